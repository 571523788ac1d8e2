# Six Rubies. Every target does its whole set-up, into .venv, and of it only what is still to be done.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install
NEEDED = $(BIN)/python tools/needed.py
GAMES := 5
PYTEST := $(BIN)/python -m pytest --numprocesses 2 --dist worksteal

.PHONY: play test check bench fuzz build rules-report goldens results lock clean audit protocol chaos bench-server client browser engine screenshots

play: engine  ## the game in the browser; without Node, in the terminal
	@if $(NEEDED) --quiet node; then $(MAKE) --no-print-directory client || echo "The pages could not be built."; fi
	@$(BIN)/sixrubies play

client: .venv/ready  ## build the browser client into the package
	@$(NEEDED) node
	@$(MAKE) --silent src/sixrubies/web/client/index.html

src/sixrubies/web/client/index.html: web/node_modules/.package-lock.json web/index.html web/vite.config.ts \
		$(shell find web/src src/sixrubies/texts docs/rules -type f -not -name '*.py' -not -name '*.pyc' 2>/dev/null)
	@cd web && npm run --silent build -- --logLevel warn

# Not `npm ci`: it asks for the compiled parts of every platform, and a lock made on one of them names its own alone.
web/node_modules/.package-lock.json: web/package-lock.json
	@echo "Setting up web/node_modules"
	@cd web && npm install --no-save --loglevel error --no-audit --no-fund >/dev/null
	@touch $@

browser: engine client  ## all of the browser's tests, also the long ones, with GAMES games of each ruleset
	@$(NEEDED) chromium
	SIXRUBIES_GAMES=$(GAMES) $(PYTEST) tests/browser -rP

test: export SIXRUBIES_PURE =
test: check engine  ## everything: the rules compiled and plain, then all other tests, those in the browser last
	@$(NEEDED) node chromium || [ -z "$$CI" ]
	@if $(NEEDED) --quiet node; then $(MAKE) --no-print-directory client; fi
	$(PYTEST) tests/rules
	SIXRUBIES_PURE=1 $(PYTEST) tests/rules
	$(PYTEST) tests --ignore tests/rules --ignore tests/browser
	$(PYTEST) tests/browser -m 'not long'
	@$(BIN)/python tools/rules_report.py

check: .venv/ready  ## format, lint, types, imports, lock
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/check_lock.py

bench: engine  ## speed and memory, beside a peer
	@$(BIN)/sixrubies bench

fuzz: engine  ## random games with invariants, many
	@$(BIN)/sixrubies fuzz

chaos: engine  ## kills, cuts, bad lines, twins: many; needs PostgreSQL and Redis
	@$(BIN)/python -m tools.chaos

bench-server: engine  ## what one core carries, beside a bare WebSocket echo; 500 tables held for 5 minutes
	@$(BIN)/python -m tools.bench_server --ladder
	@$(BIN)/python -m tools.bench_server --hold 500 --pace 10

engine: .venv/ready  ## compile what differs from its sources
	@$(BIN)/python setup.py --quiet build_ext --inplace

build: engine client  ## the wheel, into dist/, with the compiled engine and the pages in it
	@rm -rf dist
	@$(BIN)/python setup.py --quiet bdist_wheel
	@echo dist/*.whl

protocol: .venv/ready  ## write the protocol's schema and TypeScript anew
	@SIXRUBIES_PURE=1 $(BIN)/python tools/protocol.py

# Needs the open internet, and an environment of its own. A package that could not be looked up is a failure too.
audit: .venv/ready  ## known faults in what we depend on
	@$(PYTHON) -m venv build/audit
	@build/audit/bin/python -m pip --disable-pip-version-check --quiet install pip-audit
	@build/audit/bin/pip-audit --strict --disable-pip --require-hashes --requirement requirements/lock.txt
	@if [ -f web/package.json ]; then npm --prefix web audit --audit-level low; else echo "no packages of the browser client yet"; fi

screenshots: engine client  ## write the pictures of README and docs anew
	@$(NEEDED) chromium
	@$(BIN)/python -m tools.screenshots

rules-report: .venv/ready  ## rule statements without a test
	@$(BIN)/python tools/rules_report.py

results: engine  ## play the matches of docs/results.md that are missing, and write it anew
	@$(BIN)/python -m tools.results

goldens: engine  ## write the golden playthroughs anew
	@$(BIN)/python tools/goldens.py

# The package itself is put there uncompiled: `make engine` compiles, and says what it does.
.venv/ready: requirements/lock.txt pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Six Rubies needs Python 3.11 or newer; name one, as in: make PYTHON=python3.13")'
	@echo "Setting up .venv"
	@$(PYTHON) -m venv .venv
	@$(PIP) --require-hashes --requirement requirements/lock.txt
	@SIXRUBIES_PURE=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# Keeps the versions that still fit; `make lock UPGRADE=--upgrade` takes the newest.
lock:
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip --disable-pip-version-check --quiet install uv
	@build/lock/bin/uv --quiet pip compile pyproject.toml --extra dev --universal --python-version 3.11 \
		--generate-hashes --no-annotate --custom-compile-command "make lock" $(UPGRADE) --output-file requirements/lock.txt

clean:
	rm -rf src/sixrubies/web/client web/node_modules build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -f src/sixrubies/_built.txt src/sixrubies__mypyc.*
	find src -name '*.so' -delete -o -name '*.pyd' -delete
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +
