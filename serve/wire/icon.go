package wire

import (
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// named returns what the engine calls what an answer is about, nothing for most.
func (t *Teller) named(q *game.Question, c game.Choice) string {
	switch c.Verb {
	case game.UseVerb:
		return t.x.Offered(t.x.S, c).Name
	case game.OptionVerb:
		return t.g.Procs[q.Proc].Steps[q.PC].Options[c.N]
	case game.ActionVerb:
		return game.Action(c.Item).String()
	case game.TokenVerb:
		return t.g.Tokens[c.Item].Name
	}
	return ""
}

// iconOf returns the icon for a name of the engine: that of the first of its words that has one.
func iconOf(name string) string {
	for word := range strings.FieldsSeq(strings.ToLower(name)) {
		if icon, ok := icons[word]; ok {
			return icon
		}
	}
	return ""
}

// refusedIcon returns the icon of what is not possible.
func refusedIcon(r *rules.Refusal) string {
	switch {
	case r.Action != game.NoAction:
		return iconOf(r.Action.String())
	case r.Maneuver.IsNone():
		return "target"
	}
	return ""
}

// icons are the icons of words in the names of abilities, alternatives and actions.
var icons = map[string]string{
	"barrel": "barrel roll", "lock": "lock", "locks": "lock", "rotate": "rotate", "turret": "rotate",
	"reroll": "reload", "rerolls": "reload", "focus": "focus", "evade": "evade", "boost": "boost",
	"calculate": "calculate", "accumulate": "calculate", "reinforce": "reinforce", "guard": "guard",
	"cloak": "cloak", "decloak": "cloak", "stealth": "cloak", "jam": "jam", "reload": "reload",
	"coordinate": "coordinate", "slam": "slam", "overthrust": "slam", "repair": "repair", "recover": "recover",
	"attack": "target", "attacks": "target",
}
