// A sentence that shows only where no kernel answers (asleep.css).
export default {
  render({ model, el }) {
    const words = document.createElement("p");
    words.className = "gs-asleep";
    words.textContent = model.get("words");
    el.append(words);
  },
};
