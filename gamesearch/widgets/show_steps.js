// A search, stepped through. The picture is drawn once; a step changes attributes of its parts.
//
//   parts   names of the parts that change      values   sets of attributes
//   steps   per step the (part, value) pairs that differ from the step before
//   words   the sentence of every step
//   code    the functions of the search, and per step the one that runs, and its line
//   window  per step alpha and beta, null where there is none, and the part of the number line

function pages({ parts, steps }) {
  const page = new Int32Array(parts.length).fill(-1);
  return steps.map((changes) => {
    for (let i = 0; i < changes.length; i += 2) page[changes[i]] = changes[i + 1];
    return page.slice();
  });
}

function render({ model, el }) {
  const book = model.get("book");
  const unit = model.get("unit");
  const all = pages(book);
  const last = all.length - 1;
  el.classList.add("gs-steps");
  const control = bar({
    model, el, last, name: unit, show: (step) => show(step),
    where: (step) => `${step} of ${last}`,
  });
  el.insertAdjacentHTML("beforeend", `<div class="gs-body"><div class="gs-picture-side">
      <div class="gs-card" tabindex="0" role="group"
        aria-label="The search step by step, by the arrow keys">${model.get("svg")}</div></div></div>
    <p class="gs-words" aria-live="polite"></p>`);
  const svg = el.querySelector(".gs-card svg");
  const words = el.querySelector(".gs-words");
  const drawn = book.parts.map((part) => svg.querySelector(`[data-g="${part}"]`));
  let shown = new Int32Array(drawn.length).fill(-1);
  svg.setAttribute("role", "img");
  const line = book.window && numberLine(el.querySelector(".gs-picture-side"), book.window);
  const code = book.code && listing(el.querySelector(".gs-body"), el.querySelector(".gs-bar"), book.code);

  const show = (step) => {
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
    svg.setAttribute("aria-label", `Step ${step} of ${last}. ${book.words[step]}`);
    line?.(step);
    code?.(step);
  };
  control.begin();
  return control.end;
}

// Alpha pushes from the left, beta from the right; what lies between could still matter.
function numberLine(parent, { span: [low, high], at }) {
  const written = (value, none) => (value === null ? none : String(value).replace("-", "−"));
  parent.insertAdjacentHTML("beforeend", `<svg class="gs-line" viewBox="0 0 600 46" aria-hidden="true">
    <rect class="gs-below" y="18" height="12"/><rect class="gs-above" y="18" height="12"/>
    <path class="gs-axis" d="M0 30H600"/><path class="gs-alpha"/><path class="gs-beta"/>
    <text class="gs-alpha" y="13"/><text class="gs-beta" y="13"/>
    <text class="gs-span" x="2" y="44">${written(low)}</text><text class="gs-span" x="598" y="44" text-anchor="end">${written(high)}</text>
    <text class="gs-closed" y="44" text-anchor="middle"/></svg>`);
  const drawing = parent.lastElementChild;
  const part = (name) => drawing.querySelector(name);
  const place = (value) => (600 * (Math.max(low, Math.min(value, high)) - low)) / (high - low);
  return (step) => {
    drawing.style.visibility = at[step] ? "visible" : "hidden";
    if (!at[step]) return;
    const [alpha, beta] = at[step];
    const [left, right] = [alpha === null ? 0 : place(alpha), beta === null ? 600 : place(beta)];
    const closed = alpha !== null && beta !== null && alpha >= beta;
    part(".gs-below").setAttribute("width", left);
    part(".gs-above").setAttribute("x", right);
    part(".gs-above").setAttribute("width", 600 - right);
    part("path.gs-alpha").setAttribute("d", `M${left} 15V34`);
    part("path.gs-beta").setAttribute("d", `M${right} 15V34`);
    const label = (name, x, text, before) => {
      const words = part(`text.${name}`);
      words.textContent = text;
      words.setAttribute("x", Math.max(2, Math.min(x, 598)));
      words.setAttribute("text-anchor", x < 70 ? "start" : x > 530 || before ? "end" : "start");
    };
    label("gs-alpha", left, `α = ${written(alpha, "−∞")}`, !closed && left > 80);
    label("gs-beta", right, `β = ${written(beta, "∞")}`, closed);
    part(".gs-closed").setAttribute("x", Math.max(60, Math.min((left + right) / 2, 540)));
    part(".gs-closed").textContent = closed ? "closed" : "";
  };
}

// The function that runs, beside the picture where there is room, with its line marked.
function listing(parent, row, { functions, at }) {
  const side = document.createElement("div");
  side.className = "gs-code";
  side.innerHTML = functions.map((lines) => `<pre tabindex="0" aria-label="The code that runs">${
    lines.map((text) => `<span>${text || " "}</span>`).join("")}</pre>`).join("");
  parent.append(side);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "gs-show-code";
  button.textContent = "Code";
  row.append(button);
  const listings = [...side.children];
  const set = (open) => {
    side.hidden = !open;
    button.setAttribute("aria-pressed", open);
  };
  const ROOM = 420; // pixels that a listing needs beside the picture
  const card = parent.querySelector(".gs-card");
  set(false);
  requestAnimationFrame(() => {
    const inDeck = parent.closest(".reveal");
    const left = parent.parentElement.parentElement?.clientWidth - card.clientWidth;
    if (!inDeck && left > ROOM) set(true);
  });
  button.addEventListener("click", () => set(side.hidden));
  let marked = null;
  return (step) => {
    marked?.classList.remove("gs-now");
    const [which, line] = at[step] ?? [-1, -1];
    listings.forEach((one, i) => (one.hidden = i !== which && !(which < 0 && i === 0)));
    marked = listings[which]?.children[line];
    marked?.classList.add("gs-now");
  };
}

export default { render };
