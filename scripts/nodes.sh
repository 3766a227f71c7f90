#!/usr/bin/env bash
# Measures three servers over one PostgreSQL: all at work, one killed, another one frozen, that one thawed.
# Usage: scripts/nodes.sh DATABASE [MATCHES [RATE [TIME [--requests]]]]
set -euo pipefail
program=${KOIOGRAN:-bin/koiogran} database=$1 n=${2:-90} rate=${3:-1} time=${4:-20s} by=${5:-}
case $database in postgres*) ;; *) echo "nodes: $database: expected postgres://user@host/name" >&2; exit 2 ;; esac
pids=() servers=() metrics=()
trap 'kill -CONT "${pids[@]}" 2>/dev/null; kill "${pids[@]}" 2>/dev/null; wait' EXIT
for i in 1 2 3; do
  "$program" serve --unlimited --database "$database" --listen "127.0.0.1:$((9410 + i))" \
    --metrics "127.0.0.1:$((9420 + i))" >/dev/null 2>&1 &
  pids+=($!) servers+=(--server "http://127.0.0.1:$((9410 + i))") metrics+=(--metrics "http://127.0.0.1:$((9420 + i))")
done
for i in 1 2 3; do
  until curl -sf "http://127.0.0.1:$((9410 + i))/healthz" >/dev/null; do sleep 0.2; done
done
phase=0
"$program" load "${servers[@]}" "${metrics[@]}" --matches "$n,$n,$n,$n" --rate "$rate" --time "$time" ${by:+"$by"} |
  while IFS= read -r line; do
    case $line in *matches*) printf '%-12s%s\n' "" "$line"; continue ;; *"first that failed"*) echo "$line"; continue ;; esac
    case $((phase++)) in
    0) printf '%-12s%s\n' "three" "$line"; kill -KILL "${pids[0]}" ;;
    1) printf '%-12s%s\n' "one killed" "$line"; kill -STOP "${pids[1]}" ;;
    2) printf '%-12s%s\n' "one frozen" "$line"; kill -CONT "${pids[1]}" ;;
    3) printf '%-12s%s\n' "thawed" "$line" ;;
    esac
  done
