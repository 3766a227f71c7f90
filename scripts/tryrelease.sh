#!/bin/sh
# Unpacks the archive for this system into an empty folder, and tries it there without anything else on the path: its
# version, a match between two bots, a server that says it is well, the manual pages.
set -eu

archive=$(ls release/koiogran-*-"$(go env GOOS)-$(go env GOARCH)".tar.gz)
place=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$place"' EXIT
server=
tar -C "$place" -xzf "$archive"
folder=$(echo "$place"/koiogran-*)
alone="env -i HOME=$place/home PATH=/nowhere $folder/koiogran"
mkdir "$place/home"
$alone --version
$alone play "$folder/squads/ready-rebels.xws" "$folder/squads/ready-empire.xws" --bots=beginner --seed=3 --rounds=2 --quiet \
    --record="$place/match.txt"
$alone replay "$place/match.txt" > /dev/null
$alone serve --listen 127.0.0.1:0 --database memory > "$place/said" 2> "$place/log" &
server=$!
for _ in $(seq 600); do
    address=$(sed -n 's|^Koiogran is at \(http://[^ ]*\).*|\1|p' "$place/said")
    [ -z "$address" ] || break
    sleep 0.1
done
$alone health "$address"
if command -v groff > /dev/null; then
    for page in "$folder"/share/man/man1/*.1; do
        groff -K utf8 -man -Tutf8 -ww "$page" > /dev/null
    done
fi
echo "$archive works on its own."
