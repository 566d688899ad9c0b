// A Monte Carlo tree search as a film: four phases as chips, the board on the left, the tree on the right.
//
//   nodes    x, ply, parent, move, kind         frames   game, phase, path, counts, board, words
//   boards   pictures of positions, as lines that several share

const CHIPS = [["select", "Select"], ["expand", "Expand"], ["simulate", "Simulate"], ["backup", "Back up"]];
const FILL = { max: "#0072b2", min: "#e69f00", chance: "#009e73", leaf: "#dcebf5" };
const PLY = 84; // pixels from one ply of the tree to the next
const WIDE = 620;

function render({ model, el }) {
  const { nodes, frames, games, boards, alts } = model.get("book");
  const own = `gs${Math.random().toString(36).slice(2)}-`;
  const last = frames.length - 1;
  el.classList.add("gs-steps", "gs-mcts");
  const control = bar({
    model, el, last, name: "step", show: (step) => show(step),
    where: (step) => `game ${frames[step].game} of ${games}`,
  });
  const high = PLY * Math.max(...nodes.map(({ ply }) => ply)) + 90;
  el.insertAdjacentHTML("beforeend", `<ol class="gs-chips">${
    CHIPS.map(([name, text]) => `<li data-phase="${name}">${text}</li>`).join("")}</ol>
    <div class="gs-card" tabindex="0" role="group" aria-label="The search step by step, by the arrow keys">
      <div class="gs-position" role="img"></div>
      <svg class="gs-mcts-tree" viewBox="0 0 ${WIDE} ${high}" role="img"></svg></div>
    <p class="gs-words" aria-live="polite"></p>`);
  const position = el.querySelector(".gs-position");
  const svg = el.querySelector(".gs-mcts-tree");
  const words = el.querySelector(".gs-words");
  const chips = [...el.querySelectorAll(".gs-chips li")];

  const xs = nodes.map(({ x }) => x);
  const [low, wide] = [Math.min(...xs), Math.max(...xs) - Math.min(...xs) || 1];
  const place = ({ x, ply }) => [50 + ((WIDE - 100) * (x - low)) / wide, 36 + PLY * ply];
  const make = (tag, attributes, parent = svg) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    parent.append(made);
    return made;
  };
  const edges = nodes.map((node) => node.parent === null ? null : make("line", (() => {
    const [[x1, y1], [x2, y2]] = [place(nodes[node.parent]), place(node)];
    return { x1, y1, x2, y2, class: "gs-edge" };
  })()));
  const drawn = nodes.map((node) => {
    const [x, y] = place(node);
    const group = make("g", { transform: `translate(${x} ${y})`, class: "gs-node" });
    return {
      group,
      shape: make("path", { fill: FILL[node.kind] ?? "#cc79a7", stroke: "#1a1a1a" }, group),
      move: make("text", { class: "gs-move", "text-anchor": "middle" }, group),
      count: make("text", { class: "gs-count", "text-anchor": "middle" }, group),
    };
  });
  const outline = (kind, r) => ({
    max: `M0 ${-r}L${r} ${0.8 * r}L${-r} ${0.8 * r}Z`,
    min: `M0 ${r}L${r} ${-0.8 * r}L${-r} ${-0.8 * r}Z`,
    leaf: `M${-r} ${-r}H${r}V${r}H${-r}Z`,
  })[kind] ?? `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

  // N and W of every node at every step, from what changed.
  const counts = [];
  frames.forEach(({ counts: changed }, step) => {
    const now = new Map(step ? counts[step - 1] : []);
    for (const [node, N, W] of changed) now.set(node, [N, W]);
    counts.push(now);
  });

  const show = (step) => {
    const { game, phase, path, board, words: said } = frames[step];
    const now = counts[step];
    const most = now.get(0)?.[0] || 1;
    nodes.forEach((node, key) => {
      const [N, W] = now.get(key) ?? [0, 0];
      const there = N > 0 || path.includes(key);
      const on = path.includes(key);
      const { group, shape, move, count } = drawn[key];
      const r = 7 + 20 * Math.sqrt(N / most);
      group.style.display = there ? "" : "none";
      if (edges[key]) {
        edges[key].style.display = there ? "" : "none";
        edges[key].classList.toggle("gs-on-path", on);
      }
      shape.setAttribute("d", outline(node.kind, r));
      shape.setAttribute("stroke-width", on ? 3.5 : 1);
      const large = on || N / most > 0.08 || nodes.length < 20;
      [move.textContent, count.textContent] = large ? [node.move, N ? `${W}/${N}` : ""] : ["", ""];
      move.setAttribute("y", -r - 5);
      count.setAttribute("y", r + 14);
    });
    for (const chip of chips) chip.classList.toggle("gs-active", chip.dataset.phase === phase);
    position.innerHTML = boards.frames[board].map((i) => boards.lines[i]).join("").replaceAll("§", own);
    position.setAttribute("aria-label", alts[board]);
    position.querySelector("svg").setAttribute("aria-hidden", "true");
    position.classList.toggle("gs-playing", phase === "simulate");
    words.textContent = said;
    svg.setAttribute("aria-label", `The tree in game ${game} of ${games}. ${said}`);
  };
  control.begin();
  return control.end;
}

export default { render };
