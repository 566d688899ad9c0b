// A tree whose leaves can be crossed out: which of them will alpha-beta never read?
//
//   leaves   for each leaf: part (its number), name, read (was it read?), why, below (its ancestors)
//   after    the attributes of every part once the search is over

function render({ model, el }) {
  const { leaves, after, inner } = model.get("book");
  el.classList.add("gs-steps", "gs-guess");
  el.innerHTML = `<div class="gs-card">${model.get("svg")}</div>
    <div class="gs-guess-bar"><button type="button" class="gs-reveal-it">Reveal</button>
    <button type="button" class="gs-again" hidden>Try again</button>
    <span role="status"></span></div><p class="gs-key"></p><ul class="gs-why"></ul>`;
  const svg = el.querySelector("svg");
  const [button, again, status, key, why] = [".gs-reveal-it", ".gs-again", "[role=status]", ".gs-key", ".gs-why"]
    .map((s) => el.querySelector(s));
  const asked = svg.cloneNode(true); // as it was before anybody guessed
  const find = (part) => svg.querySelector(`[data-g="${part}"]`);
  const set = (looks) => {
    for (const [part, look] of Object.entries(looks)) {
      const drawn = find(part);
      if (!drawn) continue;
      for (const [name, value] of Object.entries(look)) {
        if (name === "text") drawn.textContent = value;
        else drawn.setAttribute(name, value);
      }
    }
  };
  set(model.get("book").before);
  svg.setAttribute("role", "group");
  svg.setAttribute("aria-label", "Game tree. Choose the leaves that are never read.");

  let crossed = new Set(model.get("crossed"));
  const leafParts = leaves.map((leaf) => find(`n${leaf.part}`));
  const revealed = () => model.get("revealed");

  const mark = () => {
    leaves.forEach((leaf, i) => {
      const cross = find(`x${leaf.part}`);
      const own = crossed.has(leaf.part);
      cross.setAttribute("display", own || (revealed() && !leaf.read) ? "inline" : "none");
      cross.classList.toggle("gs-own", own && (!revealed() || leaf.read));
      leafParts[i].setAttribute("aria-checked", crossed.has(leaf.part));
    });
    if (!revealed()) {
      status.textContent = `${crossed.size} of ${leaves.length} leaves crossed out.`;
    }
  };
  const toggle = (parts) => {
    if (revealed()) return;
    const all = parts.every((part) => crossed.has(part));
    for (const part of parts) all ? crossed.delete(part) : crossed.add(part);
    model.set("crossed", [...crossed]);
    model.save_changes();
    mark();
  };
  const clickable = (drawn, parts, role, name) => {
    drawn.setAttribute("role", role);
    drawn.setAttribute("tabindex", "0");
    drawn.setAttribute("aria-label", name);
    drawn.classList.add("gs-clickable");
    drawn.addEventListener("click", () => toggle(parts));
    drawn.addEventListener("keydown", (event) => {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      toggle(parts);
    });
  };
  leaves.forEach((leaf, i) => clickable(leafParts[i], [leaf.part], "checkbox", leaf.name));
  for (const { part, name } of inner) {
    const below = leaves.filter((leaf) => leaf.below.includes(part)).map((leaf) => leaf.part);
    clickable(find(`n${part}`), below, "button", name);
  }

  const show = () => {
    [button.hidden, again.hidden] = [revealed(), !revealed()];
    if (!revealed()) {
      [key, why].forEach((part) => part.replaceChildren());
      leaves.forEach((leaf, i) => leafParts[i].classList.remove("gs-right", "gs-wrong"));
      for (const part of svg.querySelectorAll("[data-g]")) {
        const before = asked.querySelector(`[data-g="${part.dataset.g}"]`);
        for (const name of ["fill", "stroke", "stroke-width", "display"]) {
          const value = before.getAttribute(name);
          value === null ? part.removeAttribute(name) : part.setAttribute(name, value);
        }
      }
      set(model.get("book").before);
      return mark();
    }
    set(after);
    mark();
    const isRight = (leaf) => leaf.read !== crossed.has(leaf.part);
    const [right, wrong] = [leaves.filter(isRight), leaves.filter((leaf) => !isRight(leaf))];
    const found = right.filter((leaf) => !leaf.read).length;
    const unread = leaves.filter((leaf) => !leaf.read).length;
    const rest = `Alpha-beta never reads ${unread} of the ${leaves.length} leaves; you found ${found} of them.`;
    status.textContent = wrong.length
      ? `${right.length} of ${leaves.length} leaves are right. ${rest}`
      : `All ${leaves.length} leaves are right. ${rest}`;
    key.innerHTML = `<b class="cut">✕</b> never read &nbsp; <b class="right">▢</b> right
      &nbsp; <b class="own">✕</b> crossed out by you, but read &nbsp; <b class="wrong">▢</b> not right (dashed frame)`;
    leaves.forEach((leaf, i) => leafParts[i].classList.add(isRight(leaf) ? "gs-right" : "gs-wrong"));
    why.replaceChildren(...wrong.map((leaf) => {
      const line = document.createElement("li");
      line.textContent = leaf.why;
      return line;
    }));
  };
  button.addEventListener("click", () => {
    model.set("revealed", true);
    model.save_changes();
  });
  again.addEventListener("click", () => {
    crossed = new Set();
    model.set({ crossed: [], revealed: false });
    model.save_changes();
    show();
  });
  model.on("change:revealed", show);
  mark();
  show();
  return () => model.off("change:revealed", show);
}

export default { render };
