# Everything starts from a fresh clone with Python 3.11 or newer, git and make.
#
#   make lab      open the course          make lab ARGS="--no-browser --port 8899"
#   make test     check everything         make test ARGS="tests/search -k ties"
#   make quick    check one lesson         make quick LESSON=02
#   make build    rebuild the notebooks from their sources
#   make bench    measure, side by side with other libraries
#   make lite      try the site's JupyterLite in Chromium
#   make clean    remove the environment and what tools left behind

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ARGS   ?=
# Plugins that are named are loaded in this order in xdist's processes, too: see pyproject.toml.
PYTEST := $(BIN)/pytest --disable-plugin-autoload -p xdist.plugin -p nbval.plugin

.PHONY: lab test quick build bench lite clean

lab: $(VENV)/lab.done
	@grep -qsF "$(CURDIR)/" $(BIN)/gamesearch || { echo "This folder was moved or copied after its set-up: run make clean, then make lab again."; exit 2; }
	$(BIN)/gamesearch lab $(ARGS)

# Kernels, sandboxes and pages wait for one another: there is work for a third on two cores.
test: set-up
	$(MAKE) --no-print-directory -j 2 style types in-step
ifeq ($(strip $(ARGS)),)
	$(PYTEST) -n 3 --dist loadfile --no-loadscope-reorder --nbval --nbval-cell-timeout=120 --ignore tests/browser gamesearch tests solutions
	$(PYTEST) -n 3 --dist loadscope tests/browser
else
	$(PYTEST) $(ARGS)
endif

# What `test` is made of, beside the tests themselves.
.PHONY: set-up style types in-step
set-up: $(VENV)/dev.done $(VENV)/browser.done build/nbgrader.done

style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types:
	$(BIN)/mypy

# Notebooks with their sources. What a lesson gives when it is run is compared in the browser.
in-step:
	$(BIN)/gamesearch build --check
	$(BIN)/gamesearch exercises --check

quick: $(VENV)/dev.done
	@test -n "$(LESSON)" || { echo "which lesson? make quick LESSON=02"; exit 2; }
	$(BIN)/ruff check .
	$(BIN)/gamesearch build --check $(LESSON)
	$(BIN)/gamesearch exercises --check $(LESSON)
	$(PYTEST) -n 2 --dist loadfile --no-loadscope-reorder --lesson $(LESSON) --ignore tests/browser
	$(PYTEST) -o addopts="-q -p gamesearch.course" --nbval --nbval-cell-timeout=120 -n 2 --dist loadfile notebooks/$(LESSON)*.ipynb solutions/$(LESSON)*.ipynb

build: $(VENV)/dev.done
	$(BIN)/gamesearch build $(ARGS)
	$(BIN)/gamesearch exercises $(ARGS)

bench: $(VENV)/bench.done $(VENV)/aima.done build/graders.done
	$(BIN)/python tests/bench/run.py $(ARGS)

# JupyterLite of the site, in Chromium, with the Pyodide of the npm registry: some minutes, so it is
# no part of `test`.
lite: $(VENV)/lite.done $(VENV)/browser.done build/pyodide
	GAMESEARCH_PYODIDE="$(CURDIR)/build/pyodide/package" $(BIN)/pytest tests/browser/test_lite.py $(ARGS)

build/pyodide: | $(VENV)/lite.done
	rm -rf $@.part && mkdir -p $@.part
	version=$$($(BIN)/python -c 'from jupyterlite_pyodide_kernel.constants import PYODIDE_VERSION; print(PYODIDE_VERSION)') \
	&& cd $@.part && npm pack --silent "pyodide@$$version"
	tar -xzf $@.part/pyodide-*.tgz -C $@.part && mv $@.part $@

# The textbook's code as a package; what it pins is older than the rest, so it comes alone.
$(VENV)/aima.done: | $(VENV)/bench.done
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps aima3==1.0.11
	@touch $@

# Other graders pin what they need: an environment of their own.
build/graders.done: pyproject.toml
	$(PYTHON) -m venv build/graders
	build/graders/bin/python -m pip install --quiet --disable-pip-version-check nbgrader==0.9.6 otter-grader==7.0.0 anywidget ipywidgets matplotlib networkx
	@touch $@

# That the solutions work in nbgrader is tested with the real one. It lies apart, as it would add panels
# of its own to JupyterLab; what else it needs is there.
build/nbgrader.done: | $(VENV)/dev.done
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade --no-deps --target build/nbgrader nbgrader==0.9.6 alembic mako rapidfuzz sqlalchemy
	@touch $@

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache

# A stamp per extra: a second call does no set-up work, a changed pyproject.toml does it again. One
# at a time: who comes second waits for the first, and finds it done.
PYTHON_IS_NEW := import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, this is " + sys.version.split()[0] + ": make lab PYTHON=python3.12")
IN_TURN := import fcntl, subprocess, sys; lock = open(".make.lock", "w"); fcntl.flock(lock, fcntl.LOCK_EX); sys.exit(subprocess.call(["sh", "-ec", sys.argv[1]]))

$(VENV)/%.done: pyproject.toml
	@$(PYTHON) -c '$(PYTHON_IS_NEW)'
	@test -w . || { echo "Nothing can be written in this folder: copy the course to one of your own, and call make there."; exit 2; }
	@$(PYTHON) -c '$(IN_TURN)' 'test $@ -nt pyproject.toml && exit; set -x; \
	$(BIN)/python -m pip --version > /dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV); \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[$(EXTRAS_$*)]" \
	|| { set +x; echo "The set-up did not end: see the error above. It needs a network and 2 GB of disk; then call make again, it goes on."; exit 1; }; \
	touch $@'

EXTRAS_lab   := lab,chess,fast
EXTRAS_dev   := lab,dev,grade,site,cluster,chess,fast
EXTRAS_lite  := lab,dev,grade,site,lite,cluster,chess,fast
EXTRAS_bench := lab,dev,chess,fast,bench

$(VENV)/browser.done: tests/browser/install_chromium.sh | $(VENV)/dev.done
	@$(PYTHON) -c '$(IN_TURN)' 'test $@ -nt $< && exit; bash $<; touch $@'
