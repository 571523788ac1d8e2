# Six Rubies. Every target does its whole set-up, into .venv, and of it only what is still to be done.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install
PYTEST := $(BIN)/python -m pytest --numprocesses 2 --dist worksteal

.PHONY: play client test check bench fuzz build rules-report goldens lock clean

# A display to open the page on, and nobody who only counts: otherwise the address is printed.
SHOW = $(if $(CI),,$(if $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname)),--open,))
NODE := $(shell node --version 2>/dev/null | sed -n 's/^v\([0-9]*\).*/\1/p')
HAS_NODE := $(shell [ "$(or $(NODE),0)" -ge 20 ] && echo yes)

play: build  ## the table in the browser; without Node 20, a game in the terminal
ifeq ($(HAS_NODE),yes)
	@$(MAKE) --no-print-directory client
	@$(BIN)/sixrubies serve $(SHOW)
else
	@echo "The table in the browser needs Node 20 or newer to be built; here is the game in the terminal."
	@$(BIN)/sixrubies play
endif

client: src/sixrubies/web/client/index.html  ## build the browser client into the package

src/sixrubies/web/client/index.html: web/node_modules/.package-lock.json web/index.html web/vite.config.ts \
		$(shell find web/src src/sixrubies/texts -type f -not -name '*.py' -not -name '*.pyc' 2>/dev/null)
	@cd web && npm run --silent build -- --logLevel warn

web/node_modules/.package-lock.json: web/package-lock.json
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

test: export SIXRUBIES_PURE =
test: check build  ## everything: the rules compiled and plain, then all other tests
	$(PYTEST) tests/rules
	SIXRUBIES_PURE=1 $(PYTEST) tests/rules
	$(PYTEST) tests --ignore tests/rules
	@$(BIN)/python tools/rules_report.py

check: .venv/ready  ## format, lint, types, imports, lock
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/check_lock.py

bench: build  ## speed and memory, beside a peer
	@$(BIN)/sixrubies bench

fuzz: build  ## random games with invariants, many
	@$(BIN)/sixrubies fuzz

build: .venv/ready  ## compile what differs from its sources
	@$(BIN)/python setup.py --quiet build_ext --inplace

rules-report: .venv/ready  ## rule statements without a test
	@$(BIN)/python tools/rules_report.py

goldens: build  ## write the golden playthroughs anew
	@$(BIN)/python tools/goldens.py

# The package itself is put there uncompiled: `make build` compiles, and says what it does.
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
