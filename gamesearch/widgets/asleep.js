// A sentence that shows only where no kernel answers (asleep.css); and names for the controls around
// it, which come without any for those who cannot see them.

function name(around) {
  for (const input of around.querySelectorAll("input:not([aria-label], [type=radio])")) {
    const box = input.closest("[title]") ?? input;
    input.setAttribute("aria-label", box.title || input.placeholder || "number");
  }
  for (const handle of around.querySelectorAll(".noUi-handle:not([aria-label])")) {
    const label = handle.closest(".widget-slider")?.querySelector(".widget-label");
    handle.setAttribute("aria-label", label?.textContent || "slider");
  }
}

export default {
  render({ model, el }) {
    const words = document.createElement("p");
    words.className = "gs-asleep";
    words.textContent = model.get("words");
    el.append(words);
    let watch = null;
    const begun = requestAnimationFrame(() => {
      const around = el.closest(".gs-bundle");
      if (!around) return;
      name(around);
      watch = new MutationObserver(() => name(around));
      watch.observe(around, { childList: true, subtree: true });
    });
    return () => {
      cancelAnimationFrame(begun);
      watch?.disconnect();
    };
  },
};
