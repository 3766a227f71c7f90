#!/bin/sh
# Builds what people install into release/: stripped archives for Linux, macOS and Windows on amd64 and arm64, with
# completions, manual pages, desktop file and icon; .deb and .rpm; checksums. The same source gives the same bytes: times
# are those of SOURCE_DATE_EPOCH, or of the last commit. The client has to be built. Needs GNU tar, gzip and zip.
# SYSTEMS="linux/amd64 …" names other systems, and PACKAGES="deb rpm" the kinds of packages, none if it is empty.
set -eu

nfpm="go run github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.41.1"
systems=${SYSTEMS:-linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64 windows/arm64}
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH CGO_ENABLED=0

rm -rf release
mkdir -p release
go build -trimpath -o release/native ./cmd/koiogran
version=$(release/native --version | sed -n '1s/^koiogran \(v[0-9.]*\).*/\1/p')
share=release/share
mkdir -p $share/man/man1 $share/bash-completion/completions $share/zsh/site-functions $share/fish/vendor_completions.d \
    $share/applications $share/icons/hicolor/scalable/apps
release/native manual > $share/man/man1/koiogran.1
for command in $(release/native manual --list); do
    release/native manual "$command" > "$share/man/man1/koiogran-$command.1"
done
release/native completion bash > $share/bash-completion/completions/koiogran
release/native completion zsh > $share/zsh/site-functions/_koiogran
release/native completion fish > $share/fish/vendor_completions.d/koiogran.fish
cp scripts/koiogran.desktop $share/applications/
cp web/public/icon.svg $share/icons/hicolor/scalable/apps/koiogran.svg
rm release/native

for system in $systems; do
    os=${system%/*} arch=${system#*/}
    name=koiogran-$version-$os-$arch
    folder=release/$name
    program=$folder/koiogran
    [ "$os" != windows ] || program=$program.exe
    mkdir -p "$folder"
    GOOS=$os GOARCH=$arch go build -trimpath -ldflags='-s -w' -o "$program" ./cmd/koiogran
    cp README.md LICENSE NOTICE CHANGELOG.md "$folder"
    mkdir "$folder/squads"
    cp content/squads/*.xws "$folder/squads"
    [ "$os" = windows ] || cp -r $share "$folder/share"
    find "$folder" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    chmod -R u=rwX,go=rX "$folder"
    if [ "$os" = windows ]; then
        (cd release && find "$name" | LC_ALL=C sort | TZ=UTC zip -qX "$name.zip" -@)
    else
        tar -C release --sort=name --owner=0 --group=0 --numeric-owner --format=ustar -cf - "$name" | gzip -9n > "$folder.tar.gz"
    fi
    if [ "$os" = linux ]; then
        for kind in ${PACKAGES-deb rpm}; do
            ARCH=$arch VERSION=$version FOLDER=$folder envsubst < scripts/nfpm.yaml > release/nfpm.yaml
            GOFLAGS= $nfpm package --config release/nfpm.yaml --packager $kind --target release/ > /dev/null
        done
        rm -f release/nfpm.yaml
    fi
    rm -rf "$folder"
done
rm -rf $share
(cd release && sha256sum koiogran* > SHA256SUMS && cat SHA256SUMS)
