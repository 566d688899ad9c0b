// A question, answered before its picture appears; and, further on, the answer beside the truth.
//
// The guesses of a page are kept by their key, so that a question and its answer find each other
// whichever was shown first, and a cell that is run again has not forgotten its guess.

const guesses = (window.gamesearchGuesses ??= new Map());
const GUESSED = "gamesearch:guessed";

const remember = (key, guess) => {
  if (!guess || guesses.get(key) === guess) return;
  guesses.set(key, guess);
  window.dispatchEvent(new CustomEvent(GUESSED));
};

// Lets a card follow its key; what the notebook has saved counts until a guess is made.
const follow = (model, show) => {
  const take = () => {
    const guess = guesses.get(model.get("key"));
    if (!guess || guess === model.get("guess")) return;
    model.set("guess", guess);
    model.save_changes();
  };
  const changed = () => {
    remember(model.get("key"), model.get("guess"));
    show();
  };
  if (guesses.has(model.get("key"))) take();
  model.on("change:guess", changed);
  window.addEventListener(GUESSED, take);
  changed();
  return () => {
    model.off("change:guess", changed);
    window.removeEventListener(GUESSED, take);
  };
};

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
  return follow(model, show);
}

const plain = (text) => text.trim().replaceAll("−", "-").toLowerCase();
const same = (a, b) =>
  plain(a) === plain(b) || (plain(a) !== "" && Number(plain(a)) === Number(plain(b)));

function answer({ model, el }) {
  const box = element("div", "", { class: "gs-reveal", role: "status" });
  el.append(box);
  const isOpen = () => model.get("display") !== "none";
  const open = () => {
    if (isOpen()) return;
    model.set("display", "flex");
    model.save_changes();
  };
  const show = () => {
    const [guess, actual, text] = ["guess", "actual", "text"].map((name) => model.get(name));
    const ends = /[.!?…]$/.test(actual) ? "" : ".";
    box.replaceChildren();
    const line = element("p", "", { class: "gs-beside" });
    box.append(line);
    if (guess) {
      line.append("You predicted ", element("b", guess), ", it is ", element("b", actual), ends);
      const right = same(guess, actual) ? "Right. " : "";
      if (right || text) box.append(element("p", right + text));
      open();
    } else if (isOpen()) {
      line.append("It is ", element("b", actual), ends);
      if (text) box.append(element("p", text));
    } else {
      line.append("No prediction yet. Make one above, or ");
      const look = element("button", "look anyway", { type: "button", class: "gs-look" });
      look.addEventListener("click", open);
      line.append(look, ".");
    }
  };
  model.on("change:display", show);
  const leave = follow(model, show);
  return () => {
    model.off("change:display", show);
    leave();
  };
}

export default {
  render: (context) => (context.model.get("question") ? question(context) : answer(context)),
};
