#!/usr/bin/env bash
# Plays a run of the laboratory on a database under failures, and compares it with the same run of one process: a worker is killed,
# another is stopped for longer than its patience, the database crashes, and every batch is put into the queue a second time.
# It starts a PostgreSQL of its own. Usage: scripts/lab-failures.sh [MATCHES]
set -euo pipefail
cd "$(dirname "$0")/.."
matches=${1:-2000}
scripts/postgres.sh
bin=$(dirname "$(command -v initdb || ls -d /usr/lib/postgresql/*/bin/initdb | tail -n 1)")
dir=$(mktemp -d)
as() { if [ "$(id -u)" = 0 ]; then su postgres -s /bin/bash -c "$*"; else bash -c "$*"; fi; }
cleanup() {
  kill -9 $(jobs -p) 2>/dev/null || true
  as "$bin/pg_ctl -D $dir/data -m immediate stop" >/dev/null 2>&1 || true
  rm -rf "$dir"
}
trap cleanup EXIT
[ "$(id -u)" != 0 ] || chown postgres "$dir"
as "$bin/initdb -D $dir/data -U koiogran -A trust" >/dev/null
postgres() { as "$bin/pg_ctl -D $dir/data -l $dir/log -o \"-c listen_addresses= -c unix_socket_directories=$dir\" -w $*" >/dev/null; }
postgres start
url="postgres://koiogran@/postgres?host=$dir"
go build -o "$dir/koiogran" ./cmd/koiogran
lab() { "$dir/koiogran" lab "$@"; }
digest() { sed -n 's/^ *"digest": "\(.*\)",*$/\1/p'; }

ask=(--bots random -n "$matches" --draw 20 --rounds 8 --batch 20 --seed 7)
lab new "$dir/one.lab" "${ask[@]}" >/dev/null
lab play "$dir/one.lab" --workers 2 >/dev/null 2>&1
want=$(lab status "$dir/one.lab" --json | digest)
lab new many "${ask[@]}" --database "$url" >/dev/null

work() { "$dir/koiogran" lab work --database "$url" --workers 1 --patience 20s --drain >/dev/null 2>"$dir/worker$1" & }
work 1; first=$!
work 2; second=$!
work 3; third=$!
sleep 4
kill -9 "$first"; echo "killed a worker"
kill -STOP "$second"; echo "stopped another for longer than its patience"
sleep 2
postgres stop -m immediate; echo "crashed the database"
sleep 5
postgres start
sleep 30
kill -CONT "$second"
lab resume --database "$url" many; echo "put every batch that was missing into the queue once more"
work 4
wait "$third" || work 5
wait "$second" || true
wait
got=$(lab status many --database "$url" --json | digest)
lab status many --database "$url"
echo "one process: $want"
echo "under failures: $got"
[ "$got" = "$want" ]
