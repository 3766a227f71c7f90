#!/usr/bin/env bash
# Says in one line what this machine lacks to build and test the project; prints nothing if it has
# everything. With the word browser it looks for Chromium instead, and installs Debian's package if
# it runs as root. Go modules are fetched and checked here, so that a broken cache shows before the
# build.
set -u

lacks() { printf 'koiogran: %s\n' "$1" >&2; exit 1; }

# least NAME FOUND WANTED: the version found is at least the one wanted.
least() {
  [ "$(printf '%s\n%s\n' "$3" "$2" | sort -V | head -n 1)" = "$3" ] ||
    lacks "$1 $2 is too old; $1 $3 or newer is needed"
}

command -v go >/dev/null || lacks 'go is not installed; Go 1.26 or newer is needed'
found=$(go env GOVERSION) || lacks 'go does not start; check the installation of Go'
least Go "${found#go}" 1.26

command -v node >/dev/null || lacks 'node is not installed; Node 20.19 or newer is needed'
found=$(node --version) || lacks 'node does not start; check the installation of Node'
least Node "${found#v}" 20.19

# browser finds the Chromium that the tests use, as web/playwright.config.ts does. It looks for
# files on the path alone (type -P), so that no function here can stand in for the program.
browser() {
  if [ -n "${KOIOGRAN_CHROMIUM:-}" ]; then
    type -P "$KOIOGRAN_CHROMIUM"
    return
  fi
  type -P /usr/bin/chromium || type -P /usr/bin/chromium-browser ||
    type -P /usr/bin/google-chrome || type -P chromium
}

if [ "${1:-}" = browser ]; then
  if [ -n "${KOIOGRAN_CHROMIUM:-}" ]; then
    browser >/dev/null || lacks "KOIOGRAN_CHROMIUM is $KOIOGRAN_CHROMIUM, which is not a program"
    exit 0
  fi
  if ! browser >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    printf 'koiogran: installing the package chromium for the tests in a browser\n' >&2
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } \
      >/dev/null 2>&1
  fi
  browser >/dev/null || lacks 'the tests in a browser need Chromium; install the package chromium'
  exit 0
fi

for dir in . tools; do
  go -C "$dir" mod download ||
    lacks "the Go modules of $dir cannot be fetched; check the network and go env GOPROXY"
  said=$(go -C "$dir" mod verify 2>&1) ||
    lacks "the Go module cache has been altered; run go clean -modcache and try again: $said"
done
