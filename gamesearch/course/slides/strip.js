// Where in the lesson one is: a strip with a piece for each part, as long as its minutes.

const Strip = (() => {
  const strip = document.createElement("div");
  strip.className = "gs-strip";
  strip.ariaHidden = "true";
  let sections = [];

  function draw(slides) {
    const seconds = new Map();
    sections = slides.map((slide) => slide.dataset.section);
    slides.forEach((slide) => {
      const before = seconds.get(slide.dataset.section) ?? 0;
      seconds.set(slide.dataset.section, before + Number(slide.dataset.timing || 1));
    });
    for (const [section, length] of seconds) {
      const piece = document.createElement("i");
      piece.style.flexGrow = length;
      piece.dataset.of = section;
      strip.append(piece);
    }
    document.querySelector(".reveal").append(strip);
  }

  const show = (at, where = strip) => {
    const now = [...where.children].findIndex((piece) => piece.dataset.of === sections[at]);
    [...where.children].forEach((piece, i) => { piece.className = i < now ? "past" : i === now ? "now" : ""; });
  };

  // On paper each slide has its own.
  const print = (slides) => slides.forEach((slide, at) => {
    const own = strip.cloneNode(true);
    show(at, own);
    slide.append(own);
  });
  return { draw, show, print };
})();
