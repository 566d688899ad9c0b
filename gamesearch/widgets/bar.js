// The bar above whatever is shown step by step: back, on, play, a slider, where one is, how fast.
// `step` of the model is all that changes. Keys: the arrows, Home, End, and space to play.

const PACE = 1100; // milliseconds between steps while it plays at speed 1
const SPEEDS = [["½×", 0.5], ["1×", 1], ["2×", 2], ["4×", 4]];

function bar({ model, el, last, name, where, show }) {
  const make = (tag, className, label, parent) => {
    const made = document.createElement(tag);
    made.className = className;
    made.setAttribute("aria-label", label);
    if (tag === "button") made.type = "button";
    parent.append(made);
    return made;
  };
  el.dataset.lmSuppressShortcuts = "true"; // the keys are the picture's, not the notebook's
  const row = make("div", "gs-bar", `Move through the ${name}s`, el);
  row.setAttribute("role", "group");
  const back = make("button", "gs-back", "One back", row);
  const play = make("button", "gs-play", "Play or pause", row);
  const on = make("button", "gs-on", "One on", row);
  const slider = make("input", "gs-slider", name, row);
  const at = make("output", "gs-at", "Where you are", row);
  const speed = make("select", "gs-speed", "Speed", row);
  [back.textContent, on.textContent] = ["◀", "▶"];
  Object.assign(slider, { type: "range", min: 0, max: last, step: 1 });
  for (const [text, times] of SPEEDS) speed.append(new Option(text, times, times === 1, times === 1));
  row.hidden = last === 0 || !name;

  const step = () => Math.max(0, Math.min(model.get("step"), last));
  const go = (to) => {
    const next = Math.max(0, Math.min(to, last));
    if (next === step()) return;
    model.set("step", next);
    model.save_changes();
  };
  let timer = null;
  const pause = () => {
    clearInterval(timer);
    timer = null;
    play.textContent = "Play";
  };
  const start = () => {
    clearInterval(timer);
    timer = setInterval(() => (step() < last ? go(step() + 1) : pause()), PACE / speed.value);
    play.textContent = "Pause";
  };
  const playOrPause = () => {
    if (timer) return pause();
    if (step() === last) go(0);
    start();
  };
  const byHand = (to) => {
    pause();
    go(to);
  };
  back.addEventListener("click", () => byHand(step() - 1));
  on.addEventListener("click", () => byHand(step() + 1));
  play.addEventListener("click", playOrPause);
  slider.addEventListener("input", () => byHand(Number(slider.value)));
  speed.addEventListener("change", () => timer && start());

  const ways = { ArrowRight: 1, ArrowLeft: -1, ArrowUp: 1, ArrowDown: -1, Home: -Infinity, End: Infinity };
  const keys = (event) => {
    const { target, key } = event;
    const inDeck = el.closest(".reveal") !== null;
    if (target.matches("select") || (target.matches("button") && (inDeck || [" ", "Enter"].includes(key)))) return;
    if (/^Arrow(Up|Down)$/.test(key) && target !== slider) return;
    if (!(key in ways) && key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    if (key === " ") playOrPause();
    else byHand(step() + ways[key]);
  };
  el.addEventListener("keydown", keys);

  const changed = () => {
    slider.value = step();
    [at.textContent, at.title] = [where(step()), `${name} ${where(step())}`];
    slider.setAttribute("aria-valuetext", where(step()));
    [back.disabled, on.disabled] = [step() === 0, step() === last];
    show(step());
  };
  model.on("change:step", changed);
  pause();
  return {
    begin: changed,
    end() {
      pause();
      model.off("change:step", changed);
    },
  };
}

