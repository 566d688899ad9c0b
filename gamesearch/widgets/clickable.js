// Shows a board and reports clicks; the kernel decides what they mean (clickable.py).

const ASLEEP = "No answer yet. If this notebook has just been opened, run the cell again to play.";
const LONG = 2500; // milliseconds without an answer before saying so

function element(tag, name, parent) {
  const made = document.createElement(tag);
  made.className = name;
  parent.append(made);
  return made;
}

function asURL(bytes) {
  const view = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = "";
  for (const byte of view) text += String.fromCharCode(byte);
  return "data:image/png;base64," + btoa(text);
}

// The place whose middle lies nearest in the direction of an arrow key.
function neighbour(from, all, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = (button) => {
    const box = button.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  let nearest = Infinity;
  for (const button of all) {
    const [right, down] = [middle(button)[0] - x, middle(button)[1] - y];
    const ahead = right * dx + down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    if (ahead > 1 && ahead + 3 * aside < nearest) [best, nearest] = [button, ahead + 3 * aside];
  }
  return best;
}

function render({ model, el }) {
  el.classList.add("gamesearch-board");
  el.dataset.lmSuppressShortcuts = "true"; // Enter and the arrows are the board's, not the notebook's
  const board = element("div", "board", el);
  const picture = element("img", "picture", board);
  const told = element("p", "told", el);
  told.setAttribute("aria-live", "polite");
  const status = element("p", "status", el);
  status.setAttribute("role", "status");
  const moves = element("div", "moves", el);
  const tools = element("div", "tools", el);
  const facts = element("dl", "facts", el);
  let waiting = null;
  let playedByKeys = false;

  function report(kind, number) {
    model.send({ kind, number });
    clearTimeout(waiting);
    waiting = setTimeout(() => (status.textContent = ASLEEP), LONG);
  }

  function button(kind, number, name, parent) {
    const made = element("button", kind, parent);
    made.type = "button";
    made.dataset.key = `${kind} ${number}`;
    made.addEventListener("click", () => report(kind, number));
    if (name !== null) made.textContent = name;
    return made;
  }

  function showPicture() {
    const bytes = model.get("picture");
    if (bytes && bytes.byteLength) picture.src = asURL(bytes);
    picture.alt = model.get("words");
    board.style.width = `${model.get("width")}px`;
  }

  function showButtons() {
    const focused = el.contains(document.activeElement) && document.activeElement.dataset.key;
    for (const old of board.querySelectorAll("button")) old.remove();
    const keyed = model.get("places").some(({ key }) => key);
    if (keyed || playedByKeys) {
      playedByKeys = true; // the keys stay the board's while others move
      board.tabIndex = 0;
      board.setAttribute("role", "group");
      board.setAttribute("aria-label", "Play by the arrow keys");
    }
    const places = [];
    model.get("places").forEach(({ box, name, legal, with: group }, number) => {
      const place = button("place", number, null, board);
      places.push(place);
      place.classList.toggle("illegal", legal === false);
      const mark = (on) => (group ?? []).forEach((each) => places[each].classList.toggle("marked", on));
      for (const event of ["mouseenter", "focus"]) place.addEventListener(event, () => mark(true));
      for (const event of ["mouseleave", "blur"]) place.addEventListener(event, () => mark(false));
      place.setAttribute("aria-label", name);
      place.title = name;
      const sides = ["left", "top", "width", "height"];
      sides.forEach((side, i) => (place.style[side] = `${100 * box[i]}%`));
    });
    moves.replaceChildren();
    if (model.get("moves").length) element("span", "caption", moves).textContent = "Moves";
    model.get("moves").forEach((name, number) => button("move", number, name, moves));
    tools.replaceChildren();
    model.get("tools").forEach(({ name, on, off }, number) => {
      const tool = button("tool", number, name, tools);
      tool.disabled = off === true;
      if (on !== undefined) tool.setAttribute("aria-pressed", on);
    });
    const again = focused && (el.querySelector(`[data-key="${focused}"]`) || board);
    if (again) (playedByKeys && board.contains(again) ? board : again).focus({ preventScroll: true });
  }

  function showWords() {
    clearTimeout(waiting);
    told.textContent = model.get("told");
    status.textContent = model.get("status");
    status.classList.toggle("problem", model.get("problem"));
    facts.replaceChildren();
    for (const [left, right] of model.get("facts")) {
      element("dt", "", facts).textContent = left;
      element("dd", "", facts).textContent = right;
    }
  }

  board.addEventListener("keydown", (event) => {
    if (playedByKeys && event.key.startsWith("Arrow")) {
      event.preventDefault();
      event.stopPropagation();
      const number = model.get("places").findIndex(({ key }) => key === event.key);
      if (number >= 0) report("place", number);
      return;
    }
    if (!event.key.startsWith("Arrow") || !event.target.matches("button")) return;
    const next = neighbour(event.target, board.querySelectorAll("button"), event.key);
    if (next) next.focus();
    event.preventDefault();
  });

  const watched = [
    ["change:picture change:words change:width", showPicture],
    ["change:places change:moves change:tools", showButtons],
    ["change:told change:status change:problem change:facts msg:custom", showWords],
  ];
  for (const [events, show] of watched) {
    model.on(events, show);
    show();
  }
  return () => {
    clearTimeout(waiting);
    for (const [events, show] of watched) model.off(events, show);
  };
}

export default { render };
