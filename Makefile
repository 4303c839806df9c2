# Python 3.11 or newer is the only prerequisite; everything else is installed into .venv.
PYTHON ?= python3
# Where `make play` serves: 127.0.0.1 for this machine alone, 0.0.0.0 for all in the network. Not `?=`: shells have a HOST.
HOST = 127.0.0.1
PORT = 8000
# What `make play` starts.
PLAY ?= serve --open --host $(HOST) --port $(PORT)
# What `make mutants` tries.
SEED = 1
MINUTES = 20

.DEFAULT_GOAL := help
.PHONY: help setup dev workshop doctor play test test-fast mutants lint format generate docs pictures bench wheels lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Install what is needed, serve on this machine and open the browser
	@$(PYTHON) -m tools.play $(PLAY)

test: doctor workshop ## Install what is needed and run all checks and tests
	@.venv/bin/python -m tools.check

test-fast: workshop ## What finds most in a minute, for daily work
	@.venv/bin/python -m tools.check --fast

mutants: workshop ## Change the code at random and see whether a test notices (SEED=1 MINUTES=20)
	@.venv/bin/python -m tools.mutants --seed $(SEED) --minutes $(MINUTES)

setup: ## Install Tableside into .venv
	@$(PYTHON) -m tools.install

dev: ## Install Tableside and the tools for working on it into .venv
	@$(PYTHON) -m tools.install --extra dev

workshop: # the tools for working on Tableside, without Tableside itself: the checks start while it is compiled
	@$(PYTHON) -m tools.install --extra dev --no-package

doctor: ## Find the system programs the tests use; install missing ones if allowed
	@$(PYTHON) -m tools.doctor --install

lint: workshop ## Check style and types of the Python code
	@.venv/bin/python -m tools.check lint format types

format: workshop ## Format the Python code
	@.venv/bin/ruff check --fix-only -q . ; .venv/bin/ruff format .

generate: workshop ## Write the code that follows from data files and declarations
	@.venv/bin/python -m tools.generate
	@PYTHONPATH=src .venv/bin/python -m tableside.games.rival_restaurants.notation.generate
	@PYTHONPATH=src .venv/bin/python -m tableside.games.burger_joint.notation.generate

docs: ## Build the documentation site into .build/site
	@$(PYTHON) -m tools.install --extra docs
	@.venv/bin/python -m tools.docs

pictures: doctor ## Make the pictures of the documentation anew, from the real app
	@$(PYTHON) -m tools.install --extra docs
	@.venv/bin/python -m tools.pictures

bench: ## Measure the speed of the rules, and of others for comparison
	@$(PYTHON) -m tools.install --extra dev --extra bench
	@.venv/bin/tableside bench --record bench/results.md

wheels: ## Build wheels and a source archive into dist/, to install elsewhere
	@$(PYTHON) -m tools.wheels

lock: ## Renew the lock files after a change of requirements (UPGRADE=1: newest versions)
	@$(PYTHON) -m tools.lock $(if $(UPGRADE),--upgrade)

clean: ## Remove everything that was built or installed
	rm -rf .build .venv dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
