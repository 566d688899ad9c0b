// What the course adds to JupyterLab and Notebook. Written without a build step, so that it can be read.
//
//   unchanged   a notebook that was only opened is not marked as changed
//   strip       the table on top of an exercise notebook says which exercises pass
//   ran         how much of a lesson was run is written down
//   progress    the index says which exercises pass, and which lessons were run
//   alive       a saved widget that JupyterLab missed is shown after all; a lost one says what to do
//   style       in a dark theme a picture's paper does not glare; a narrow page breaks no word

// When JupyterLab opens a notebook it writes down which kernel this machine has, and takes the saved
// widgets into its memory. Neither is a change by the reader, but both put the mark of a changed notebook
// on the tab, and the question whether to save it at the end. Here the mark is taken away until
// somebody types, clicks, or runs something.
const unchanged = {
  createNew(panel, context) {
    let touched = false;
    const touch = () => { touched = true; };
    for (const event of ["keydown", "pointerdown"]) {
      panel.node.addEventListener(event, touch, { capture: true, once: true });
    }
    const ran = (_, message) => {
      if (message.header.msg_type === "execute_input") touch();
    };
    const changed = (model, { name, newValue }) => {
      if (name === "dirty" && newValue && !touched) model.dirty = false;
    };
    context.sessionContext.iopubMessage.connect(ran);
    context.model.stateChanged.connect(changed);
    if (context.model.dirty) context.model.dirty = false;
    return disposable(() => {
      context.sessionContext.iopubMessage.disconnect(ran);
      context.model.stateChanged.disconnect(changed);
    });
  },
};

function disposable(end) {
  return {
    isDisposed: false,
    dispose() {
      if (this.isDisposed) return;
      this.isDisposed = true;
      end();
    },
  };
}

// JupyterLab asks the kernel first which widgets live there, then takes the others from the file. On a
// busy machine two things go wrong: it asks twice at once, and the one that ends first says that all is
// restored, so that what the file holds is "not found" for good; or an answer is lost, and the file is
// never read. Here what is not there by then is taken from the file, without asking. What is not in the
// file either says how it comes back.
const VIEW = "application/vnd.jupyter.widget-view+json";
const STATE = "application/vnd.jupyter.widget-state+json";
const MISSED = "Error displaying widget: model not found";
const LOADING = "Loading widget...";
const AGAIN = "Run the cell above: what was shown here needs it.";
const PATIENCE = 10; // seconds of a kernel that has nothing to do

function* views(cells, said) {
  for (const { model, outputArea } of cells) {
    for (const [at, { widgets = [] }] of (outputArea?.widgets ?? []).entries()) {
      const view = widgets.find((one) => one.mimeType === VIEW && one.node.textContent === said);
      if (view && model.outputs.get(at)) yield [view, model.outputs.get(at)];
    }
  }
}

async function readFile(manager, notebook) {
  const saved = notebook.getMetadata("widgets")?.[STATE];
  if (!saved) return;
  manager._get_comm_info = async () => ({}); // no kernel is asked
  try {
    await manager.set_state(manager.filterExistingModelState(saved));
  } finally {
    delete manager._get_comm_info;
  }
}

async function bringBack(found, notebook) {
  for (const [view, output] of found) {
    const { model_id: id } = output.data[VIEW];
    const manager = await view._manager.promise;
    if (!manager.has_model(id)) await readFile(manager, notebook);
    if (view.isDisposed || ![MISSED, LOADING].includes(view.node.textContent)) continue;
    if (manager.has_model(id)) await view.renderModel(output);
    else view.node.textContent = AGAIN;
  }
}

const alive = {
  createNew(panel, context) {
    const tried = new WeakSet(); // once each: what fails twice is lost
    let waited = 0;
    const look = (said) => {
      const found = [...views(panel.content.widgets, said)].filter(([view]) => !tried.has(view));
      for (const [view] of found) tried.add(view);
      bringBack(found, context.model).catch((error) => console.warn(error));
    };
    const drawn = new MutationObserver(() => look(MISSED));
    drawn.observe(panel.node, { childList: true, subtree: true });
    const clock = setInterval(() => {
      const busy = context.sessionContext.session?.kernel?.status === "busy";
      const loads = !views(panel.content.widgets, LOADING).next().done;
      waited = loads && !busy ? waited + 1 : 0;
      if (waited >= PATIENCE) look(LOADING);
    }, 1000);
    return disposable(() => {
      clearInterval(clock);
      drawn.disconnect();
    });
  },
};

// What `check` said last stands in the outputs, also in those of a notebook that was only opened. It
// said so of the code that was run by then: of the cells from its exercise's heading down to it.
const SAID = /^(✓ )?Exercise (\d+\.\d+)(?: passes|: not yet)/;
const PASSES = "✓ passes";
const EDITED = "edited since: run it again";
const HEADING = /^## Exercise \d+\.\d+/m;
const sourceOf = (model) => model.sharedModel.getSource();
const joined = (sources) => sources.filter((source) => source?.trim()).join("\0");

// Each code cell with those of its exercise that stand above it, itself the last.
function* exercises(models) {
  let above = [];
  for (const model of models) {
    if (model.type === "markdown" && HEADING.test(sourceOf(model))) above = [];
    if (model.type === "code") yield [model, (above = [...above, model])];
  }
}

// What the kernel was given last of each cell, and of its exercise when it was run. Of a notebook that
// was only opened: what stood there.
class Given {
  constructor(models) {
    this.cell = new Map();
    this.exercise = new Map();
    for (const [model, above] of exercises(models)) this.run(model, above);
  }

  run(model, above) {
    this.cell.set(model.id, sourceOf(model));
    this.exercise.set(model.id, joined(above.map(({ id }) => this.cell.get(id))));
  }

  isOf(model, above) {
    return this.exercise.get(model.id) === joined(above.map(sourceOf));
  }
}

function verdicts(models, given) {
  const found = new Map();
  for (const [model, above] of exercises(models)) {
    for (let i = 0; i < model.outputs.length; i++) {
      const said = SAID.exec([model.outputs.get(i).data?.["text/plain"] ?? ""].flat().join(""));
      if (!said) continue;
      const passes = given.isOf(model, above) ? PASSES : EDITED;
      found.set(said[2], said[1] === undefined ? "not yet" : passes);
    }
  }
  return found;
}

const write = (node, text) => {
  if (node && node.textContent !== text) node.textContent = text;
};

function fillStrip(cells, given) {
  const start = cells.find(({ model }) => model.id === "start");
  const table = start?.node.querySelector("table");
  if (!table) return;
  const said = verdicts(cells.map(({ model }) => model), given);
  let [sum, all] = [0, 0];
  for (const { cells: [name, points, verdict] } of table.tBodies[0].rows) {
    const known = said.get(/\d+\.\d+/.exec(name.textContent)?.[0]) ?? "";
    write(verdict, known);
    all += Number(points.textContent);
    if (known === PASSES) sum += Number(points.textContent);
  }
  const caption = table.caption ?? table.createCaption();
  caption.style.captionSide = "bottom";
  caption.style.textAlign = "left";
  write(caption, `So far your checks pass for ${sum} of ${all} points.`);
}

const strip = {
  createNew(panel, context) {
    let [waiting, given] = [null, null];
    const fill = () => {
      const cells = panel.isDisposed || !context.isReady ? [] : panel.content.widgets;
      if (cells.length) fillStrip(cells, (given ??= new Given(context.model.cells)));
    };
    const soon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(fill, 150);
    };
    const ran = (_, { header, content }) => {
      if (header.msg_type !== "execute_input") return;
      for (const [model, above] of exercises(context.model.cells)) {
        if (sourceOf(model) === content.code) given?.run(model, above);
      }
    };
    context.ready.then(soon);
    context.sessionContext.iopubMessage.connect(ran);
    context.model.contentChanged.connect(soon);
    const drawn = new MutationObserver(soon); // a text that is rendered late, or anew
    drawn.observe(panel.node, { childList: true, subtree: true });
    return disposable(() => {
      clearTimeout(waiting);
      drawn.disconnect();
      context.sessionContext.iopubMessage.disconnect(ran);
      context.model.contentChanged.disconnect(soon);
    });
  },
};

// The server writes down what passes whenever an exercise notebook is saved (course/lab/progress.py).
const FILE = "progress.json";
const inFolder = (folder) => [folder, FILE].filter(Boolean).join("/");

async function readProgress(contents, folder) {
  const { content: files } = await contents.get(folder, { content: true });
  if (!files.some(({ name }) => name === FILE)) return {};
  const asked = { content: true, format: "text", type: "file" };
  return JSON.parse((await contents.get(inFolder(folder), asked)).content);
}

// How many of a lesson's code cells were run, in the session that ran most of them. It stands in the
// same file, not in the notebook, so that nothing there is marked as changed.
async function noteRun(contents, folder, stem, ran, of) {
  const known = await readProgress(contents, folder);
  const before = known[stem] ?? {};
  if ((before.ran ?? 0) >= ran && before.cells === of) return;
  known[stem] = { ...before, ran, cells: of };
  const content = `${JSON.stringify(known, null, 1)}\n`;
  await contents.save(inFolder(folder), { type: "file", format: "text", content });
}

const ran = (contents) => ({
  createNew(panel, context) {
    const at = /^(.*?)\/?notebooks\/(\d\d_\w+)\.ipynb$/.exec(context.path);
    if (!at) return disposable(() => {});
    const run = new Set(); // the sources that the kernel was given
    let waiting = null;
    const write = () => {
      const sources = panel.isDisposed ? [] : [...panel.content.widgets]
        .filter(({ model }) => model.type === "code").map(({ model }) => model.sharedModel.getSource());
      const done = sources.filter((source) => run.has(source)).length;
      if (done) noteRun(contents, at[1], at[2], done, sources.length).catch(() => {}); // another time
    };
    const heard = (_, message) => {
      if (message.header.msg_type !== "execute_input") return;
      run.add(message.content.code);
      clearTimeout(waiting);
      waiting = setTimeout(write, 1000);
    };
    context.sessionContext.iopubMessage.connect(heard);
    return disposable(() => {
      clearTimeout(waiting);
      context.sessionContext.iopubMessage.disconnect(heard);
    });
  },
});

async function fillIndex(panel, contents, folder) {
  const known = await readProgress(contents, folder);
  for (const link of panel.node.querySelectorAll("td a[href*='.ipynb']")) {
    const stem = /(?<!exercises\/)\b(\d\d_\w+)\.ipynb/.exec(decodeURIComponent(link.href))?.[1];
    const { ran, cells } = known[stem] ?? {};
    const own = link.closest("table")?.querySelector("a[href*='exercises/']"); // not those of other tables
    if (!ran || !own) continue;
    let said = link.parentElement.querySelector(".gs-ran");
    if (!said) {
      said = document.createElement("div");
      said.className = "gs-ran";
      link.after(said);
    }
    write(said, ran === cells ? "✓ run" : `${ran} of ${cells} cells run`);
  }
  for (const link of panel.node.querySelectorAll("td a[href*='exercises/']")) {
    const stem = /exercises\/(\w+)\.ipynb/.exec(decodeURIComponent(link.href))?.[1];
    const { passed, of } = known[stem] ?? {};
    if (of) write(link, `exercises: ${passed.length} of ${of} pass${passed.length === of ? " ✓" : ""}`);
  }
}

const progress = (contents) => ({
  createNew(panel, context) {
    const at = /^(.*?)\/?notebooks\/index\.ipynb$/.exec(context.path);
    const fill = () => fillIndex(panel, contents, at[1]).catch(() => {}); // no file, no progress
    if (!at) return disposable(() => {});
    const seen = new MutationObserver(() => panel.isVisible && fill());
    seen.observe(panel.node, { attributes: true, attributeFilter: ["class"] }); // shown again
    const drawn = new MutationObserver(() => { // its table is there, sooner or later
      if (!panel.node.querySelector("td a[href*='exercises/']")) return;
      drawn.disconnect();
      setTimeout(fill, 500);
    });
    drawn.observe(panel.node, { childList: true, subtree: true });
    return disposable(() => {
      seen.disconnect();
      drawn.disconnect();
    });
  },
});

// Pictures are drawn on paper. On a dark page paper is a little darker, too: it does not glare.
const DARK = `[data-jp-theme-light="false"] .jp-OutputArea
  :is(.jp-RenderedImage img, .gs-card, .gs-line, .gs-picture, .gamesearch-board .picture) {
    filter: brightness(0.88);
    border-radius: 6px;
  }`;

// On a narrow page: what is printed goes on in the next line between two words, and the line that stands
// for folded code is as wide as its cell.
const NARROW = `.jp-Notebook .jp-OutputArea-output pre { word-break: normal; }
  .jp-Notebook .jp-InputPlaceholder { min-width: 0; flex: 1 1 0; }
  .jp-Notebook .jp-InputPlaceholder .jp-Placeholder-content { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
  @media only screen and (max-width: 760px) { /* where JupyterLab sets prompts above their cells */
    .jp-Notebook .jp-InputPlaceholder .jp-Placeholder-prompt { display: none; }
  }`;

const style = () => {
  const sheet = document.createElement("style");
  sheet.textContent = DARK + NARROW;
  document.head.append(sheet);
};

const plugin = {
  id: "gamesearch:notebooks",
  autoStart: true,
  activate({ docRegistry, serviceManager }) {
    style();
    const { contents } = serviceManager;
    for (const added of [unchanged, alive, strip, ran(contents), progress(contents)]) {
      docRegistry.addWidgetExtension("Notebook", added);
    }
  },
};

// What JupyterLab asks of a package that was not built into it.
(window._JUPYTERLAB ??= {}).gamesearch = {
  init() {},
  get: async () => () => ({ __esModule: true, default: plugin }),
};
