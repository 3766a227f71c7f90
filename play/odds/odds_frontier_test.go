package odds

import (
	"hash/maphash"
	"math/big"
)

// mostHeld is how many branches wait at a time before those that are furthest go first.
const mostHeld = 2000

// branch is a state that some of the dice lead to, and how likely they do.
type branch struct {
	path
	chance *big.Rat
	depth  int    // answers since the beginning
	hash   uint64 // of the path
}

// frontier holds the branches that are still to be followed, by how many answers led to them.
// Equal ones are merged. Those that are least far go first, so that as many as possible meet;
// while too many wait, those that are furthest do, so that the memory is bounded.
type frontier struct {
	layers []layer
	held   int
	seed   maphash.Seed
}

// layer is the branches of one depth. A path is found by its hash; two paths of one hash, should
// they ever come, are not merged, which is as right and only slower.
type layer struct {
	branches []branch
	places   map[uint64]int
}

// add adds a branch, or its chance to the branch that is equal.
func (f *frontier) add(depth int, p *path, chance *big.Rat) {
	if f.layers == nil {
		f.seed = maphash.MakeSeed()
	}
	for len(f.layers) <= depth {
		f.layers = append(f.layers, layer{places: map[uint64]int{}})
	}
	l := &f.layers[depth]
	hash := maphash.Comparable(f.seed, *p)
	if i, ok := l.places[hash]; ok && l.branches[i].path == *p {
		sum := l.branches[i].chance
		sum.Add(sum, chance)
		return
	}
	l.places[hash] = len(l.branches)
	l.branches = append(l.branches, branch{*p, chance, depth, hash})
	f.held++
}

// take takes out the branch that goes next.
func (f *frontier) take() branch {
	at := 0
	for len(f.layers[at].branches) == 0 {
		at++
	}
	if f.held > mostHeld {
		at = len(f.layers) - 1
		for len(f.layers[at].branches) == 0 {
			at--
		}
	}
	l := &f.layers[at]
	last := len(l.branches) - 1
	b := l.branches[last]
	l.branches = l.branches[:last]
	delete(l.places, b.hash)
	f.held--
	return b
}
