// Gives each slide the layout in which its picture is largest: words above it or beside it. A
// picture gets just the height that is left; where even small pictures do not help, the text gets
// smaller, down to what can be read from the back row. Words alone are set large.

const Fit = (() => {
  const LARGEST = 600; // pixels of a slide: a picture's height
  const SMALLEST = 120;
  const STEPS = 128; // from the one to the other
  const TEXT = [1, 0.96, 0.92, 0.88, 0.84, 0.78]; // of the usual size
  const TINY = [0.72, 0.66, 0.6, 0.55, 0.5]; // on paper, where nothing larger fits: nothing is lost over its edge
  const LISTS = [1, 0.92, 0.84, 0.76, 0.68, 0.6]; // of what is to be photographed, not read out
  const WORDS = [1.9, 1.75, 1.65, 1.55, 1.45, 1.35, 1.25, 1.15, 1.08]; // where nothing else is on the slide
  const CODE = [1.5, 1.4, 1.3, 1.2, 1.1, 1]; // print-outs and listings: text and code grow together
  const LETTERS = 18; // pixels: the text in a picture
  const BOTTOM = 682; // below it stands the strip
  const EDGE = 1224;

  const parts = (slide) => [...slide.children].filter((part) => !part.matches("aside, .gs-strip"));
  const lowest = (slide) => Math.max(0, ...parts(slide).map((part) => part.offsetTop + part.offsetHeight || 0));
  const isTooHigh = (slide) => lowest(slide) > BOTTOM;
  const overflows = (slide) =>
    isTooHigh(slide) ||
    [...slide.querySelectorAll("pre, table")].some(
      (wide) => wide.offsetParent && wide.scrollWidth > wide.parentElement.clientWidth + 3,
    ) ||
    [...slide.querySelectorAll(".jp-RenderedHTMLCommon")].some((text) => text.scrollWidth > text.clientWidth + 3);

  const set = (slide, room, text) => {
    slide.style.setProperty("--room", `${room}px`);
    slide.style.setProperty("--text", text);
  };

  // The largest room for pictures at one size of text, in steps; 0 if there is none, or if even the
  // largest would not be better than what is known. To try a room is to lay out the slide, so first
  // comes the one that takes away what stood too low.
  function roomFor(slide, text, known) {
    const roomAt = (step) => SMALLEST + ((LARGEST - SMALLEST) * step) / STEPS;
    let [fits, fails] = [-1, STEPS + 1];
    const attempt = (step) => {
      if (step <= fits || step >= fails) return;
      set(slide, roomAt(step), text);
      if (overflows(slide)) fails = step;
      else fits = step;
    };
    attempt(STEPS);
    if (fails === STEPS && known.area >= 0 && !better(seen(slide, text), known)) return 0;
    const guess = STEPS - Math.ceil((lowest(slide) - BOTTOM) / (roomAt(1) - roomAt(0)));
    for (const step of [guess, guess + 1, 0]) attempt(step);
    while (fits >= 0 && fails - fits > 1) attempt((fits + fails) >> 1);
    if (fits < 0) return 0;
    set(slide, roomAt(fits), text);
    return roomAt(fits);
  }

  const PICTURES = ".show :is(.jp-RenderedImage img, .gs-card svg, img.widget-image, img.gs-picture, .gs-moments svg)";
  const pictures = (slide) => [...slide.querySelectorAll(PICTURES)].filter((one) => one.getBoundingClientRect().height);

  // How large a picture is drawn: a box may be wider or higher than what is in it.
  function drawn(one) {
    const { width, height } = one.getBoundingClientRect();
    const [, , wide, high] = one.getAttribute("viewBox")?.split(/[ ,]+/).map(Number) ?? [];
    const ratio = one.naturalWidth ? one.naturalWidth / one.naturalHeight : wide / high || width / height;
    const across = Math.min(width, height * ratio);
    return { across, high: across / ratio };
  }
  const area = (slide) => {
    const scale = slide.getBoundingClientRect().width / 1280 || 1;
    return Math.max(0, ...pictures(slide).map(drawn).map(({ across, high }) => (across * high) / scale ** 2));
  };
  // No empty band above and below a picture that is as wide as it can be.
  function trim(slide) {
    const scale = slide.getBoundingClientRect().width / 1280 || 1;
    const needed = Math.max(...pictures(slide).map((one) => drawn(one).high)) / scale;
    if (needed + 2 < parseFloat(slide.style.getPropertyValue("--room"))) slide.style.setProperty("--room", `${Math.ceil(needed)}px`);
  }

  // The smallest letters in a slide's pictures, as large as they are drawn now.
  const letters = (slide) => {
    const scale = slide.getBoundingClientRect().width / 1280 || 1;
    return Math.min(Infinity, ...pictures(slide).map((one) => {
      if (one.dataset.text) return (one.dataset.text * drawn(one).across) / one.getAttribute("width");
      const [, , wide] = one.getAttribute("viewBox")?.split(/[ ,]+/).map(Number) ?? [];
      return wide ? (smallestOf(one) * drawn(one).across) / wide : Infinity;
    })) / scale;
  };
  // In units of the drawing: whatever its size is, these stay.
  const smallestOf = (svg) => Math.min(Infinity, ...[...svg.querySelectorAll("text")]
    .filter((text) => text.textContent.trim()).map((text) => parseFloat(getComputedStyle(text).fontSize)));

  const seen = (slide, text) => ({ area: area(slide) * text, letters: Math.min(LETTERS, letters(slide)) });

  // One layout, with the largest text that leaves the letters of its picture large enough; where
  // none does, with the text that makes them largest.
  function arrange(slide, sizes = TEXT, known = { area: -1 }) {
    let best = { room: SMALLEST, text: sizes.at(-1), area: -1, letters: 0 };
    for (const text of sizes) {
      const room = roomFor(slide, text, known);
      if (!room) continue;
      const found = { room, text, ...seen(slide, text) };
      if (better(found, best)) best = found;
      if (found.letters >= LETTERS) break;
    }
    set(slide, best.room, best.text);
    return best;
  }

  // Letters that can be read count first, then the picture's size.
  const better = (one, other) =>
    other.area < 0 || one.letters > other.letters + 1 ||
    (one.letters > other.letters - 1 && one.area > other.area * 1.05);

  // The layout in which the picture is largest; its area is below 0 where no layout fits at any of the sizes.
  function choose(slide, sizes) {
    let best = { area: -1 };
    const printed = slide.querySelector(".before") && slide.querySelector(".is-print");
    const moments = slide.querySelector(".gs-moments") ? ["stacked"] : [];
    const layouts = slide.dataset.columns !== "true" ? [""] : printed ? [...LAYOUTS, ...ASIDE] : LAYOUTS;
    for (const layout of [...layouts, ...moments]) {
      lay(slide, layout);
      const found = { ...arrange(slide, sizes, best), layout };
      if (!best.room || (found.area >= 0 && better(found, best))) best = found;
    }
    return best;
  }

  function grow(slide, sizes) {
    for (const text of sizes) {
      set(slide, LARGEST, text);
      if (!overflows(slide)) return;
    }
    if (sizes !== LISTS) grow(slide, LISTS);
  }

  // On paper a listing has all its steps, as large as they fit. Lines that are too long are wrapped.
  function unfold(slide) {
    const steps = slide.querySelector(".steps");
    if (!steps?.closest(".pdf-page, .handout")) return;
    for (let zoom = 0.9; zoom > 0.35; zoom -= 0.04) {
      steps.style.setProperty("--zoom", zoom);
      if (!isTooHigh(slide)) return;
    }
  }

  const LAYOUTS = ["", "columns", "columns even", "columns narrow"];
  const ASIDE = ["columns aside", "columns even aside"]; // what was printed stands with the words
  const lay = (slide, layout) => {
    slide.classList.remove("columns", "even", "narrow", "aside", "stacked");
    if (layout) slide.classList.add(...layout.split(" "));
    const aside = slide.classList.contains("aside");
    for (const printed of slide.querySelectorAll(".is-print")) {
      const place = slide.querySelector(aside ? ".before" : ".show");
      if (printed.parentElement !== place) place.append(printed);
    }
  };

  // What an answer says stands with its question, so that its picture has the other column whole.
  function bringVerdict(slide, gate) {
    const lead = slide.querySelector(":scope > .before");
    if (!lead || gate.childElementCount < 2) return;
    const verdict = document.createElement("div");
    verdict.className = "jupyter-widgets gs-verdict";
    verdict.append(gate.firstElementChild);
    lead.append(verdict);
  }

  function fit(slide) {
    const { shape } = slide.dataset;
    for (const gate of slide.querySelectorAll(".show .gs-gate")) bringVerdict(slide, gate);
    const shown = [...slide.querySelectorAll(".gs-gate > :last-child")].filter((one) => one.offsetParent && !one.querySelector(".gs-reveal"));
    const onPaper = [...slide.querySelectorAll(".is-opens details[open]")];
    const opened = [...shown, ...onPaper].some((one) => one.querySelector("img, .gs-card, .gs-moments")); // a text leaves the picture where it is
    slide.classList.toggle("answered", opened);
    slide.classList.remove("quiet");
    lay(slide, "");
    if (shape === "title") return lay(slide, "columns"), arrange(slide), trim(slide);
    if (!area(slide)) return grow(slide, ["code", "print"].includes(shape) ? CODE : WORDS), unfold(slide);
    let best = choose(slide, TEXT);
    const printed = slide.closest(".pdf-page"); // with the answer open
    for (const text of printed ? TINY : []) if (best.area < 0) best = choose(slide, [text]);
    if (opened && best.letters < LETTERS) { // what led to the question has been said
      slide.classList.add("quiet");
      const quiet = choose(slide, TEXT);
      if (quiet.area > 0 && better(quiet, best)) best = quiet;
      else slide.classList.remove("quiet");
    }
    lay(slide, best.layout);
    set(slide, best.room, best.text);
    trim(slide);
  }

  // Widgets arrive late, and grow when they are answered. To fit a slide changes their size, too:
  // on a screen, one that is as large as it was left asks for nothing.
  const left = new WeakMap();
  const size = ({ offsetWidth, offsetHeight }) => `${offsetWidth} ${offsetHeight}`;
  const live = (slide) => [...slide.querySelectorAll(".jupyter-widgets.jp-OutputArea-output")];
  function settle(slide) {
    fit(slide);
    for (const one of live(slide)) left.set(one, size(one));
  }
  const watch = new ResizeObserver((changes) => {
    const slides = new Set(changes.map(({ target }) => target.closest("[data-slide]")));
    const changed = (slide) => slide?.offsetHeight &&
      (slide.closest(".pdf-page") || live(slide).some((one) => left.get(one) !== size(one)));
    requestAnimationFrame(() => [...slides].filter(changed).forEach(settle));
  });

  function follow(slide) {
    slide.dataset.slide = "";
    live(slide).forEach((one) => watch.observe(one));
  }
  return { fit: settle, follow };
})();
