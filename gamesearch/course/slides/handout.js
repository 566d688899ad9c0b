// Notes move from the slide to the paper below it; where there are none, there is room to write.
const slides = [...document.querySelectorAll(".slides > section > section")];
slides.forEach((slide, i) => {
  const notes = slide.querySelector("aside.notes") ?? document.createElement("aside");
  notes.className = notes.childElementCount ? "notes" : "notes lines";
  notes.dataset.number = `${i + 1} / ${slides.length}`;
  slide.after(notes);
  for (const details of slide.querySelectorAll("details")) details.open = true;
});
window.settled = (async () => {
  await window.MathJax?.startup.promise;
  await document.fonts.ready;
  slides.forEach(Fit.fit);
})();
