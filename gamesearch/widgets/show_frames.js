// Ready-made pictures, one shown at a time. `frames` lists, for each, the lines of its SVG in `lines`.

function render({ model, el }) {
  const { lines, frames, words } = model.get("book");
  // Ids in here must not meet those of another picture on the page. Each widget loads this file
  // anew, so that counting would give all of them the same number.
  const own = `gs${Math.random().toString(36).slice(2)}-`;
  el.classList.add("gs-steps");
  el.innerHTML = `<div class="gs-card"></div><p class="gs-words" aria-live="polite"></p>`;
  const card = el.querySelector(".gs-card");

  const show = () => {
    const step = Math.max(0, Math.min(model.get("step"), frames.length - 1));
    card.innerHTML = frames[step].map((i) => lines[i]).join("").replaceAll("§", own);
    const svg = card.querySelector("svg");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", words[step]);
    el.querySelector(".gs-words").textContent = words[step];
  };

  const named = requestAnimationFrame(() => {
    const around = el.closest(".gs-stepper");
    const name = (selector, names) => {
      around?.querySelectorAll(selector).forEach((control, i) => {
        control.setAttribute("aria-label", names[i] ?? names[0]);
      });
    };
    name(".noUi-handle", [model.get("label")]);
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
