package web

import (
	"bytes"
	"compress/gzip"
	"io"
	"testing"
	"testing/fstest"
)

// packedAs compresses a file as make site does.
func packedAs(t *testing.T, text string) *fstest.MapFile {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err := io.WriteString(w, text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return &fstest.MapFile{Data: out.Bytes()}
}

// The game is sent compressed to who takes that, whole to others, and by its type.
func TestApp_IsSentAsItIsTaken(t *testing.T) {
	h := appOf(fstest.MapFS{
		"index.html.gz": packedAs(t, "<!doctype html>"), "koiogran-ab.wasm.gz": packedAs(t, "\x00asm"),
		"unbuilt.txt": {Data: []byte("no part of it")},
	})
	got := ask(h, "/koiogran-ab.wasm", "Accept-Encoding", "gzip")
	if got.Header.Get("Content-Type") != "application/wasm" || got.Header.Get("Content-Encoding") != "gzip" {
		t.Errorf("%v", got.Header)
	}
	got = ask(h, "/koiogran-ab.wasm")
	if text, err := io.ReadAll(got.Body); err != nil || string(text) != "\x00asm" || got.Header.Get("Content-Encoding") != "" {
		t.Errorf("%q, %v, %v", text, err, got.Header)
	}
	if got := ask(h, "/"); got.StatusCode != 200 {
		t.Errorf("its page: %d", got.StatusCode)
	}
	if got := ask(h, "/unbuilt.txt"); got.StatusCode != 404 {
		t.Errorf("what is not part of it: %d", got.StatusCode)
	}
	if appOf(fstest.MapFS{"unbuilt.txt": {}}) != nil {
		t.Error("a program without the game offers it")
	}
}
