// MathJax reads this before it starts. No menu: each formula would be one more stop for the Tab key.
window.MathJax = {
  tex: {
    inlineMath: [["$", "$"], ["\\(", "\\)"]],
    displayMath: [["$$", "$$"], ["\\[", "\\]"]],
    processEscapes: true,
    tags: "ams",
  },
  options: { enableMenu: false, skipHtmlTags: ["script", "noscript", "style", "textarea", "pre", "code"] },
  svg: { fontCache: "local" },
  startup: {
    ready() {
      MathJax.startup.defaultReady();
      MathJax.Hub = { Queue: (job) => MathJax.typesetPromise([job[2]]) }; // widgets speak MathJax 2
    },
  },
};
