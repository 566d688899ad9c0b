// Each slide on its sheet: beside lines to write on, or above the speaker's notes.
const slides = [...document.querySelectorAll(".slides > section > section")];
const forSpeaker = document.body.classList.contains("notes");
const made = (name, classes, ...parts) => {
  const element = document.createElement(name);
  element.className = classes;
  element.append(...parts);
  return element;
};
const sheets = slides.map((slide, i) => {
  const notes = slide.querySelector("aside.notes") ?? made("aside", "notes");
  const lines = made("div", "lines");
  (forSpeaker ? notes : lines).dataset.number = `${i + 1} / ${slides.length}`;
  for (const details of slide.querySelectorAll("details")) details.open = forSpeaker;
  Compose.compose(slide);
  const frame = made("section", "", slide);
  return made("div", "sheet", frame, ...(forSpeaker ? [notes] : [lines]));
});
document.querySelector("main").replaceChildren(...sheets);
window.settled = (async () => {
  await window.MathJax?.startup.promise;
  await document.fonts.ready;
  slides.forEach(Fit.fit);
})();
