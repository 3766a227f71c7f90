//go:build js

// Command tab is the server of Koiogran inside a tab of a browser: a worker runs it, and the page asks it as it would
// ask a server. web/src/tab/worker.ts is the other side.
package main

import (
	"context"
	"crypto/rand"
	"log/slog"
	"os"
	"syscall/js"
	"time"

	"koiogran/serve/equip"
	"koiogran/serve/server"
	"koiogran/serve/store/browser"
)

func main() {
	if err := run(js.Global().Get("koiogran")); err != nil {
		js.Global().Get("koiogran").Call("died", err.Error())
	}
}

// run serves the page until it is gone. at is what the worker has for it: a database, and a callback for when the
// server is ready.
func run(at js.Value) error {
	kept, err := browser.Open(context.Background(), at.Get("database"))
	if err != nil {
		return err
	}
	o := server.Options{
		Log:   slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn})),
		Store: kept, Untimed: true, Random: rand.Reader, Pace: time.Second, Program: at.Get("version").String(),
	}
	if err := equip.Server(&o); err != nil {
		return err
	}
	h := server.New(o).Handler()
	at.Set("ask", js.FuncOf(func(_ js.Value, a []js.Value) any { return ask(h, a[0]) }))
	at.Call("ready")
	select {}
}
