// A search, stepped through. The picture is drawn once; a step changes attributes of its parts.
//
//   parts   names of the parts that change      values   sets of attributes
//   steps   per step the (part, value) pairs that differ from the step before
//   words   the sentence of every step

function pages({ parts, steps }) {
  const page = new Int32Array(parts.length).fill(-1);
  return steps.map((changes) => {
    for (let i = 0; i < changes.length; i += 2) page[changes[i]] = changes[i + 1];
    return page.slice();
  });
}

function render({ model, el }) {
  const book = model.get("book");
  const all = pages(book);
  el.classList.add("gs-steps");
  el.innerHTML = `<div class="gs-card" tabindex="0" role="group"
      aria-label="The search step by step, by the arrow keys">${model.get("svg")}</div>
    <p class="gs-words" aria-live="polite"></p>`;
  const card = el.querySelector(".gs-card");
  const svg = card.querySelector("svg");
  const words = el.querySelector(".gs-words");
  const find = (part) => svg.querySelector(`[data-g="${part}"]`);
  const drawn = book.parts.map(find);
  let shown = new Int32Array(drawn.length).fill(-1);
  svg.setAttribute("role", "img");

  const show = () => {
    const step = Math.max(0, Math.min(model.get("step"), all.length - 1));
    const page = all[step];
    for (let i = 0; i < drawn.length; i++) {
      if (page[i] === shown[i] || !drawn[i]) continue;
      for (const [name, value] of Object.entries(book.values[page[i]])) {
        if (name === "text") drawn[i].textContent = value;
        else drawn[i].setAttribute(name, value);
      }
    }
    shown = page;
    words.textContent = book.words[step];
    svg.setAttribute("aria-label", `Step ${step} of ${all.length - 1}. ${book.words[step]}`);
  };

  // The picture itself takes the arrow keys, too. A slide deck must not take them first.
  const keys = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
  card.addEventListener("keydown", (event) => {
    if (!(event.key in keys)) return;
    event.preventDefault();
    event.stopPropagation();
    const step = Math.min(Math.max(model.get("step") + keys[event.key], 0), all.length - 1);
    model.set("step", step);
    model.save_changes();
  });

  // Slider and Play come without names of their own for those who cannot see them.
  const named = requestAnimationFrame(() => {
    const around = el.closest(".gs-stepper");
    const name = (selector, names) => {
      around?.querySelectorAll(selector).forEach((control, i) => {
        control.setAttribute("aria-label", names[i] ?? names[0]);
      });
    };
    name(".noUi-handle", ["Step"]);
    name(".widget-play button", ["Play or pause", "Back to the start", "Repeat"]);
  });

  model.on("change:step", show);
  show();
  return () => {
    cancelAnimationFrame(named);
    model.off("change:step", show);
  };
}

export default { render };
