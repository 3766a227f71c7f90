package card

import (
	"strconv"
	"strings"

	"koiogran/engine/game"
)

// What an op says of itself, for those who read a card: "gain 1 stress", "change 1 blank or focus to hit",
// "if so: spend 1 charge; suffer 1 hit".

// says returns the op with other words for it.
func (op Op) says(what ...string) Op {
	op.What = strings.Join(what, " ")
	return op
}

// amount words a number of things: "some" if it depends on the moment.
func amount[N number](n N) string {
	switch n := any(n).(type) {
	case int:
		if n == Every {
			return "all"
		}
		return strconv.Itoa(n)
	}
	return "some"
}

// wordsOf words ops one after another.
func wordsOf(ops []Op) string {
	words := make([]string, len(ops))
	for i := range ops {
		words[i] = ops[i].What
	}
	return strings.Join(words, "; ")
}

// namesOfKinds are the names of the kinds, without the word token.
var namesOfKinds = []struct {
	kind Kinds
	name string
}{
	{FocusToken, "focus"}, {EvadeToken, "evade"}, {CalculateToken, "calculate"},
	{ReinforceFore, "reinforce"}, {ReinforceAft, "reinforce"}, {DisarmToken, "disarm"}, {JamToken, "jam"},
	{TractorToken, "tractor"}, {CloakToken, "cloak"}, {StressToken, "stress"}, {IonToken, "ion"},
	{StrainToken, "strain"}, {DepleteToken, "deplete"}, {GuardToken, "guard"}, {OverheatToken, "overheat"},
	{StationaryToken, "stationary"}, {EnergyToken, "energy"}, {GreenTokens, "green"}, {OrangeTokens, "orange"}, {RedButLocks, "red"},
	{BlueTokens, "blue"}, {EnemyLock, "lock"}, {FriendLock, "lock"}, {OwnLock, "lock"}, {Shield, "shield"},
	{Force, "Force"}, {Charge, "charge"}, {PilotCharge, "charge"}, {UpgradeCharge, "charge"},
}

// words names the kinds of a selection.
func (k Kinds) words() string {
	var words []string
	for _, n := range namesOfKinds {
		if n.name == "lock" && k&RedButLocks != 0 {
			continue // they are red, too
		}
		if k&n.kind != 0 && (len(words) == 0 || words[len(words)-1] != n.name) {
			words = append(words, n.name)
		}
	}
	return strings.Join(words, " or ")
}

// words names the faces of a set.
func (s Faces) words() string {
	var words []string
	for _, f := range s.list() {
		words = append(words, f.String())
	}
	return strings.Join(words, " or ")
}

// words names the dice of a pool.
func (d Pool) words() string { return [...]string{"attack dice", "defense dice", "rolled dice"}[d] }

// wordsOfActions names actions and the terms on which they are performed: "red", if they are.
func wordsOfActions(terms game.Terms, actions []game.Action) string {
	var words []string
	for _, a := range actions {
		if a >= game.NumActions {
			return "that action"
		}
		words = append(words, a.String())
	}
	what := "any"
	if len(words) > 0 {
		what = strings.Join(words, " or ")
	}
	for _, t := range []struct {
		terms game.Terms
		name  string
	}{{game.AsRed, "red "}, {game.AsPurple, "purple "}, {game.AsWhite | game.OnlyWhite, "white "}} {
		if terms&t.terms != 0 {
			what = t.name + what
		}
	}
	if terms&game.WhileStressed != 0 {
		what += " while stressed"
	}
	return what
}
