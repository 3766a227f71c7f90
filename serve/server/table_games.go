package server

import (
	"crypto/sha256"
	"runtime"
	"sync"
	"weak"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/replay"
)

// games are the games of matches under way. Matches of equal set-ups have one between them, which no one
// changes, and which goes when the last of them does.
type games struct {
	mu  sync.Mutex
	all map[gameKey]shared
}

// gameKey identifies a set-up by the head of its record, which is enough to play the match again.
type gameKey struct {
	rules *rules.Compiled
	head  [sha256.Size]byte
}

// shared is a game that is in use, and the state in which it begins while that is still in memory.
type shared struct {
	game  weak.Pointer[game.Game]
	first weak.Pointer[game.State]
}

// begin is NewGame for matches: the game and the state in which it begins. Others have both, too, so
// that neither may be written to.
func (k *games) begin(c *rules.Compiled, setup *rules.Setup) (*game.Game, *game.State, error) {
	head := sha256.New()
	r := replay.Record{Edition: c.ID, Version: c.Version, Setup: *setup}
	if _, err := r.WriteTo(head); err != nil {
		return nil, nil, err
	}
	key := gameKey{rules: c, head: [sha256.Size]byte(head.Sum(nil))}
	k.mu.Lock()
	known := k.all[key]
	k.mu.Unlock()
	if g, first := known.game.Value(), known.first.Value(); g != nil && first != nil {
		return g, first, nil
	}
	g, first, err := c.NewGame(*setup)
	if err != nil {
		return nil, nil, err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if before := k.all[key].game.Value(); before != nil {
		g = before
	} else {
		runtime.AddCleanup(g, k.forget, gone{key, weak.Make(g)})
	}
	if k.all == nil {
		k.all = map[gameKey]shared{}
	}
	k.all[key] = shared{game: weak.Make(g), first: weak.Make(first)}
	return g, first, nil
}

// gone is a game that is in use no more.
type gone struct {
	key  gameKey
	game weak.Pointer[game.Game]
}

// forget lets go of what stands for a game, unless another has taken its place.
func (k *games) forget(was gone) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.all[was.key].game == was.game {
		delete(k.all, was.key)
	}
}
