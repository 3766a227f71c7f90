//go:build !js

// Command tab, built for any system but a browser, writes what the game answers to a route without a question, such as
// lobby or lessons: the page of a tab reads that before its game is there. For GOOS=js it is the game.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"

	"koiogran/serve/equip"
	"koiogran/serve/route"
	"koiogran/serve/server"
	"koiogran/serve/store"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "tab: expected the name of a route: lobby or lessons")
		os.Exit(1)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "tab:", err)
		os.Exit(1)
	}
}

// write writes the answer to a route as the game would give it.
func write(id string) error {
	o := server.Options{Store: store.NewMemory(), Log: slog.New(slog.DiscardHandler)}
	if err := equip.Server(&o); err != nil {
		return err
	}
	s := server.New(o)
	defer s.Close()
	for _, r := range s.Routes() {
		if r.ID == id {
			answer, err := r.Call(context.Background(), &route.None{})
			if err != nil {
				return err
			}
			return json.NewEncoder(os.Stdout).Encode(answer)
		}
	}
	return fmt.Errorf("no route is called %s", id)
}
