// Some styles ask the page, not the system, whether it is dark.
{
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const tell = () => {
    document.body.dataset.jpThemeLight = !dark.matches;
    document.body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
  };
  dark.addEventListener("change", tell);
  tell();
}
