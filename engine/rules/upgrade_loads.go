package rules

import "slices"

// loads places the tokens that cards lay on the other cards of their ship or squad. A token is a
// charge of the card that it is on, which is given up where the card would be discarded.
func (b *builder) loads() {
	for i := range b.g.Cards {
		terms := b.defOf(b.g.Cards[i].Code).Loads
		if terms == nil || b.s.Charges[i].Away() {
			continue
		}
		ship := b.g.Cards[i].Ship
		for j := range b.g.Cards {
			on := &b.g.Cards[j]
			if j != i && !b.s.Charges[j].Away() && slices.Contains(terms.Slots, on.Slot) &&
				(on.Ship == ship || terms.Squad && b.g.OneForce(on.Ship, ship)) {
				on.Charges += int8(terms.Tokens)
				b.s.Charges[j].Active = uint8(on.Charges)
			}
		}
	}
}
