//go:build !js

// Command tab, built for any system but a browser, writes what a match can be made of: lobby.json, which the page of a
// tab shows before its game is there. For GOOS=js it is the game.
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
	if err := write(); err != nil {
		fmt.Fprintln(os.Stderr, "tab:", err)
		os.Exit(1)
	}
}

// write writes the lobby as the game would tell it.
func write() error {
	o := server.Options{Store: store.NewMemory(), Log: slog.New(slog.DiscardHandler)}
	if err := equip.Server(&o); err != nil {
		return err
	}
	s := server.New(o)
	defer s.Close()
	for _, r := range s.Routes() {
		if r.ID == "lobby" {
			lobby, err := r.Call(context.Background(), &route.None{})
			if err != nil {
				return err
			}
			return json.NewEncoder(os.Stdout).Encode(lobby)
		}
	}
	return fmt.Errorf("no route is called lobby")
}
