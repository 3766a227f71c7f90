#!/usr/bin/env bash
# Makes sure that there is a PostgreSQL to test with: installs Debian's package if it runs as root,
# and otherwise says that the tests of PostgreSQL are skipped. Playing needs none of it.
set -u

found() { command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }

found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  printf 'koiogran: installing the package postgresql for the tests of PostgreSQL\n' >&2
  export DEBIAN_FRONTEND=noninteractive
  # No cluster for the whole machine: each test starts its own.
  mkdir -p /etc/postgresql-common/createcluster.d
  echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.d/koiogran.conf
  apt-get install -y -qq --no-install-recommends postgresql >/dev/null 2>&1 ||
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } \
      >/dev/null 2>&1
fi
found || echo 'koiogran: the tests of PostgreSQL are skipped; install the package postgresql to run them' >&2
