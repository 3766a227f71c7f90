package rules

import "koiogran/engine/game"

// conditionBars adds the actions that conditions put on the bars of ships which have them, where a card of
// the match can assign them.
func (b *builder) conditionBars() {
	for n, code := range b.g.Dealt {
		if len(b.defOf(code).Bar) == 0 || !b.assigned[code.ID] {
			continue
		}
		for i := range b.g.Ships {
			for _, l := range b.defOf(code).Bar {
				b.g.Ships[i].Actions = append(b.g.Ships[i].Actions, game.ActionLine{Action: l.Action,
					Difficulty: l.Difficulty, Card: game.NoCard, Condition: uint8(n)})
			}
		}
	}
}

// notesConditions notes which conditions a card can assign.
func (b *builder) notesConditions(ids []string) {
	for _, id := range ids {
		if b.assigned == nil {
			b.assigned = map[string]bool{}
		}
		b.assigned[id] = true
	}
}
