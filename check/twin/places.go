package twin

import "koiogran/engine/game"

// rematch finds again which devices and which dealt cards stand for which, and reports whether that has changed. They lie
// where there was room when they came, so that two which came at once lie in either order.
func (t *Twin) rematch(s *game.State) bool {
	m := t.mapping
	devices := m.matched(int(s.NDevices), int(t.s.NDevices), m.devices[:], func(i, j int) bool {
		want, got := m.device(&s.Devices[i]), t.s.Devices[j]
		t.put(&got.Pose, want.Pose)
		return got == want
	})
	cards := int(max(s.NCards, t.s.NCards))
	dealt := m.matched(cards, cards, m.dealt[:], func(i, j int) bool {
		same := m.dealtCard(&s.Cards[i]) == t.s.Cards[j] && m.dealtCharge(s, i) == t.s.Charges[len(m.g.Cards)+j]
		for p := range s.Secret {
			same = same && s.Secret[p].Known[i] == t.s.Secret[m.player(game.Player(p))].Known[j]
		}
		return same
	})
	copy(t.devices[:], devices)
	copy(t.dealt[:], dealt)
	return t.devices != m.devices || t.dealt != m.dealt
}

// matched returns for each of n places the one of the twin with the same in it: the one that it was, or else the first that is
// left.
func (m *mapping) matched(n, others int, was []uint8, alike func(i, j int) bool) []uint8 {
	if n != others {
		return was
	}
	places := make([]uint8, len(was))
	taken := make([]bool, len(was))
	for i := range n {
		if j := int(was[i]); j < n && !taken[j] && alike(i, j) {
			places[i], taken[j] = uint8(j)+1, true
		}
	}
	for i := range n {
		for j := 0; j < n && places[i] == 0; j++ {
			if !taken[j] && alike(i, j) {
				places[i], taken[j] = uint8(j)+1, true
			}
		}
	}
	free := 0
	for i := range places {
		if places[i] > 0 {
			places[i]--
			continue
		}
		for taken[free] {
			free++
		}
		places[i], taken[free] = uint8(free), true
	}
	return places
}

// cardsIn returns how many places for dealt cards the twin uses.
func (m *mapping) cardsIn(s *game.State) (n uint8) {
	for i := range s.Cards[:s.NCards] {
		if s.Cards[i].InUse {
			n = max(n, m.dealt[i]+1)
		}
	}
	return n
}

// align brings triggers and piles of the state that the twin should have into the order that they have there.
func (t *Twin) align() {
	for i := range t.want.Triggers[:t.want.NTriggers] {
		t.alignHooks(&t.want.Triggers[i], &t.s.Triggers[i])
	}
	alignList(t.want.Triggers[:t.want.NTriggers], t.s.Triggers[:])
	alignList(t.want.Piles[:], t.s.Piles[:])
}

// alignList brings a list into the order of another as far as both hold the same.
func alignList[T comparable](list, like []T) {
	for i := range list {
		for j := i; list[i] != like[i] && j < len(list); j++ {
			if list[j] == like[i] {
				list[i], list[j] = list[j], list[i]
			}
		}
	}
}
