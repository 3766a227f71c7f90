# make play   builds the browser client and the program, and serves matches: open it and play
# make watch  builds the program and lets two programs play a match in the terminal
# make test   everything that must hold before a change lands
# make race   the tests of what many goroutines share, under the race detector
# make lint   the part of it that only reads the source
# make soak   20,000 random matches in which every card that is built is used 200 times
# make mutate puts 60 faults into cards and lists those that no test notices; N=100, SEED=2, ...
# make bite   the same with 60 faults in rules: says of each clause whether a test that cites it notices
# make client builds the browser client, which make build then puts into the program
# make site   makes the folder site, with the game for a browser: any host of files serves it; see docs/hosting.md
# make release builds archives and packages to install, and tries the one for this system; see docs/operating.md
# make archive builds and tries the archive for this system alone
# make schema writes the schema of the protocol, from which the client's types are made
#
# All of them need Go 1.26, Node 20 and make, and fetch the rest themselves.

.PHONY: play watch test race lint ready build rules client browser schema soak mutate bite release archive site

# Tools run from a module of their own, so that the program does not depend on them.
TOOL := go tool -modfile=tools/go.mod

play: client
	@$(MAKE) --no-print-directory build
	./bin/koiogran serve

watch: build
	./bin/koiogran play content/squads/ready-rebels.xws content/squads/ready-empire.xws --seed 15

# The rule coverage comes before the tests, so that a run ends with their lines. lint has vetted them. lint and race run
# beside each other: alone, each leaves a processor without work for a third of its time.
test: ready
	@$(MAKE) --no-print-directory --jobs=2 lint race
	@$(MAKE) --no-print-directory rules
	@scripts/postgres.sh
	go test -timeout 15m -vet=off ./...
	@$(MAKE) --no-print-directory browser

# The detector needs a C compiler.
race:
	@go build -race runtime/cgo 2> /dev/null || \
		{ echo "koiogran: the race detector needs a C compiler; install gcc to run it" >&2; exit 0; } && \
	go test -race -timeout 15m -vet=off ./play/match ./serve/store ./serve/store/open ./serve/limit

# The client's own tests, and matches that are played in a browser.
browser: site
	@scripts/ready.sh browser
	@$(MAKE) --no-print-directory build
	@./bin/koiogran serve --schema | cmp -s - web/src/api/schema.json || \
		{ echo "koiogran: web/src/api/schema.json is stale; run make schema" >&2; exit 1; }
	npm --prefix web test
	npm --prefix web run e2e

lint: ready
	@unformatted=$$(gofmt -l .) && test -z "$$unformatted" || \
		{ echo "koiogran: not as gofmt writes it: $$unformatted" >&2; exit 1; }
	go vet ./...
	$(TOOL) staticcheck ./...

soak: build
	./bin/koiogran soak --cover --uses=200 -n 20000

N ?= 60
SEED ?= 1

mutate: build
	./bin/koiogran mutate -n $(N) --seed $(SEED)

bite: build
	./bin/koiogran mutate --clauses -n $(N) --seed $(SEED)

rules: build
	@./bin/koiogran rules --coverage

build: ready
	go build -o bin/koiogran ./cmd/koiogran

client: ready web/node_modules/.package-lock.json
	npm --prefix web run build
	cp NOTICE web/dist/notice.txt

web/node_modules/.package-lock.json: web/package-lock.json
	npm --prefix web ci
	@touch $@

# The game for a browser, and the same inside the program, which then offers it at /app/.
site: client
	GOOS=js GOARCH=wasm go build -trimpath -ldflags='-s -w' -o bin/koiogran.wasm ./cmd/tab
	go run ./cmd/tab lobby > bin/lobby.json
	go run ./cmd/tab lessons > bin/lessons.json
	cd web && node site.mjs dist ../bin ../site app

release: site
	scripts/release.sh
	scripts/tryrelease.sh

# The archive for this system alone, built and tried.
archive: site
	SYSTEMS=$$(go env GOOS)/$$(go env GOARCH) PACKAGES= scripts/release.sh
	scripts/tryrelease.sh

schema:
	go run ./cmd/koiogran serve --schema > web/src/api/schema.json.new
	mv web/src/api/schema.json.new web/src/api/schema.json

ready:
	@scripts/ready.sh
