// Widgets come alive without a kernel. Their scripts are large, so they are fetched from the site
// once a widget comes near the window (or, on the first page, is asked for); until then each
// widget's place shows its picture.

const base = new URL(".", document.currentScript.src);
const VIEW = "application/vnd.jupyter.widget-view+json";
const STATE = "application/vnd.jupyter.widget-state+json";
const places = [...document.querySelectorAll(".gs-live")];

const load = (name) =>
  new Promise((done, failed) => {
    const script = document.createElement("script");
    Object.assign(script, { src: new URL(name, base), onload: done, onerror: failed });
    document.head.append(script);
  });

const tag = (type, content) => {
  const script = document.createElement("script");
  script.type = type;
  script.textContent = JSON.stringify(content);
  return script;
};

document.documentElement.classList.add("gs-scripted");
let begun;
const begin = () =>
  (begun ??= (async () => {
    const state = places[0].dataset.state ?? document.location.pathname.split("/").slice(-2).join("-").replace(".html", "");
    await load(`widgets/${state}.js`);
    document.body.append(tag(STATE, window.savedWidgets));
    delete window.savedWidgets;
    for (const place of places) {
      place.append(tag(VIEW, { version_major: 2, version_minor: 0, model_id: place.dataset.model }));
      const arrived = new MutationObserver(() => {
        if (!place.querySelector(".widget-subarea > *")) return;
        arrived.disconnect();
        for (const old of place.querySelectorAll(":scope > .gs-still, :scope > .gs-start")) old.remove();
        place.dispatchEvent(new Event("alive"));
      });
      arrived.observe(place, { childList: true, subtree: true });
    }
    for (const script of ["require.js", "modules.js", "widgets-embed-amd.js", "widget-names.js"]) await load(`vendor/${script}`);
  })().catch(() => document.documentElement.classList.remove("gs-scripted")));

const near = new IntersectionObserver((seen) => {
  if (seen.some((one) => one.isIntersecting)) begin();
}, { rootMargin: "400px" });

for (const place of places) {
  if (place.dataset.when !== "touched") near.observe(place);
  const start = place.querySelector(".gs-start");
  start?.addEventListener("click", () => {
    start.textContent = "…";
    place.addEventListener("alive", () => place.querySelector(".gs-slider, .gs-card")?.focus());
    begin();
  });
}

// A listing that scrolls sideways can be scrolled by the keyboard.
for (const box of document.querySelectorAll(".highlight pre, .output, .table-wrapper")) {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}
