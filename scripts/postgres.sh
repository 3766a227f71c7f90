#!/usr/bin/env bash
# Sees to it that there is a PostgreSQL to test with: installs it where that can be done without
# asking, and else says that its tests are skipped. Nothing of it is needed to play.
set -u

found() { command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }

found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  # A cluster for the whole machine is not wanted; each test starts its own.
  mkdir -p /etc/postgresql-common/createcluster.d
  echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.d/koiogran.conf
  apt-get install -y -qq --no-install-recommends postgresql >/dev/null 2>&1 ||
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } \
      >/dev/null 2>&1
fi
found || echo 'koiogran: the tests of PostgreSQL are skipped; install the package postgresql to run them' >&2
