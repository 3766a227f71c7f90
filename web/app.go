package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
)

// app holds the game for a tab of a browser as make site packs it: every file compressed, with .gz behind its name.
//
//go:embed all:app
var app embed.FS

// App serves the game for a tab, and nil in a program that was built without it.
func App() http.Handler {
	root, err := fs.Sub(app, "app")
	if err != nil {
		panic("web: " + err.Error()) // the name is not one
	}
	return appOf(root)
}

// appOf serves the game that is packed in a folder.
func appOf(root fs.FS) http.Handler {
	files := map[string]*file{}
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".gz") {
			return err
		}
		packed, err := fs.ReadFile(root, name)
		if err == nil {
			name = strings.TrimSuffix(name, ".gz")
			files["/"+name] = packedFile(name, packed)
		}
		return err
	})
	if err != nil {
		panic("web: " + err.Error()) // what is embedded can be read
	}
	if files["/index.html"] == nil {
		return nil
	}
	files["/"] = files["/index.html"]
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		f := files[r.URL.Path]
		if f == nil {
			http.NotFound(w, r)
			return
		}
		if !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			whole := *f
			whole.plain, whole.packed = unpacked(f.packed), nil
			f = &whole
		}
		f.serve(w, r)
	})
}

// packedFile prepares a file that is compressed.
func packedFile(name string, packed []byte) *file {
	hash := sha256.Sum256(packed)
	f := &file{
		kind: mime.TypeByExtension(path.Ext(name)), packed: packed,
		tag:     `"` + base64.RawURLEncoding.EncodeToString(hash[:12]) + `"`,
		forever: strings.HasPrefix(name, "assets/") || strings.HasPrefix(name, "koiogran-"),
	}
	switch path.Ext(name) {
	case ".wasm": // without its type a browser does not compile it while it comes
		f.kind = "application/wasm"
	case ".webmanifest":
		f.kind = "application/manifest+json"
	}
	if f.kind == "" {
		f.kind = "application/octet-stream"
	}
	return f
}

// unpacked returns what was compressed.
func unpacked(packed []byte) []byte {
	in, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil
	}
	out, err := io.ReadAll(in)
	if err != nil {
		return nil // what is embedded is whole
	}
	return out
}
