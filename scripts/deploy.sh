#!/usr/bin/env bash
# Tries what docs/operating.md says of deployment: nginx, Caddy and Apache in front of a server, with WebSockets, event
# streams and a Host that the proxy rewrites; the systemd unit; a disk that is read-only; a certificate that goes
# bad. It installs nothing and leaves nothing behind. What this machine lacks is skipped, and says so.
# Usage: scripts/deploy.sh [FOLDER]: FOLDER is where packages were unpacked with dpkg -x, if they are not installed.
set -uo pipefail
cd "$(dirname "$0")/.."
program=$(realpath "${KOIOGRAN:-bin/koiogran}") root=${1:-} place=$(mktemp -d) failed=0 pids=()
if [ -n "$root" ]; then
  root=$(realpath "$root")
  export PATH="$root/usr/sbin:$root/usr/bin:$PATH" LD_LIBRARY_PATH="$root/usr/lib/$(uname -m)-linux-gnu"
fi
end() { kill "${pids[@]}" 2>/dev/null; wait 2>/dev/null; rm -rf "$place"; }
trap end EXIT
good() { echo "ok    $*"; }
bad() { echo "BAD   $*"; failed=1; }
skip() { echo "skip  $*"; }
# wants WHAT WANTED GOT compares.
wants() { if [ "$2" = "$3" ]; then good "$1: $3"; else bad "$1: $3; expected $2"; fi; }
# code URL OPTION... is the status with which a request is answered, 000 for none.
code() { local url=$1; shift; curl -s -k -o /dev/null -m 10 -w '%{http_code}' "$@" "$url"; }
# port is a port that is free.
port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
# begin NAME COMMAND... runs something in the background, until the end, with its output in a file.
begin() { local name=$1; shift; "$@" >"$place/$name.log" 2>&1 & pids+=($!); }
# up URL waits until a server answers.
up() { for _ in $(seq 300); do [ "$(code "$1/healthz")" != 000 ] && return; sleep 0.1; done; bad "$1 does not answer"; return 1; }
# socket URL ORIGIN is the status with which a WebSocket is answered that a page of an origin opens.
socket() {
  code "$1/api/v1/matches/aaaaaaaaaaaaaaaa/socket" --http1.1 -m 3 -H "Connection: Upgrade" -H "Upgrade: websocket" \
    -H "Origin: $2" -H "Sec-WebSocket-Version: 13" -H "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
}

up=$(port) named=$(port)
begin server "$program" serve --unlimited --proxy --database memory --listen "127.0.0.1:$up"
up "http://127.0.0.1:$up"

# The proxies. Each rewrites Host, as is usual, and sends X-Forwarded-Host.
nginx_front() {
  local host='proxy_set_header X-Forwarded-Host $http_host;'
  cat >"$place/nginx-$3.conf" <<END
daemon off; pid $place/nginx-$3.pid; error_log stderr; worker_processes 1;
events {}
http {
  access_log off; client_body_temp_path $place/n1; proxy_temp_path $place/n2; fastcgi_temp_path $place/n3;
  uwsgi_temp_path $place/n4; scgi_temp_path $place/n5;
  map \$http_upgrade \$connection_upgrade { default upgrade; "" ""; }
  server {
    listen 127.0.0.1:$1;
    location / {
      proxy_pass http://127.0.0.1:$2; proxy_http_version 1.1; proxy_buffering off; proxy_read_timeout 1h;
      proxy_set_header Upgrade \$http_upgrade; proxy_set_header Connection \$connection_upgrade;
      proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for; proxy_set_header X-Forwarded-Proto \$scheme;
      ${4-$host}
    }
  }
}
END
  begin "nginx-$3" nginx -p "$place" -c "$place/nginx-$3.conf"
}
caddy_front() {
  cat >"$place/Caddyfile" <<END
{
  admin off
  auto_https off
}
http://127.0.0.1:$1 {
  bind 127.0.0.1
  reverse_proxy 127.0.0.1:$2 {
    header_up Host {upstream_hostport}
  }
}
END
  HOME=$place begin "caddy-$3" caddy run --config "$place/Caddyfile" --adapter caddyfile
}
apache2_front() {
  cat >"$place/apache2.conf" <<END
ServerRoot $place
ServerName 127.0.0.1
PidFile $place/apache2.pid
ErrorLog $place/apache2-error.log
Listen 127.0.0.1:$1
$(for m in mpm_event authz_core headers proxy proxy_http proxy_wstunnel; do
    echo "LoadModule ${m}_module $root/usr/lib/apache2/modules/mod_$m.so"; done)
User #65534
Group #65534
ProxyPass / http://127.0.0.1:$2/ upgrade=websocket flushpackets=on
RequestHeader set X-Forwarded-Proto http
END
  begin "apache2-$3" apache2 -f "$place/apache2.conf" -D FOREGROUND
}
chmod 755 "$place"
for proxy in nginx caddy apache2; do
  if ! command -v $proxy >/dev/null; then skip "$proxy is not there"; continue; fi
  at=$(port) front=http://127.0.0.1
  "${proxy}_front" "$at" "$up" usual
  front=$front:$at
  up "$front" || { cat "$place/$proxy-usual.log"; continue; }
  wants "$proxy: health" 200 "$(code "$front/healthz")"
  wants "$proxy: a page of the site opens a WebSocket" 101 "$(socket "$front" "$front")"
  wants "$proxy: a page of another site opens a WebSocket" 403 "$(socket "$front" http://elsewhere.example)"
  for by in "" --requests; do
    if said=$("$program" load --server "$front" --matches 2 --rate 20 --time 3s $by 2>&1); then
      good "$proxy: matches by ${by:-WebSockets}: $(tail -1 <<<"$said" | tr -s ' ')"
    else bad "$proxy: matches by ${by:-WebSockets}: $said"; fi
  done
done

# A proxy that changes Host and says nothing of it: --address says what the pages' origin is.
if command -v nginx >/dev/null; then
  at=$(port)
  nginx_front "$at" "$up" silent ""
  up "http://127.0.0.1:$at"
  wants "nginx without X-Forwarded-Host: a page of the site opens a WebSocket" 403 "$(socket "http://127.0.0.1:$at" "http://127.0.0.1:$at")"
  at=$(port)
  begin named "$program" serve --unlimited --proxy --database memory --listen "127.0.0.1:$named" --address "http://127.0.0.1:$at"
  nginx_front "$at" "$named" address ""
  up "http://127.0.0.1:$named" && up "http://127.0.0.1:$at"
  wants "the same with --address" 101 "$(socket "http://127.0.0.1:$at" "http://127.0.0.1:$at")"
fi

# The unit of docs/operating.md.
if command -v systemd-analyze >/dev/null; then
  awk '/^```ini$/ {on = 1; next} /^```$/ {on = 0} on' docs/operating.md |
    sed "s|/usr/local/bin/koiogran|$program|" >"$place/koiogran.service"
  if said=$(systemd-analyze verify "$place/koiogran.service" 2>&1) && [ -z "$said" ]; then
    good "systemd-analyze verify: nothing to say of the unit"
  else bad "systemd-analyze verify: $said"; fi
else skip "systemd-analyze is not there"; fi

# A disk that is read-only: with a database from before, and with none.
read_only() {
  local disk=$place/disk at said
  mkdir "$disk" && mount -t tmpfs -o size=32m tmpfs "$disk" || return 1
  at=$(port)
  "$program" serve --database "$disk/a.db" --listen "127.0.0.1:$at" >"$place/disk.log" 2>&1 & local server=$!
  up "http://127.0.0.1:$at"
  kill $server; wait $server
  mount -o remount,ro "$disk" || return 1
  for name in a b; do
    said=$("$program" serve --database "$disk/$name.db" --listen "127.0.0.1:$at" 2>&1)
    wants "started on a read-only disk: status" 2 $?
    case $said in
    *"read-only file system") good "it says: ${said##*open }" ;;
    *) bad "it says: $said" ;;
    esac
  done
  umount "$disk"
}
if unshare -m true 2>/dev/null; then
  export -f read_only up code port wants good bad; export program place
  unshare -m bash -c 'failed=0; read_only; exit $failed' || failed=1
else skip "a read-only disk: this user may not mount one"; fi

# A certificate that goes bad after the start, and is then replaced.
certificate() { openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "/CN=$1" \
  -keyout "$place/key.pem" -out "$place/certificate.pem" 2>/dev/null; }
shown() { openssl s_client -connect "127.0.0.1:$1" </dev/null 2>/dev/null | openssl x509 -noout -subject 2>/dev/null; }
if command -v openssl >/dev/null; then
  certificate first; at=$(port)
  begin tls "$program" serve --database memory --listen "127.0.0.1:$at" --certificate "$place/certificate.pem" --key "$place/key.pem"
  up "https://127.0.0.1:$at"
  wants "TLS: the certificate" "subject=CN = first" "$(shown "$at")"
  echo rubbish >"$place/certificate.pem"; sleep 11
  wants "TLS: a certificate that has gone bad leaves the one before" "subject=CN = first" "$(shown "$at")"
  wants "TLS: the log says so" 1 "$(grep -c 'could not read the certificate; the previous one stays in effect' "$place/tls.log")"
  certificate second; sleep 11
  wants "TLS: a new one is served" "subject=CN = second" "$(shown "$at")"
else skip "openssl is not there"; fi
exit $failed
