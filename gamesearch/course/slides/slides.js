// Starts the deck.

const pages = [...document.querySelectorAll(".slides > section > section")];
pages.forEach(Compose.compose);
pages.forEach(Fit.follow);
Strip.draw(pages);

// A slider, a picture or a choice that has the focus keeps the keys; Escape gives them back. A
// button needs no arrows. A presenter's remote sends Page Up and Page Down: they always turn.
const TURNING = ["PageUp", "PageDown"];
const focused = () => document.activeElement?.closest?.(".jupyter-widgets, summary") && document.activeElement;
const holds = ({ key }) =>
  focused() && !TURNING.includes(key) &&
  (!focused().matches("button, summary") || [" ", "Enter"].includes(key));
document.addEventListener("keydown", (event) => {
  if (event.key === "d" && !focused()) document.body.classList.toggle("dark");
  if (TURNING.includes(event.key)) focused()?.blur(); // else a slider would move, too
  if (event.key !== "Escape" || !focused()) return;
  focused().blur();
  event.stopImmediatePropagation();
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
  if (printing) Strip.print(pages);
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
    keyboardCondition: (event) => !holds(event),
    plugins: [RevealNotes],
    totalTime: pages.reduce((sum, page) => sum + Number(page.dataset.timing || 0), 0), // seconds
  });
  const present = () => {
    const now = Reveal.getCurrentSlide();
    for (const page of pages) page.inert = !printing && page !== now; // Tab stays on the slide
    Fit.fit(now);
    Strip.show(pages.indexOf(now));
  };
  Reveal.on("slidechanged", present);
  present();
  if (!printing) return widgetsAreThere();
  await printed;
  pages.forEach(Fit.fit);
};
window.settled = start();
