// Names for the controls and pictures that come without one, for those who cannot see them.
new MutationObserver(() => {
  for (const handle of document.querySelectorAll(".noUi-handle:not([aria-label])")) {
    const label = handle.closest(".jupyter-widgets").querySelector(".widget-label");
    handle.setAttribute("aria-label", label?.textContent || "slider");
  }
  for (const button of document.querySelectorAll("button.jupyter-button:not([aria-label])")) {
    const icon = button.querySelector("i");
    if (!icon || button.textContent.trim()) continue;
    button.setAttribute("aria-label", button.title || icon.className.replace(/.*fa-(\w+).*/, "$1"));
  }
  for (const image of document.querySelectorAll("img.widget-image:not([alt])")) {
    image.alt = image.closest("[data-alt]")?.dataset.alt ?? "";
  }
}).observe(document.body, { childList: true, subtree: true });
