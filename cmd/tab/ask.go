//go:build js

package main

import (
	"bytes"
	"context"
	"net/http"
	"strings"
	"syscall/js"
)

// ask answers a request of the page: {method, url, headers, body, head(status, headers), chunk(bytes), end()}, whose
// headers are a list of names and values. It returns what ends the request early.
func ask(h http.Handler, q js.Value) any {
	ctx, cancel := context.WithCancel(context.Background())
	r, err := http.NewRequestWithContext(ctx, q.Get("method").String(), q.Get("url").String(),
		strings.NewReader(q.Get("body").String()))
	if err != nil {
		panic(err) // the page makes none of these
	}
	r.RemoteAddr, r.RequestURI = "127.0.0.1:1", r.URL.RequestURI()
	fields := q.Get("headers")
	for i := 0; i+1 < fields.Length(); i += 2 {
		r.Header.Add(fields.Index(i).String(), fields.Index(i+1).String())
	}
	stop := js.FuncOf(func(js.Value, []js.Value) any {
		cancel()
		return nil
	})
	go func() {
		w := &writer{page: q, head: http.Header{}}
		h.ServeHTTP(w, r)
		w.Flush()
		q.Call("end")
		cancel()
		stop.Release()
	}()
	return stop
}

// writer passes the server's answer to the page.
type writer struct {
	page   js.Value
	head   http.Header
	status int
	told   bool
	text   bytes.Buffer
}

// Header implements http.ResponseWriter.
func (w *writer) Header() http.Header { return w.head }

// WriteHeader implements http.ResponseWriter.
func (w *writer) WriteHeader(status int) {
	if w.status == 0 {
		w.status = status
	}
}

// Write implements http.ResponseWriter.
func (w *writer) Write(b []byte) (int, error) {
	w.WriteHeader(http.StatusOK)
	return w.text.Write(b)
}

// Flush implements http.Flusher.
func (w *writer) Flush() {
	w.WriteHeader(http.StatusOK)
	if !w.told {
		w.told = true
		var fields []any
		for name := range w.head {
			fields = append(fields, name, w.head.Get(name))
		}
		w.page.Call("head", w.status, fields)
	}
	if w.text.Len() > 0 {
		bytes := js.Global().Get("Uint8Array").New(w.text.Len())
		js.CopyBytesToJS(bytes, w.text.Bytes())
		w.text.Reset()
		w.page.Call("chunk", bytes)
	}
}
