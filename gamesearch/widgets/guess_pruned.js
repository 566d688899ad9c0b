// A tree whose leaves can be crossed out: which of them will alpha-beta never read?
//
//   leaves   for each leaf: part (its number), name, read (was it read?), why, below (its ancestors)
//   after    the attributes of every part once the search is over

function render({ model, el }) {
  const { leaves, after, inner } = model.get("book");
  el.classList.add("gs-steps", "gs-guess");
  el.innerHTML = `<div class="gs-card">${model.get("svg")}</div>
    <div class="gs-guess-bar"><button type="button">Reveal</button>
    <span role="status"></span></div><ul class="gs-why"></ul>`;
  const svg = el.querySelector("svg");
  const [button, status, why] = ["button", "[role=status]", ".gs-why"].map((s) => el.querySelector(s));
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

  const crossed = new Set(model.get("crossed"));
  const leafParts = leaves.map((leaf) => find(`n${leaf.part}`));
  const revealed = () => model.get("revealed");

  const mark = () => {
    leaves.forEach((leaf, i) => {
      find(`x${leaf.part}`).setAttribute("display", crossed.has(leaf.part) ? "inline" : "none");
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
    if (!revealed()) return;
    button.hidden = true;
    set(after);
    mark();
    const wrong = leaves.filter((leaf) => leaf.read === crossed.has(leaf.part));
    const unread = leaves.filter((leaf) => !leaf.read).length;
    const ending = `Alpha-beta never reads ${unread} of the ${leaves.length} leaves.`;
    status.textContent = wrong.length
      ? `${leaves.length - wrong.length} of ${leaves.length} as it happens. ${ending}`
      : `Every one as it happens. ${ending}`;
    why.replaceChildren(...wrong.map((leaf) => {
      const line = document.createElement("li");
      line.textContent = leaf.why;
      find(`n${leaf.part}`).setAttribute("stroke", "#d55e00");
      find(`n${leaf.part}`).setAttribute("stroke-width", "3.5");
      return line;
    }));
  };
  button.addEventListener("click", () => {
    model.set("revealed", true);
    model.save_changes();
  });
  model.on("change:revealed", show);
  mark();
  show();
  return () => model.off("change:revealed", show);
}

export default { render };
