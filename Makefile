# You only need Python 3.11 or newer. Everything else is installed into .venv.
PYTHON ?= python3
# Where `make play` serves: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network.
# Not `?=`, because many shells set HOST.
HOST = 127.0.0.1
PORT = 8000
# The command that `make play` starts.
PLAY ?= serve --open --host $(HOST) --port $(PORT)
# Which changes `make mutants` tries, and for how long.
SEED = 1
MINUTES = 20

.DEFAULT_GOAL := help
.PHONY: help setup dev workshop doctor play test test-fast mutants lint format generate docs messages pictures bench wheels lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Install what is needed, serve on this machine and open the browser
	@$(PYTHON) -m tools.play $(PLAY)

test: doctor workshop ## Install what is needed and run every test and check
	@.venv/bin/python -m tools.check

test-fast: workshop ## Run the most useful checks in about a minute
	@.venv/bin/python -m tools.check --fast

mutants: workshop ## Change the code at random and see whether a test notices (SEED=1 MINUTES=20)
	@.venv/bin/python -m tools.mutation.mutants --seed $(SEED) --minutes $(MINUTES)

setup: ## Install Tableside into .venv
	@$(PYTHON) -m tools.install

dev: ## Install Tableside and the development tools into .venv
	@$(PYTHON) -m tools.install --extra dev

workshop: # only the development tools, so that checks can start while Tableside is compiled
	@$(PYTHON) -m tools.install --extra dev --no-package

doctor: ## Find the system programs that the tests use; install missing ones if allowed
	@$(PYTHON) -m tools.doctor --install

lint: workshop ## Check style and types of the Python code and of the client
	@.venv/bin/python -m tools.check lint format types client-lint client-format client-types

format: workshop ## Format the Python code and the client
	@.venv/bin/ruff check --fix-only -q . ; .venv/bin/ruff format .
	@.venv/bin/python -m tools.client npm run format

generate: workshop ## Write the code that follows from data files and declarations
	@.venv/bin/python -m tools.generate
	@PYTHONPATH=src .venv/bin/python -m tableside.games.rival_restaurants.notation.generate
	@PYTHONPATH=src .venv/bin/python -m tableside.games.burger_joint.notation.generate
	@PYTHONPATH=src .venv/bin/python -m tableside.server.http.typescript web/src/lib/types.gen.ts

docs: ## Build the documentation site into .build/site
	@$(PYTHON) -m tools.install --extra docs
	@.venv/bin/python -m tools.docs.site

messages: workshop ## Write every message of every language to .build/rendered, to look through them
	@PYTHONPATH=src .venv/bin/python -m tools.render_messages

pictures: doctor ## Take the pictures of the documentation again, from the real app
	@$(PYTHON) -m tools.install --extra docs
	@.venv/bin/python -m tools.docs.pictures

bench: ## Measure the speed of the rules and of other engines
	@$(PYTHON) -m tools.install --extra dev --extra bench
	@.venv/bin/tableside bench --record bench/results.md

wheels: ## Build wheels and a source archive into dist/
	@$(PYTHON) -m tools.wheels

lock: ## Update the lock files after a change of requirements (UPGRADE=1: newest versions)
	@$(PYTHON) -m tools.lock $(if $(UPGRADE),--upgrade)

clean: ## Remove everything that was built or installed
	rm -rf .build .venv dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
