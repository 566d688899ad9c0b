// Starts the deck.

const pages = [...document.querySelectorAll(".slides > section > section")];
pages.forEach(Fit.follow);

// The keys belong to a widget while it has the focus: Escape gives them back. A presenter's
// remote sends Page Up and Page Down, which always turn the slide.
const held = () => document.activeElement?.closest?.(".jupyter-widgets, details, [tabindex='0']");
const turning = ["PageUp", "PageDown"];
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && held()) {
    document.activeElement.blur();
    event.stopImmediatePropagation();
  }
}, true);
document.addEventListener("keydown", (event) => {
  if (turning.includes(event.key) && held()) event.target.blur();
}, true);

const start = async () => {
  await window.MathJax?.startup.promise;
  await document.fonts.ready;
  await Reveal.initialize({
    width: 1280,
    height: 720,
    margin: 0,
    center: false,
    hash: true,
    slideNumber: "c/t",
    transition: "none",
    navigationMode: "linear", // no slide is passed over
    pdfSeparateFragments: false,
    keyboardCondition: () => !held(),
    plugins: [RevealNotes],
  });
  const present = () => Fit.fit(Reveal.getCurrentSlide());
  Reveal.on("slidechanged", present);
  Reveal.on("pdf-ready", () => pages.forEach(Fit.fit));
  if (Reveal.isPrintView?.()) pages.forEach(Fit.fit);
  else present();
};
start();
