"""How long a stepper takes to build, how much it weighs, and how long a step takes in JupyterLab.

    python tests/bench/stepper_latency.py [--shots FOLDER]

A step is timed in the browser from the key on the slider to the next painted frame.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "browser"))

from lab_page import FLAGS, Lab, Notebook, find_chromium, notebook

SETUP = """
import json, random, time
from gamesearch import TreeGame, alphabeta, record
from gamesearch.widgets.show_steps import show_steps
rng = random.Random(3)
def uniform(depth): return [uniform(depth - 1) for _ in range(3)] if depth else rng.randint(-9, 19)
show_steps(record(alphabeta, TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])), 8)._repr_mimebundle_();
"""
CELL = """
start = time.perf_counter()
trace = record(alphabeta, TreeGame(uniform({depth})))
stepper = show_steps(trace); bundle = stepper._repr_mimebundle_()
took = 1000 * (time.perf_counter() - start)
widgets = (stepper, stepper.view)
state = sum(len(json.dumps(widget.get_state(), ensure_ascii=False)) for widget in widgets)
print(f"{{stepper!r}} built in {{took:.0f}} ms, {{state / 1000:.0f}} kB")
stepper
"""
STEP = """async ([cell, steps]) => {
  const root = jupyterapp.shell.currentWidget.content.widgets[cell].node;
  root.scrollIntoView({block: 'start'});
  const handle = root.querySelector('.gs-slider'), words = root.querySelector('svg[role=img]');
  const key = name => handle.dispatchEvent(
    new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true}));
  const label = () => words.getAttribute('aria-label');
  const painted = () => new Promise(done => requestAnimationFrame(() => {
    const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage(0); }));
  const times = [];
  for (let i = 0; i < steps; i++) {
    const before = label(), start = performance.now();
    key('ArrowRight');
    while (label() === before) {
      if (performance.now() - start > 5000) throw new Error(`step ${i} never came`);
      await new Promise(done => setTimeout(done, 0));
    }
    await painted();
    times.push(performance.now() - start);
    await new Promise(done => setTimeout(done, 40));
  }
  return times; }"""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--shots", type=Path)
    shots = options.parse_args().shots
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        lab = Lab(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            depths = {2: 10, 3: 30, 4: 30, 5: 30}
            cells = [CELL.format(depth=depth) for depth in depths]
            name = lab.add(notebook(SETUP, *cells), "latency.ipynb")
            lab.wait_until_up()
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            opened = Notebook(page, lab, name)
            opened.run_all()
            for cell, steps in enumerate(depths.values(), 1):
                output = page.locator(".jp-CodeCell").nth(cell)
                page.wait_for_function(
                    """n => { const cell = document.querySelectorAll('.jp-CodeCell')[n];
                      return cell.querySelector('svg[role=img]')
                        && cell.querySelector('.gs-slider'); }""",
                    arg=cell,
                )
                print(output.locator(".jp-OutputArea-output pre").first.inner_text())
                times = sorted(page.evaluate(STEP, [cell, steps]))
                worst = times[int(0.9 * (len(times) - 1))]
                print(f"  step: median {statistics.median(times):.1f} ms, 90 % {worst:.1f} ms")
                if shots:
                    output.screenshot(path=shots / f"stepper_{cell}.png")
            if shots:
                page.evaluate(
                    "() => jupyterapp.commands.execute('apputils:change-theme',"
                    " {theme: 'JupyterLab Dark'})"
                )
                page.wait_for_function(
                    "() => document.body.dataset.jpThemeLight === 'false'"
                    " && !document.querySelector('#jupyterlab-splash')"
                )
                page.locator(".jp-CodeCell").nth(1).screenshot(path=shots / "stepper_dark.png")
            print("complaints:", opened.errors, opened.complaints.all())
        finally:
            browser.close()
            lab.stop()


if __name__ == "__main__":
    main()
