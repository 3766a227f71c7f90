#!/bin/sh
# Checks what the archives and packages of release/ hold, unpacks the archive for this system into an empty folder, and
# tries it there without anything else on the path: its version, a match between two bots, a server that says it is well
# and has the client, the manual pages. Needs curl.
set -eu

(cd release && sha256sum --quiet -c SHA256SUMS)
# whole NAME PATHS fails unless the list of an archive has these paths, and all that people install everywhere.
whole() {
    list=$(cat)
    for path in README.md LICENSE NOTICE CHANGELOG.md $2; do
        case "$list" in *"/$path"*) ;; *) echo "$1: $path is missing" >&2; return 1 ;; esac
    done
    squads=$(echo "$list" | grep -c '/squads/[^/]*\.xws$')
    [ "$squads" = "$(ls content/squads/*.xws | wc -l)" ] || { echo "$1: $squads ready-made squads" >&2; return 1; }
    ! echo "$list" | grep '\.go$\|read\.json$' || { echo "$1: files of the source" >&2; return 1; }
}
shared="applications/koiogran.desktop icons/hicolor/scalable/apps/koiogran.svg bash-completion/completions/koiogran
    zsh/site-functions/_koiogran fish/vendor_completions.d/koiogran.fish"
for file in release/*.tar.gz; do
    tar -tzf "$file" | whole "$file" "koiogran $shared man/man1/koiogran.1 man/man1/koiogran-play.1"
done
for file in release/*.zip; do
    [ ! -e "$file" ] || unzip -Z1 "$file" | whole "$file" koiogran.exe
done
for file in release/*.deb; do
    [ ! -e "$file" ] || ! command -v dpkg-deb > /dev/null || dpkg-deb -c "$file" | sed 's|.* \./|/|' | grep -q '^/usr/bin/koiogran$' ||
        { echo "$file: the program is missing" >&2; exit 1; }
done

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
for page in / /app/; do
    curl -fsS -m 20 "$address$page" | grep -q '<script' || { echo "$archive: $page has no client" >&2; exit 1; }
done
for command in "" $($alone manual --list | sed 's/^/-/'); do
    [ -s "$folder/share/man/man1/koiogran$command.1" ] || { echo "$archive: no manual page for koiogran$command" >&2; exit 1; }
done
if command -v groff > /dev/null; then
    for page in "$folder"/share/man/man1/*.1; do
        groff -K utf8 -man -Tutf8 -ww "$page" > /dev/null
    done
fi
echo "$archive works on its own."
