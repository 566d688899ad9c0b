// Ready-made pictures, one shown at a time. `frames` lists, for each, the lines of its SVG in `lines`.

function render({ model, el }) {
  const { lines, frames, words, alts, labels } = model.get("book");
  // Ids in here must not meet those of another picture on the page. Each widget loads this file
  // anew, so that counting would give all of them the same number.
  const own = `gs${Math.random().toString(36).slice(2)}-`;
  el.classList.add("gs-steps", "gs-frames");
  const control = bar({
    model, el, last: frames.length - 1, name: model.get("label"), show: (step) => show(step),
    where: (step) => `${model.get("label")} ${labels[step]}`,
  });
  el.insertAdjacentHTML("beforeend", `<div class="gs-card" tabindex="0" role="group"
    aria-label="Pictures, by the arrow keys"></div><p class="gs-words" aria-live="polite"></p>`);
  const card = el.querySelector(".gs-card");

  const show = (step) => {
    card.innerHTML = frames[step].map((i) => lines[i]).join("").replaceAll("§", own);
    const svg = card.querySelector("svg");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", alts[step]);
    el.querySelector(".gs-words").textContent = words[step];
  };
  control.begin();
  return control.end;
}

export default { render };
