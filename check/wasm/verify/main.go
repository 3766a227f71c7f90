// Command verify replays the records named as its arguments and prints each one's name, result
// and final fingerprint. It exists to be built for the browser: package wasm runs it under
// Node and compares what it prints with what this machine finds.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/play/replay"
)

func main() {
	for _, name := range os.Args[1:] {
		line, err := Verify(name)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(line)
	}
}

// Verify replays one record and says how it ended.
func Verify(name string) (string, error) {
	f, err := os.Open(name)
	if err != nil {
		return "", fmt.Errorf("verify: %w", err)
	}
	defer f.Close()
	record, err := replay.Read(f)
	if err != nil {
		return "", fmt.Errorf("verify: %s: %w", name, err)
	}
	compiled, ok := edition.ByID(record.Edition)
	if !ok {
		return "", fmt.Errorf("verify: %s: no edition %q", name, record.Edition)
	}
	var last game.State
	err = replay.Play(compiled, record, func(s replay.Step) error {
		last = *s.State
		return nil
	})
	if err != nil {
		return "", fmt.Errorf("verify: %s: %w", name, err)
	}
	return fmt.Sprintf("%s %d %016x", filepath.Base(name), last.Result, last.Hash()), nil
}
