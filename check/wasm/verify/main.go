// Command verify replays the records named as its arguments and prints each one's name, result
// and final fingerprint, and one of what the network of the programs says. It exists to be built for the browser: package wasm runs it under
// Node and compares what it prints with what this machine finds.
package main

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/play/replay"
	"koiogran/play/value"
)

func main() {
	for _, name := range os.Args[1:] {
		if name == network {
			fmt.Println(Network())
			continue
		}
		line, err := Verify(name)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(line)
	}
}

// network is a name that stands for the network instead of a record.
const network = "network"

// judged is how many positions the network judges.
const judged = 2000

// Network says what the network of the programs makes of positions drawn by chance.
func Network() string {
	rnd := rand.New(rand.NewPCG(1, 2))
	input := func() int16 { return value.Fixed(rnd.NormFloat64()) }
	hash, j := fnv.New64a(), value.NewJudge(value.Fitted())
	for range judged {
		var p value.Position
		for side := range p.Ships {
			p.Ships[side] = make([]value.Ship, 1+rnd.IntN(8))
			for i := range p.Ships[side] {
				for k := range p.Ships[side][i] {
					p.Ships[side][i][k] = input()
				}
			}
		}
		for k := range p.Sums {
			p.Sums[k] = input()
		}
		fmt.Fprintln(hash, j.Logit(&p))
	}
	return fmt.Sprintf("network %016x", hash.Sum64())
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
