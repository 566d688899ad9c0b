// Puts the parts of each slide where they belong: the words that lead to a picture, the picture
// with its question and its answer, and the words that come after it. How they stand (one below
// the other, or side by side) is for fit.js to choose.

const Compose = (() => {
  const box = (name, parts) => {
    const made = document.createElement("div");
    made.className = name;
    made.append(...parts);
    return made;
  };

  const TAG = "celltag_", TAGGED = "[class*='celltag_is-']";

  function compose(slide) {
    const notes = slide.querySelector("aside.notes");
    const cells = [...slide.children].filter((part) => part !== notes);
    for (const cell of cells) { // a text has its tags further inside than code has
      const tagged = cell.matches(TAGGED) ? cell : cell.querySelector(TAGGED);
      for (const name of tagged?.classList ?? []) if (name.startsWith(TAG)) cell.classList.add(name.slice(TAG.length));
    }
    const of = (name) => cells.filter((cell) => cell.classList.contains(`is-${name}`));
    const [title] = of("title");
    if (!title) return;
    const figure = of("figure"), answer = of("answer"), question = of("question"), after = of("after");
    // An answer that opens a picture puts it where the question's was; any other answer stands
    // below its question.
    const opens = answer.some((cell) => cell.classList.contains("is-opens"));
    const looks = (cell) => cell.querySelector("img, svg, table, [class*='widget']");
    if (figure.some(looks)) for (const cell of figure) if (!looks(cell)) cell.classList.add("is-print");
    const shown = opens ? [...figure, ...answer] : figure;
    const parts = [title];
    const lead = box("before", [...of("before"), ...question, ...(opens ? [] : answer)]);
    if (lead.childElementCount) parts.push(lead);
    if (shown.length) parts.push(box("show", shown));
    if (after.length) parts.push(box("after", after));
    slide.dataset.columns = String(Boolean(shown.length && (lead.childElementCount || after.length)));
    slide.replaceChildren(...parts, ...(notes ? [notes] : []));
    for (const part of after) part.classList.add("fragment");
    const steps = shown.filter((cell) => cell.classList.contains("is-step"));
    steps.forEach((step, i) => {
      step.classList.add("fragment", i ? "current-visible" : "fade-out");
      if (i) step.dataset.fragmentIndex = i - 1;
      else step.dataset.fragmentIndex = 0;
      if (i === steps.length - 1) step.classList.remove("current-visible");
    });
    if (steps.length) steps[0].parentElement.classList.add("steps");
  }
  return { compose };
})();
