// Measures one slide as an audience sees it, with all that is to come on it shown.

window.look = (slide) => {
  const BODY = { left: 56, top: 100, right: 1224, bottom: 680 };
  const SMALLEST = { code: 16, picture: 18 };
  const faults = [];
  const sheet = slide.getBoundingClientRect();
  const scale = sheet.width / 1280;
  const named = (e) => e.tagName.toLowerCase() + (e.classList.length ? "." + e.classList[0] : "");
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && e.getBoundingClientRect().width > 0 && !e.closest("mjx-assistive-mml, aside.notes, .gs-strip");
  const placed = (box) => ({
    left: (box.left - sheet.left) / scale, top: (box.top - sheet.top) / scale,
    right: (box.right - sheet.left) / scale, bottom: (box.bottom - sheet.top) / scale,
  });

  const stretch = (text) => { // also of a text that stands upright
    const { a, b } = text.getScreenCTM() ?? { a: 1, b: 0 };
    return Math.hypot(a, b);
  };
  // Where anything is drawn below the title.
  const ink = { left: 9999, top: 9999, right: 0, bottom: 0 };
  const draw = (box) => {
    const { left, top, right, bottom } = placed(box);
    if (right - left < 1 || bottom - top < 1) return;
    ink.left = Math.min(ink.left, left); ink.top = Math.min(ink.top, top);
    ink.right = Math.max(ink.right, right); ink.bottom = Math.max(ink.bottom, bottom);
  };
  let smallest = Infinity;
  const title = slide.querySelector("h1, h2, h3");
  for (const e of slide.querySelectorAll("*")) {
    if (e.tagName === "IMG") {
      if (!e.complete || !e.naturalWidth) faults.push("a picture is missing");
      if (!e.alt || e.alt.startsWith("No description")) faults.push("a picture has no alt text");
    }
    if (!seen(e)) continue;
    if (e.ownerSVGElement && e.tagName === "text" && e.textContent.trim() && !e.closest("mjx-container"))
      smallest = Math.min(smallest, parseFloat(getComputedStyle(e).fontSize) * stretch(e) / scale);
    if (e.tagName === "IMG" && e.dataset.text)
      smallest = Math.min(smallest, e.dataset.text * e.getBoundingClientRect().width / scale / e.getAttribute("width"));
    if (e.ownerSVGElement && e.tagName !== "svg") continue;
    const box = e.getBoundingClientRect();
    if (!title?.contains(e) && e !== title) {
      if (/^(IMG|svg|INPUT|BUTTON|HR)$/.test(e.tagName)) draw(box);
      for (const text of e.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) draw(line);
      }
      if (/^(CODE|PRE)$/.test(e.tagName) && e.textContent.trim()) draw(box);
    }
    const over = Math.max(sheet.left - box.left, sheet.top - box.top,
                          box.right - sheet.right, box.bottom - sheet.bottom) / scale;
    if (over > 2) faults.push(`${named(e)} is ${Math.round(over)} px over the edge`);
    const style = getComputedStyle(e);
    const cuts = /auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY);
    const lacks = Math.max(e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight);
    if (cuts && lacks > 4 && e.clientHeight > 20 && !e.closest(".widget-slider, .gs-bar"))
      faults.push(`${named(e)} is cut off by ${lacks} px`);
    if (/^(PRE|CODE)$/.test(e.tagName) && parseFloat(style.fontSize) < SMALLEST.code)
      faults.push(`code is ${style.fontSize} small`);
  }
  if (!title?.innerText.trim()) faults.push("the slide has no title");
  const raw = /\$[^$\n]*\\[a-z]+[^$\n]*\$|\\begin\{/;
  if (raw.test(slide.innerText)) faults.push("a formula is not set");
  const wrong = '[data-mjx-error], g[data-mml-node="mtext"][fill="red"]';
  if (slide.querySelector(wrong)) faults.push("a formula has an error");
  if (/For those who teach/.test(slide.innerText)) faults.push("a note is on the slide");
  if (slide.querySelector(".jp-OutputArea-output.jupyter-widgets:not(:has(.widget-subarea *))"))
    faults.push("a widget is missing");

  const area = ink.right > ink.left
    ? (Math.min(ink.right, BODY.right) - ink.left) * (Math.min(ink.bottom, BODY.bottom) - ink.top) : 0;
  const filled = area / ((BODY.right - BODY.left) * (BODY.bottom - BODY.top));
  if (!filled && title) faults.push("the slide is blank");
  const words = [...slide.querySelectorAll(".is-before, .is-after")]
    .filter((e) => !e.querySelector("table, pre, mjx-container[display]"))
    .flatMap((e) => e.innerText.split(/\s+/)).filter((word) => /[\p{L}\d]/u.test(word)).length;
  const said = [...slide.querySelectorAll(".is-before")];
  return {
    list: said.length > 0 && said.every((e) => e.querySelector("ol, ul")),
    title: title?.innerText.trim() ?? "", faults: [...new Set(faults)], filled, words,
    goesOn: Boolean(slide.querySelector(".is-running")),
    asks: Boolean(slide.querySelector(".gs-predict, .gs-reveal")),
    shape: slide.dataset.shape ?? "", seconds: Number(slide.dataset.timing ?? 0),
    text: Number.isFinite(smallest) ? smallest : null,
    notes: Boolean(slide.querySelector("aside.notes")?.textContent.trim()),
    later: slide.querySelectorAll(".fragment").length,
  };
};

// Each slide, and each step of each stepper on it.
window.walk = async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const found = [];
  for (const slide of Reveal.getSlides()) {
    const { h, v } = Reveal.getIndices(slide);
    Reveal.slide(h, v, 999);
    await frame(); await frame();
    const seen = { at: `#/${h}/${v}`, ...look(slide) };
    const more = (when) => {
      const { faults, text } = look(slide);
      if (text !== null) seen.text = Math.min(seen.text ?? Infinity, text);
      for (const fault of faults) if (!seen.faults.includes(fault)) seen.faults.push(`${fault} (${when})`);
    };
    const closed = [...slide.querySelectorAll(".gs-look")].filter((one) => one.offsetParent);
    closed.forEach((one) => one.click());
    if (closed.length) {
      for (let i = 0; i < 4; i++) await frame(); // what was opened is fitted
      more("once it is answered");
    }
    for (const handle of slide.querySelectorAll(".gs-slider, .noUi-handle")) {
      if (!handle.offsetParent) continue;
      for (const key of ["End", "Home"]) {
        handle.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        await frame(); await frame();
        more(key === "End" ? "at its last step" : "at its first step");
      }
    }
    found.push(seen);
  }
  return found;
};
