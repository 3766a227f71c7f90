package squad

import (
	"slices"
	"sync"

	"koiogran/engine/data"
)

// index finds cards by the keys of their names and ids.
type index struct {
	c        *data.Catalogue
	pilots   map[string][]*data.Pilot
	upgrades map[string][]*data.Upgrade
}

// indexes holds the index of each catalogue that was read with: the few points lists of the program.
var indexes sync.Map

// indexOf returns the index of a catalogue, made once.
func indexOf(c *data.Catalogue) *index {
	if x, ok := indexes.Load(c); ok {
		return x.(*index)
	}
	x := index{c: c, pilots: map[string][]*data.Pilot{}, upgrades: map[string][]*data.Upgrade{}}
	for i := range c.Pilots {
		p := &c.Pilots[i]
		for _, key := range keysOnce(p.Name, p.ID, p.XWS) {
			x.pilots[key] = append(x.pilots[key], p)
		}
	}
	for i := range c.Upgrades {
		u := &c.Upgrades[i]
		for _, key := range keysOnce(u.Name, u.ID) {
			x.upgrades[key] = append(x.upgrades[key], u)
		}
	}
	indexes.Store(c, &x)
	return &x
}

// keysOnce lists the different keys of words.
func keysOnce(words ...string) []string {
	var keys []string
	for _, word := range words {
		if key := data.Key(word); key != "" && !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}
