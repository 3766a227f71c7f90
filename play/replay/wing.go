package replay

import (
	"strconv"

	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// wingWords returns the ships of a wing by their numbers in the squad, the leader first.
func wingWords(w rules.Wing) []string {
	words := []string{strconv.Itoa(w.Leader + 1)}
	for _, mate := range w.Mates {
		words = append(words, strconv.Itoa(mate+1))
	}
	return words
}

// wing reads a wing of the last squad.
func (p *parser) wing(words []string) error {
	const form = "expected wing, and the numbers of its leader and its mates among the ships of the squad before it"
	if p.squads == 0 || len(words) < 2 || len(words) > game.MaxShips {
		return p.fault("%s", form)
	}
	squad := p.record.Setup.Squad(game.Player(p.squads - 1))
	var w rules.Wing
	for i, word := range words[1:] {
		n, err := strconv.Atoi(word)
		switch {
		case err != nil || n < 1 || n > len(squad.Ships):
			return p.fault("%.40q; %s", word, form)
		case i == 0:
			w.Leader = n - 1
		default:
			w.Mates = append(w.Mates, n-1)
		}
	}
	squad.Wings = append(squad.Wings, w)
	return nil
}
