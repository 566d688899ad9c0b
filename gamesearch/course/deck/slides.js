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

// Formulas, fonts and widgets are there: until then nothing can be measured for print.
const LONGEST = 15_000; // milliseconds to wait for a widget that never comes
const EMPTY = ".jupyter-widgets-disconnected:not(:has(*)), .jp-OutputArea-output.jupyter-widgets:not(:has(.widget-subarea))";
const widgetsAreThere = () =>
  new Promise((done) => {
    const look = () => document.querySelector(EMPTY) || (observer.disconnect(), done());
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(done, LONGEST);
    look();
  });

const start = async () => {
  const printing = /print-pdf/.test(location.search);
  const printed = new Promise((done) => Reveal.on("pdf-ready", done));
  await window.MathJax?.startup.promise;
  await document.fonts.ready;
  if (printing) for (const answer of document.querySelectorAll("details")) answer.open = true;
  if (printing) await widgetsAreThere(); // reveal takes the slides out of the page for a while
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
    pdfMaxPagesPerSlide: 1,
    keyboardCondition: () => !held(),
    plugins: [RevealNotes],
  });
  const present = () => Fit.fit(Reveal.getCurrentSlide());
  Reveal.on("slidechanged", present);
  present();
  if (!printing) return widgetsAreThere();
  await printed;
  pages.forEach(Fit.fit);
};
window.settled = start();
