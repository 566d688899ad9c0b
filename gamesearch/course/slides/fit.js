// Gives the pictures of a slide just the height that its text leaves them. Where even small
// pictures do not help, the text gets smaller, down to what can be read from the back row.

const Fit = (() => {
  const LARGEST = 590; // pixels of a slide: a picture's height
  const SMALLEST = 180;
  const TEXT = [1, 0.96, 0.92, 0.88, 0.84]; // of the usual size

  const BOTTOM = 680; // below it stands the number of the slide

  const overflows = (slide) =>
    [...slide.children].some(
      (part) => part.tagName !== "ASIDE" && part.offsetTop + part.offsetHeight > BOTTOM,
    );

  function fit(slide) {
    const set = (room, text) => {
      slide.style.setProperty("--room", `${room}px`);
      slide.style.setProperty("--text", text);
    };
    for (const text of TEXT) {
      set(LARGEST, text);
      if (!overflows(slide)) return;
      let [fits, room] = [0, LARGEST];
      let low = SMALLEST;
      while (room - low > 4) {
        const middle = (room + low) / 2;
        set(middle, text);
        if (overflows(slide)) room = middle;
        else fits = low = middle;
      }
      if (fits) return set(fits, text);
    }
    set(SMALLEST, TEXT.at(-1));
  }

  // Widgets arrive late, and grow when they are answered.
  const watch = new ResizeObserver((changes) => {
    const slides = new Set(changes.map(({ target }) => target.closest("[data-slide]")));
    requestAnimationFrame(() => slides.forEach((slide) => slide?.offsetHeight && fit(slide)));
  });

  function follow(slide) {
    slide.dataset.slide = "";
    for (const live of slide.querySelectorAll(".jupyter-widgets.jp-OutputArea-output")) watch.observe(live);
  }
  return { fit, follow };
})();
