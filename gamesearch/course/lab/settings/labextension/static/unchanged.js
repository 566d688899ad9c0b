// A notebook that was only opened is not marked as changed.
//
// When JupyterLab opens a notebook it writes down which kernel this machine has, and takes the saved
// widgets into its memory. Neither is a change by the reader, but both put the mark of a changed notebook
// on the tab, and the question whether to save it at the end. Here the mark is taken away until
// somebody types, clicks, or runs something. Written without a build step, so that it can be read.

const openedOnly = {
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
    return {
      isDisposed: false,
      dispose() {
        if (this.isDisposed) return;
        this.isDisposed = true;
        context.sessionContext.iopubMessage.disconnect(ran);
        context.model.stateChanged.disconnect(changed);
      },
    };
  },
};

const plugin = {
  id: "gamesearch:unchanged",
  autoStart: true,
  activate(app) {
    app.docRegistry.addWidgetExtension("Notebook", openedOnly);
  },
};

// What JupyterLab asks of a package that was not built into it.
(window._JUPYTERLAB ??= {}).gamesearch = {
  init() {},
  get: async () => () => ({ __esModule: true, default: plugin }),
};
