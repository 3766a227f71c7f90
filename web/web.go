// Package web holds the browser client. Its source is TypeScript in src; make client builds it into
// dist, which go build puts into the program. A program that was built without it says so on its
// page, and serves everything else.
package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
)

//go:embed all:dist
var dist embed.FS

// unbuilt is the page of a program without the client.
const unbuilt = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Koiogran</title></head>
<body><h1>Koiogran</h1>
<p>This program was built without the browser client. To build it with the client, run
<code>make client build</code> in its source.</p>
<p>Everything else works: <a href="/api/v1/openapi.json">the protocol</a>.</p>
</body></html>
`

// file is a file of the client as it is sent.
type file struct {
	kind    string // its media type
	tag     string
	plain   []byte
	packed  []byte // compressed; nil where that does not help
	forever bool   // its name changes with its content
}

// Handler serves the client. It reads and compresses all files once, here.
func Handler() http.Handler {
	root, err := fs.Sub(dist, "dist")
	if err != nil {
		panic("web: " + err.Error()) // the name is not one
	}
	return handlerOf(root)
}

// handlerOf serves the client that is built in a folder.
func handlerOf(root fs.FS) http.Handler {
	files := map[string]*file{}
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := fs.ReadFile(root, name)
		if err == nil {
			files["/"+name] = fileOf(name, content)
		}
		return err
	})
	if err != nil {
		panic("web: " + err.Error()) // what is embedded can be read
	}
	if page := files["/index.html"]; page != nil {
		files["/"] = page
	} else {
		files["/"] = fileOf("index.html", []byte(unbuilt))
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		f := files[r.URL.Path]
		if f == nil {
			http.NotFound(w, r)
			return
		}
		f.serve(w, r)
	})
}

// fileOf prepares a file.
func fileOf(name string, content []byte) *file {
	hash := sha256.Sum256(content)
	f := &file{
		kind: mime.TypeByExtension(path.Ext(name)), plain: content,
		tag:     `"` + base64.RawURLEncoding.EncodeToString(hash[:12]) + `"`,
		forever: strings.HasPrefix(name, "assets/"),
	}
	if f.kind == "" {
		f.kind = "application/octet-stream"
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		panic("web: " + err.Error()) // the level is one
	}
	w.Write(content) // a buffer takes everything
	w.Close()
	if packed.Len() < len(content)*9/10 {
		f.packed = packed.Bytes()
	}
	return f
}

// serve sends the file: compressed to who takes that, and nothing to who has it already.
func (f *file) serve(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("ETag", f.tag)
	h.Set("Vary", "Accept-Encoding")
	h.Set("Cache-Control", "no-cache")
	if f.forever {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	if r.Header.Get("If-None-Match") == f.tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	content := f.plain
	if f.packed != nil && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		content = f.packed
		h.Set("Content-Encoding", "gzip")
	}
	h.Set("Content-Length", strconv.Itoa(len(content)))
	if r.Method != http.MethodHead {
		w.Write(content)
	}
}
