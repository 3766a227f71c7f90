package odds

import (
	"hash/maphash"
	"slices"
	"unsafe"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// hooked reports whether a card that is in play answers one of some windows.
func hooked(g *game.Game, s *game.State, windows []game.Window) bool {
	for _, w := range windows {
		if len(g.Hooks[w]) > 0 {
			return true
		}
	}
	for i := range s.Cards[:s.NCards] {
		c := &s.Cards[i]
		if c.Faceup() && slices.ContainsFunc(g.Dealt[c.Code].Abilities, func(a *game.Ability) bool {
			return slices.Contains(windows, a.Window)
		}) {
			return true
		}
	}
	return false
}

// windowsOfDefense are those in which cards can look at attack dice once the attacker has changed them, other than
// the hits among them: not those in which defense dice are changed or results are compared.
var windowsOfDefense = [...]game.Window{card.AfterRoll, card.AfterReroll, card.AfterSpend}

// windowsOfResults are those in which cards can change what results from dice that were rolled for the defense.
var windowsOfResults = [...]game.Window{card.ModifyDefense, card.BeforeNeutralize, card.AfterNeutralize}

// windowsOfDamage are those in which cards can change what damage comes to.
var windowsOfDamage = [...]game.Window{
	card.WouldSuffer, card.WouldBeDealt(card.Faceup), card.WouldBeDealt(card.Facedown), card.DealtFaceup, card.DealingFaceup,
	card.WouldBeDestroyed,
}

// hash returns a hash of a state. It takes only the part of each array that is in use: most of a state never is.
func (v *Solver) hash(at *path) uint64 {
	s, h := &at.state, &v.sum
	h.Reset()
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(s)), unsafe.Sizeof(*s))
	for _, p := range partsOf(v.x.G, s) {
		h.Write(bytes[p.from:p.used])
	}
	maphash.WriteComparable(h, at.seen)
	return h.Sum64()
}

// statePart is where a part of a state begins, up to where it is in use, and where it ends, in bytes.
type statePart struct{ from, used, to uintptr }

// partsOf returns all parts of a state, one behind the other: its arrays, and what lies between them.
func partsOf(g *game.Game, s *game.State) [14]statePart {
	array := func(from, n, each, size uintptr) statePart { return statePart{from, from + n*each, from + size} }
	between := func(from, to uintptr) statePart { return statePart{from, to, to} }
	return [...]statePart{
		between(0, unsafe.Offsetof(s.Ships)),
		array(unsafe.Offsetof(s.Ships), uintptr(s.NShips), unsafe.Sizeof(s.Ships[0]), unsafe.Sizeof(s.Ships)),
		array(unsafe.Offsetof(s.Obstacles), uintptr(s.NObstacles), unsafe.Sizeof(s.Obstacles[0]),
			unsafe.Sizeof(s.Obstacles)),
		between(unsafe.Offsetof(s.Devices), unsafe.Offsetof(s.Charges)),
		array(unsafe.Offsetof(s.Charges), uintptr(len(g.Cards))+uintptr(s.NCards), unsafe.Sizeof(s.Charges[0]),
			unsafe.Sizeof(s.Charges)),
		array(unsafe.Offsetof(s.Cards), uintptr(s.NCards), unsafe.Sizeof(s.Cards[0]), unsafe.Sizeof(s.Cards)),
		array(unsafe.Offsetof(s.Decks), uintptr(len(g.Decks)), unsafe.Sizeof(s.Decks[0]), unsafe.Sizeof(s.Decks)),
		array(unsafe.Offsetof(s.Frames), uintptr(s.Depth), unsafe.Sizeof(s.Frames[0]), unsafe.Sizeof(s.Frames)),
		array(unsafe.Offsetof(s.Triggers), uintptr(s.NTriggers), unsafe.Sizeof(s.Triggers[0]), unsafe.Sizeof(s.Triggers)),
		array(unsafe.Offsetof(s.Attacks), uintptr(s.NAttacks), unsafe.Sizeof(s.Attacks[0]), unsafe.Sizeof(s.Attacks)),
		array(unsafe.Offsetof(s.Moves), uintptr(s.NMoves), unsafe.Sizeof(s.Moves[0]), unsafe.Sizeof(s.Moves)),
		array(unsafe.Offsetof(s.Damages), uintptr(s.NDamages), unsafe.Sizeof(s.Damages[0]), unsafe.Sizeof(s.Damages)),
		array(unsafe.Offsetof(s.Lasts), uintptr(s.NLasting), unsafe.Sizeof(s.Lasts[0]), unsafe.Sizeof(s.Lasts)),
		between(unsafe.Offsetof(s.Secret), unsafe.Sizeof(*s)),
	}
}

// merge makes states equal, before defense dice are rolled, that differ in nothing which matters from now on: only
// hits and crits count, rerolled or not, and what the attacker has kept if no card can ask for it.
func (v *Solver) merge(s *game.State) {
	a := &s.Attacks[v.level]
	dice := &a.Attack
	for f := range dice.Rerolled {
		dice.Fresh[f] += dice.Rerolled[f]
		dice.Rerolled[f] = 0
	}
	dice.Fresh[game.Blank] += dice.Fresh[game.Focus]
	dice.Fresh[game.Focus] = 0
	if !v.bare {
		return
	}
	ship := &s.Ships[a.Attacker]
	ship.Tokens[game.FocusToken], ship.Tokens[game.CalculateToken], ship.Force = 0, 0, 0
	ship.Tokens[game.EnergyToken] = 0
	ship.Locks = [len(ship.Locks)]game.Object{}
	a.Modified, a.FocusUsed, a.Spent[0] = 0, false, 0
}
