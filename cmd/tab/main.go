//go:build js

// Command tab is the server of Koiogran inside a tab of a browser: a worker runs it, and the page asks it as it would
// ask a server. web/src/tab/worker.ts is the other side.
package main

import (
	"context"
	"crypto/rand"
	"log/slog"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"syscall/js"
	"time"

	"koiogran/serve/equip"
	"koiogran/serve/server"
	"koiogran/serve/store/browser"
)

func main() {
	collectLate()
	if err := run(js.Global().Get("koiogran")); err != nil {
		js.Global().Get("koiogran").Call("died", err.Error())
	}
}

// undisturbed is how much memory, in bytes, the program takes before garbage is collected for the first time. What a first
// match needs fits in it.
const undisturbed = 64 << 20

// collectLate lets the program begin without collecting garbage: most of what it makes until the first question stays.
func collectLate() {
	usual := debug.SetGCPercent(-1)
	debug.SetMemoryLimit(undisturbed)
	runtime.AddCleanup(&struct{ *int }{}, func(percent int) {
		debug.SetMemoryLimit(math.MaxInt64)
		debug.SetGCPercent(percent)
	}, usual)
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
