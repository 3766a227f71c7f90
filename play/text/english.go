// Package text says in English what happens in a match, what is asked and what can be answered:
// names, prompts, log sentences. Another language would be another package with the same
// functions.
package text

import (
	"strconv"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Cited is Event with the clause of the rules catalogue that the event follows from, in brackets
// at the end.
func Cited(g *game.Game, e game.Event) string {
	if e.Clause == "" {
		return Event(g, e)
	}
	return Event(g, e) + " [" + e.Clause + "]"
}

// Event says in a sentence what happened. A measurement comes with its proof. What a redacted
// event does not tell, the sentence does not say.
func Event(g *game.Game, e game.Event) string {
	if int(e.Kind) >= len(sentences) || sentences[e.Kind] == nil {
		return ""
	}
	w := words{g: g, Event: e}
	return capital(InWords(g, sentences[e.Kind](&w))) + "."
}

// words is an event with the names that its sentence is made of.
type words struct {
	g *game.Game
	game.Event
}

// ship and other name the event's ships.
func (w *words) ship() string  { return Ship(w.g, w.Ship) }
func (w *words) other() string { return Ship(w.g, w.Other) }

// hit names the ship that something happens to, or the section of it.
func (w *words) hit() string {
	if w.Object.Kind == game.SectionObject {
		return w.object()
	}
	return w.ship()
}

// target names the ship that is attacked, or the section of it.
func (w *words) target() string {
	if w.Object.Kind == game.SectionObject {
		return w.object()
	}
	return w.other()
}

// object names the event's object.
func (w *words) object() string { return object(w.g, w.Object, w.device()) }

// device is the name of the device that the event is about.
func (w *words) device() string {
	if w.Name == "" {
		return ""
	}
	return "the " + w.Name
}

// card names the event's card; cards dealt during play carry their name in the event.
func (w *words) card() string {
	switch {
	case int(w.Card) < len(w.g.Cards):
		return w.g.Cards[w.Card].Name
	case w.Name != "":
		return w.Name
	}
	return "a card"
}

// action names the event's action.
func (w *words) action() string {
	if w.Action == game.CardAction {
		return "the action of " + w.card()
	}
	return article(w.Action.String()) + " action"
}

// reach is the range of an attack with its proof.
func (w *words) reach() string {
	if w.Proof.Given {
		return ": " + Proof(w.Proof)
	}
	return " at range " + strconv.Itoa(w.N)
}

// as names the ship whose initiative another takes.
func (w *words) as() string {
	if w.Other == game.NoShip || w.Other == w.Ship {
		return ""
	}
	return ", as " + w.other()
}

// player names the player that N is.
func (w *words) player() string { return Player(game.Player(w.N)) }

// named adds a name that may be hidden.
func (w *words) named(before string) string {
	if w.Name == "" {
		return ""
	}
	return before + w.Name
}

// proof adds the measurement, if the event carries one.
func (w *words) proof(before string) string {
	if !w.Proof.Given {
		return ""
	}
	return before + Proof(w.Proof)
}

// sentences say what happened, without the capital and the full stop.
var sentences = [game.NumEventKinds]func(w *words) string{
	game.Noted:      func(w *words) string { return w.Name },
	game.RoundBegan: func(w *words) string { return "round " + strconv.Itoa(w.N) + " begins" },
	game.PhaseBegan: func(w *words) string {
		return "the " + game.Phase(w.N).String() + " phase begins"
	},
	game.FirstPlayer: func(w *words) string { return w.player() + " is the first player" },
	game.ObstaclePlaced: func(w *words) string {
		return w.player() + " places " + w.object() + " at " + place(w.Pose)
	},
	game.ShipPlaced: func(w *words) string { return w.ship() + " is placed at " + place(w.Pose) },
	game.DialsSet:   func(w *words) string { return w.player() + " has set all dials" },
	game.DialRevealed: func(w *words) string {
		if w.Maneuver.IsNone() {
			return w.ship() + " reveals its dial"
		}
		return w.ship() + " reveals a " + Maneuver(w.Maneuver)
	},
	game.Guessed: func(w *words) string {
		return "the guess for " + w.ship() + " is " + strconv.Itoa(w.N)
	},
	game.Activated: func(w *words) string { return w.ship() + " activates" },
	game.ManeuverBegan: func(w *words) string {
		return w.ship() + " executes a " + Maneuver(w.Maneuver)
	},
	game.Moved: func(w *words) string {
		if w.N == 1 {
			return w.ship() + " moves to " + place(w.Pose)
		}
		return w.ship() + " runs into another ship and stops at " + place(w.Pose)
	},
	game.Bumped: func(w *words) string {
		return w.ship() + " touches " + w.other() + w.proof(": ")
	},
	game.MoveFailed: func(w *words) string { return w.ship() + " has no room to move" },
	game.ObstacleMet: func(w *words) string {
		return w.ship() + " moves through or onto " + w.object()
	},
	game.ObstacleRemoved: func(w *words) string { return w.object() + " is removed" },
	game.CardHolds: func(w *words) string {
		return tokens(w.g, w.Token, w.N) + " lies on " + w.card()
	},
	game.TokensStored: func(w *words) string {
		return w.card() + " has " + count(w.N, "token") + " on it"
	},
	game.DeviceMet: func(w *words) string {
		return w.ship() + " moves through or onto " + w.object()
	},
	game.DevicePlaced: func(w *words) string {
		return w.ship() + " places " + w.object() + " at " + place(w.Pose)
	},
	game.Relocated: func(w *words) string {
		return w.object() + " relocates to " + place(w.Pose)
	},
	game.Detonated:       func(w *words) string { return w.object() + " detonates" },
	game.FusePlaced:      func(w *words) string { return w.object() + " has " + fuses(w.N) },
	game.SectionCrippled: func(w *words) string { return w.object() + " is crippled" },
	game.FuseRemoved: func(w *words) string {
		return w.object() + " loses a fuse marker and has " + fuses(w.N) + " left"
	},

	game.TokenGained: func(w *words) string {
		return w.ship() + " gains " + tokens(w.g, w.Token, w.N)
	},
	game.TokenLost: func(w *words) string {
		if w.Card != game.NoCard {
			return tokens(w.g, w.Token, w.N) + " leaves " + w.card()
		}
		return w.ship() + " loses " + tokens(w.g, w.Token, w.N)
	},
	game.LockGained: func(w *words) string {
		return w.ship() + " locks " + w.object() + w.proof(": ")
	},
	game.LockLost: func(w *words) string {
		return w.ship() + " no longer has a lock on " + w.object()
	},
	game.ActionBegan: func(w *words) string {
		return w.ship() + " performs " + w.action()
	},
	game.ActionFailed: func(w *words) string {
		return w.ship() + " fails " + w.action()
	},
	game.EngageBegan: func(w *words) string { return w.ship() + " engages" },

	game.AttackDeclared: func(w *words) string {
		with := "its primary weapon"
		if w.Card != game.NoCard {
			with = w.card()
		}
		return w.ship() + " attacks " + w.target() + " with " + with + w.reach()
	},
	game.Obstructed: func(w *words) string {
		return w.ship() + "'s attack on " + w.other() + " is obstructed by " + w.object() +
			w.proof(": ")
	},
	game.Rolled: func(w *words) string {
		return w.ship() + " rolls " + dice(w.Color, w.Dice.Total()) + ": " + Dice(w.Dice)
	},
	game.Rerolled: func(w *words) string {
		return w.ship() + " rerolls: the " + color(w.Color) + " dice now show " + Dice(w.Dice)
	},
	game.DiceChanged: func(w *words) string {
		return w.ship() + " changes dice: the " + color(w.Color) + " dice now show " + Dice(w.Dice)
	},
	game.Neutralized: func(w *words) string {
		return "results are neutralized: " + Dice(w.Dice) + " left against " + w.ship()
	},
	game.AttackHit:    func(w *words) string { return w.ship() + " hits " + w.other() },
	game.AttackMissed: func(w *words) string { return w.ship() + " misses " + w.other() },

	game.ShieldLost: func(w *words) string {
		return w.hit() + " loses a shield, " + strconv.Itoa(w.N) + " left"
	},
	game.ShieldRegained: func(w *words) string {
		return w.hit() + " recovers a shield and has " + strconv.Itoa(w.N)
	},
	game.DamageDealt: func(w *words) string {
		if w.N == 1 {
			return w.hit() + " is given a counter, since no damage card is left"
		}
		if w.Name == "" {
			return w.hit() + " is dealt a facedown damage card"
		}
		return w.hit() + " is dealt a faceup damage card: " + w.Name
	},
	game.DamageRepaired: func(w *words) string {
		return w.ship() + " repairs a damage card" + w.named(": ")
	},
	game.DamageExposed: func(w *words) string {
		return w.ship() + " exposes a damage card" + w.named(": ")
	},
	game.DamageDiscarded: func(w *words) string {
		return "a damage card of " + w.ship() + " is discarded" + w.named(": ")
	},
	game.CounterReplaced: func(w *words) string {
		return w.ship() + " has a facedown damage card in place of a counter"
	},
	game.TimeCalled: func(*words) string { return "time is up: this round is the last" },
	game.DialSeen: func(w *words) string {
		if w.Maneuver.IsNone() {
			return "the facedown dial of " + w.ship() + " is looked at"
		}
		return "the facedown dial of " + w.ship() + " shows " + Maneuver(w.Maneuver)
	},
	game.DamageSeen: func(w *words) string {
		return "a facedown damage card of " + w.ship() + " is looked at" + w.named(": ")
	},
	game.DialGuessed: func(w *words) string {
		return "the dial of " + w.ship() + " is guessed to show " + Maneuver(w.Maneuver)
	},
	game.DamageTurned: func(w *words) string {
		return "a damage card of " + w.ship() + " is turned facedown" + w.named(": ")
	},
	game.DamageFound: func(w *words) string {
		return "the damage deck of " + w.ship() + " is searched" + w.named(": ")
	},
	game.ShipDestroyed: func(w *words) string { return w.ship() + " is destroyed" },
	game.ShipFled: func(w *words) string {
		if w.Other != game.NoShip {
			return w.ship() + " is lost with " + w.other()
		}
		return w.ship() + " leaves the play area and flees"
	},
	game.Docked: func(w *words) string {
		if w.Other == game.NoShip {
			return w.ship() + " is placed in reserve"
		}
		return w.ship() + " is docked with " + w.other()
	},
	game.Deployed: func(w *words) string {
		return w.ship() + " deploys from " + w.other() + ", beginning at " + place(w.Pose)
	},
	game.MarkerPlaced: func(w *words) string {
		return w.player() + " lays " + w.object() + " at " + place(w.Pose)
	},
	game.ShipChosen: func(w *words) string {
		return w.ship() + " is to return for " + w.other()
	},
	game.DeployFailed: func(w *words) string { return w.ship() + " finds no room to deploy" },
	game.EmergencyBegan: func(w *words) string {
		return w.ship() + " deploys in an emergency, since " + w.other() + " is destroyed"
	},
	game.ShipRemoved: func(w *words) string { return w.ship() + " is removed" },

	game.ChargeSpent: func(w *words) string {
		return w.ship() + " spends " + count(w.N, "charge") + " of " + w.card()
	},
	game.ChargeRegained: func(w *words) string {
		return w.ship() + " recovers " + count(w.N, "charge") + " of " + w.card()
	},
	game.ForceSpent: func(w *words) string {
		return w.ship() + " spends " + count(w.N, "Force charge")
	},
	game.ForceRegained: func(w *words) string {
		return w.ship() + " recovers " + count(w.N, "Force charge")
	},
	game.CardFlipped: func(w *words) string {
		return w.ship() + " flips " + w.card() + " to side " + strconv.Itoa(w.N+1)
	},
	game.Used: func(w *words) string {
		if int(w.Card) < len(w.g.Cards) {
			if w.card() == w.ship() {
				return w.ship() + " uses its ability: " + w.Name
			}
			return w.ship() + " uses " + w.card() + ": " + w.Name
		}
		return w.ship() + ": " + w.Name
	},
	game.TurretTurned: func(w *words) string {
		return w.ship() + "'s turret points to the " + geom.Arc(w.N).String() + " arc"
	},
	game.ConditionGained: func(w *words) string {
		if w.Name == "" {
			return w.ship() + " is assigned a secret condition"
		}
		return w.ship() + " is assigned the condition" + w.named(" ")
	},
	game.ConditionLost: func(w *words) string {
		if w.Name == "" {
			return w.ship() + " loses its secret condition"
		}
		return w.ship() + " loses the condition" + w.named(" ")
	},
	game.InitiativeSet: func(w *words) string {
		return w.ship() + " acts at initiative " + strconv.Itoa(w.N) + w.as()
	},
	game.Conceded:  func(w *words) string { return w.player() + " concedes" },
	game.MatchOver: func(w *words) string { return Result(game.Result(w.N)) },
	game.NoActionTaken: func(w *words) string {
		return w.ship() + " performs no action: " + reasons[w.Why]
	},
	game.NoAttackMade: func(w *words) string {
		return w.ship() + " makes no attack: " + reasons[w.Why]
	},
	game.CardDiscarded: func(w *words) string { return w.ship() + " discards " + w.card() },
	game.CardRestored: func(w *words) string {
		return w.ship() + " has " + w.card() + " back"
	},
	game.CardEquipped: func(w *words) string {
		if w.Other == game.NoShip {
			return w.ship() + " is equipped with " + w.card()
		}
		return w.ship() + " is equipped with " + w.card() + " of " + w.other()
	},
	game.CardHidden: func(w *words) string {
		if w.Card == game.NoCard {
			return w.ship() + " has an upgrade facedown"
		}
		return w.ship() + " has " + w.card() + " facedown"
	},
	game.EffectBegan: func(w *words) string {
		return w.card() + " has an effect on " + w.ship() + " until " + ends(w.N)
	},
}

// ends says when an effect that lasts is over.
func ends(until int) string {
	switch game.Until(until) {
	case game.ThisAttack:
		return "the end of the attack"
	case game.ThisActivation:
		return "the end of the activation"
	case game.ThisPhase:
		return "the end of the phase"
	case game.ThisRound:
		return "the end of the round"
	case game.NextPlanning:
		return "the end of the next planning phase"
	case game.NextRound:
		return "the end of the next round"
	case game.ThisMatch:
		return "the end of the match"
	}
	return "the end of the " + game.Phase(until).String() + " phase"
}
