package web

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
)

// client is a built client.
var client = fstest.MapFS{
	"index.html":         {Data: []byte("<!doctype html><title>Koiogran</title>")},
	"assets/main-abc.js": {Data: []byte(strings.Repeat("export const a = 1;\n", 200))},
}

// ask asks for a file.
func ask(h http.Handler, path string, header ...string) *http.Response {
	r := httptest.NewRequest("GET", path, nil)
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

func TestHandler_ThePageIsAskedForEachTime(t *testing.T) {
	got := ask(handlerOf(client), "/")
	if got.StatusCode != 200 || got.Header.Get("Cache-Control") != "no-cache" ||
		!strings.HasPrefix(got.Header.Get("Content-Type"), "text/html") {
		t.Errorf("%d %v", got.StatusCode, got.Header)
	}
	again := ask(handlerOf(client), "/", "If-None-Match", got.Header.Get("ETag"))
	if again.StatusCode != http.StatusNotModified {
		t.Errorf("who has the page gets %d", again.StatusCode)
	}
}

func TestHandler_WhatItLoadsIsKeptAndCompressed(t *testing.T) {
	got := ask(handlerOf(client), "/assets/main-abc.js", "Accept-Encoding", "gzip, br")
	if !strings.Contains(got.Header.Get("Cache-Control"), "immutable") ||
		got.Header.Get("Content-Encoding") != "gzip" {
		t.Fatalf("%v", got.Header)
	}
	unpack, err := gzip.NewReader(got.Body)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(unpack)
	if err != nil || string(text) != string(client["assets/main-abc.js"].Data) {
		t.Errorf("the file is another one, %v", err)
	}
	plain := ask(handlerOf(client), "/assets/main-abc.js")
	if plain.Header.Get("Content-Encoding") != "" {
		t.Error("it is compressed for a client that does not take that")
	}
}

func TestHandler_NothingElse(t *testing.T) {
	for _, path := range []string{"/other", "/assets/", "/assets/../index.html"} {
		if got := ask(handlerOf(client), path); got.StatusCode != 404 {
			t.Errorf("%s: %d", path, got.StatusCode)
		}
	}
}

func TestHandler_WithoutTheClientThePageSaysHowToBuildIt(t *testing.T) {
	text, err := io.ReadAll(ask(handlerOf(fstest.MapFS{}), "/").Body)
	if err != nil || !strings.Contains(string(text), "make client") {
		t.Errorf("%s, %v", text, err)
	}
}
