// A question, answered before its picture appears; and, further on, the answer beside the truth.

const element = (tag, text = "", attributes = {}) => {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

function question({ model, el }) {
  // Each widget loads this file anew: counting would give all of them the same number.
  const name = `gs-predict-${Math.random().toString(36).slice(2)}`;
  const form = element("form", "", { class: "gs-predict" });
  const choices = model.get("choices");
  const prompt = element("p", model.get("question"), { class: "gs-question", id: name });
  const fields = element("div", "", {
    class: "gs-choices", role: choices.length ? "radiogroup" : "group", "aria-labelledby": name,
  });
  for (const choice of choices) {
    const label = element("label");
    label.append(element("input", "", { type: "radio", name, value: choice }), ` ${choice}`);
    fields.append(label);
  }
  if (!choices.length) {
    fields.append(element("input", "", { type: "text", size: 16, "aria-labelledby": name }));
  }
  const button = element("button", "Lock in", { type: "submit" });
  const said = element("span", "", { class: "gs-said", role: "status" });
  fields.append(button, said);
  form.append(prompt, fields);
  el.append(form);

  const show = () => {
    const guess = model.get("guess");
    for (const input of fields.querySelectorAll("input")) {
      if (input.type === "radio") input.checked = input.value === guess || (!guess && input.checked);
      else if (guess) input.value = guess;
      input.disabled = guess !== "";
    }
    button.hidden = guess !== "";
    said.textContent = guess ? `Your prediction: ${guess}. Now read on.` : "";
  };
  // The keys belong to the field while it has the focus, not to the notebook or the slides.
  form.addEventListener("keydown", (event) => event.stopPropagation());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = fields.querySelector(choices.length ? "input:checked" : "input");
    const guess = field ? field.value.trim() : "";
    if (!guess) {
      said.textContent = "Any guess will do: it is not marked.";
      return;
    }
    model.set("guess", guess);
    model.save_changes();
  });
  model.on("change:guess", show);
  show();
  return () => model.off("change:guess", show);
}

const plain = (text) => text.trim().replaceAll("−", "-").toLowerCase();
const same = (a, b) =>
  plain(a) === plain(b) || (plain(a) !== "" && Number(plain(a)) === Number(plain(b)));

function answer({ model, el }) {
  const box = element("div", "", { class: "gs-reveal", role: "status" });
  el.append(box);
  const show = () => {
    const [guess, actual, text] = ["guess", "actual", "text"].map((name) => model.get(name));
    box.replaceChildren();
    if (!guess) {
      const details = element("details");
      details.append(element("summary", "No prediction yet. Make one above, or look anyway."));
      details.append(element("p", `${actual}. ${text}`.trim()));
      box.append(details);
      return;
    }
    const table = element("p", "", { class: "gs-beside" });
    table.append("You predicted ", element("b", guess), ", it is ", element("b", actual), ".");
    const remark = same(guess, actual) ? "Just so. " : "Worth a second look: ";
    box.append(table, element("p", text ? remark + text : ""));
  };
  model.on("change:guess", show);
  show();
  return () => model.off("change:guess", show);
}

export default {
  render: (context) => (context.model.get("question") ? question(context) : answer(context)),
};
