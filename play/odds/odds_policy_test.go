package odds_test

import (
	"strings"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/play/odds"
)

// spender spends tokens, Force and locks where they change results, and uses no abilities of cards
// that it need not use.
//
// The attacker first spends a lock if there is a blank that it can reroll, or a focus result that
// no token and no Force of his turns; all of these he rerolls, and no others. Then he spends what
// turns focus results, in the order in which the rules list it: focus, calculate, Force. The
// defender spends the same, and evade tokens on blanks first, while there are more hits than
// evades. Everything else is answered with the default if that is to pass, else with the first
// option.
func spender(x *game.Exec, s *game.State, q *game.Question) game.Choice {
	switch {
	case q.Kind == game.PlaceQuestion:
		return odds.First(x, s, q)
	case q.Opts[0].Verb == game.NumberVerb:
		return spendNumber(x, s, q)
	case q.Window == card.ModifyAttack || q.Window == card.ModifyDefense:
		if c, ok := spendOn(x, s, q); ok {
			return c
		}
	}
	if q.Opts[q.Default].Verb == game.PassVerb && q.Opts[0].Verb != game.WeaponVerb {
		return q.Opts[q.Default]
	}
	return q.Opts[0]
}

// spendOn picks what to spend on the dice that the question is about, if anything.
func spendOn(x *game.Exec, s *game.State, q *game.Question) (game.Choice, bool) {
	a := &s.Attacks[s.NAttacks-1]
	attacking := q.Window == card.ModifyAttack
	own := x.G.Ships[q.Ship].Side == q.Player
	hits := a.Attack.Count(game.Hit) + a.Attack.Count(game.Crit)
	if !own || !attacking && a.Defense.Count(game.Evade) >= hits {
		return game.Choice{}, false
	}
	var found game.Choice
	ok := false
	for _, c := range append([]game.Choice(nil), q.Options()...) {
		ability := x.Offered(s, c)
		switch {
		case ability == nil || c.Card != game.NoCard:
		case ability.Spends != game.LockOnDice:
			if !ok {
				found, ok = c, true
			}
		case rerolls(a, &s.Ships[a.Attacker]):
			return c, true
		}
	}
	return found, ok
}

// rerolls reports whether an attacker has dice to reroll.
func rerolls(a *game.Attack, s *game.Ship) bool {
	fresh := &a.Attack.Fresh
	return fresh[game.Blank] > 0 || fresh[game.Focus] > 0 && !turnsFocus(s)
}

// turnsFocus reports whether a ship has something that turns focus results.
func turnsFocus(s *game.Ship) bool {
	return s.Has(game.FocusToken) || s.Has(game.CalculateToken) || s.Force > 0
}

// spendNumber says how many dice of a face to reroll, most comes first: all that count for
// nothing, and as few as possible of the others.
func spendNumber(x *game.Exec, s *game.State, q *game.Question) game.Choice {
	most, least := q.Opts[0], q.Opts[q.N-1]
	step := x.G.Procs[q.Proc].Steps[q.PC].Name
	switch {
	case strings.Contains(step, game.Blank.String()):
		return most
	case strings.Contains(step, game.Focus.String()) && !turnsFocus(&s.Ships[q.Ship]):
		return most
	case strings.Contains(step, "reroll"):
		return least
	}
	return most
}
