package scene

import (
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Use uses an ability of a ship's card, or one that the rules give it: "focus" or "lock" where
// actions are performed, "spend evade" (or "evade") where dice are modified. The id of a card
// stands for the one ability of it that is offered; a name that several cards of the ship share is
// written "protontorpedoes: change a hit".
func (s *Scene) Use(ship *Ship, ability string) {
	s.t.Helper()
	if s.refusing {
		s.mustKnowAbility(ability)
	}
	s.take("use "+ability+" of "+s.name(ship.ID()), func(c game.Choice) bool {
		return c.Ship == ship.id && s.uses(c, ability)
	})
}

// UseOnly uses an ability that only one ship is offered.
func (s *Scene) UseOnly(ability string) {
	s.t.Helper()
	if s.refusing {
		s.mustKnowAbility(ability)
	}
	s.take("use "+ability, func(c game.Choice) bool { return s.uses(c, ability) })
}

// uses reports whether a choice uses an ability that goes by a name.
func (s *Scene) uses(c game.Choice, name string) bool {
	return c.Verb == game.UseVerb && s.offered(c).goesBy(name)
}

// offered returns the ability that a choice uses and the names of the card that it is on.
func (s *Scene) offered(c game.Choice) owned {
	return s.owned(s.x.Offered(s.state, c), c.Card)
}

// owned returns an ability with the names of the card that it is on.
func (s *Scene) owned(a *game.Ability, card game.CardID) owned {
	if card == game.NoCard {
		return owned{a, "rules", "rules"}
	}
	code := s.x.CodeOf(card)
	o := owned{a, code.ID, code.Name}
	if int(card) < len(s.g.Cards) {
		o.id, o.name = s.g.Cards[card].ID, s.g.Cards[card].Name
	}
	return o
}

// Pass declines for the player who is asked.
func (s *Scene) Pass() {
	s.t.Helper()
	s.take("pass", func(c game.Choice) bool { return c.Verb == game.PassVerb })
}

// Pick picks a ship.
func (s *Scene) Pick(ship *Ship) {
	s.t.Helper()
	s.take("pick "+s.name(ship.ID()), func(c game.Choice) bool {
		return c.Verb == game.PickVerb && c.Ship == ship.id && c.N == 0
	})
}

// PickObstructed picks a ship as the defender, along that of several equally short lines which
// passes over the most obstacles.
func (s *Scene) PickObstructed(ship *Ship) {
	s.t.Helper()
	s.take("pick "+s.name(ship.ID())+" over obstacles", func(c game.Choice) bool {
		return c.Verb == game.PickVerb && c.Ship == ship.id && c.N == 1
	})
}

// Declare declares an attack with a weapon on a target. The weapon is "primary", or the id or
// the name of a card; "" is the first one that can hit the target.
func (s *Scene) Declare(weapon string, target *Ship) {
	s.t.Helper()
	what, picked := "attack "+s.name(target.ID()), false
	if weapon != "" {
		s.mustKnowWeapon(weapon)
		what += " with " + weapon
	}
	s.take(what, func(c game.Choice) bool {
		if c.Verb != game.WeaponVerb || picked || weapon != "" && !s.isWeapon(c, weapon) {
			return false
		}
		_, picked = rules.Target(s.x, c.Ship, target.id, int(c.Item))
		return picked
	})
	s.Pick(target)
}

// Weapon picks a weapon, named as in Declare.
func (s *Scene) Weapon(weapon string) {
	s.t.Helper()
	s.mustKnowWeapon(weapon)
	s.take("attack with "+weapon, func(c game.Choice) bool {
		return c.Verb == game.WeaponVerb && s.isWeapon(c, weapon)
	})
}

// isWeapon reports whether a choice picks a weapon.
func (s *Scene) isWeapon(c game.Choice, weapon string) bool {
	if c.Card == game.NoCard {
		return same(weapon, "primary")
	}
	info := &s.g.Cards[c.Card]
	return same(info.ID, weapon) || same(info.Name, weapon)
}

// Number answers with a number, such as how many dice of a face to reroll.
func (s *Scene) Number(n int) {
	s.t.Helper()
	s.take("number "+strconv.Itoa(n), func(c game.Choice) bool {
		return c.Verb == game.NumberVerb && int(c.N) == n
	})
}

// Face picks a face of a die: "blank", "focus", "hit", "crit" or "evade".
func (s *Scene) Face(face string) {
	s.t.Helper()
	s.faces([]string{face})
	s.take("face "+face, func(c game.Choice) bool {
		return c.Verb == game.FaceVerb && game.Face(c.Item).String() == face
	})
}

// Side picks the side of a barrel roll: geom.Left or geom.Right.
func (s *Scene) Side(side geom.Side) {
	s.t.Helper()
	s.take("side "+side.String(), func(c game.Choice) bool {
		return c.Verb == game.SideVerb && geom.Side(c.N) == side
	})
}

// Position picks where a move ends among its three places: -1 (back or left), 0 or +1.
func (s *Scene) Position(n int) {
	s.t.Helper()
	s.take("position "+strconv.Itoa(n), func(c game.Choice) bool {
		return c.Verb == game.MoveVerb && int(c.N) == n
	})
}

// Target picks a ship to lock.
func (s *Scene) Target(ship *Ship) {
	s.t.Helper()
	s.object(game.ShipAs(ship.ID()))
}

// TargetObstacle picks an obstacle to lock.
func (s *Scene) TargetObstacle(o *Obstacle) {
	s.t.Helper()
	s.object(o.Object())
}

// object picks an object.
func (s *Scene) object(o game.Object) {
	s.t.Helper()
	s.take("object "+s.objectName(o), func(c game.Choice) bool {
		return c.Verb == game.ObjectVerb && c.Object == o
	})
}

// Dial sets a ship's dial in the Planning phase, or sets it again: "3 bank-left".
func (s *Scene) Dial(ship *Ship, maneuver string) {
	s.t.Helper()
	what := "set the dial of " + s.name(ship.ID()) + " to " + maneuver
	s.mustBeOpen(what)
	s.mustKnowManeuver(maneuver)
	for _, m := range s.g.Ships[ship.id].Dial {
		c := game.Opt(game.DialVerb)
		c.Ship, c.Maneuver = ship.id, m
		if !isManeuver(m, maneuver) || !s.x.Valid(s.state, ship.player, c) {
			continue
		}
		if s.refusing {
			s.Fail("%s is among the options", what)
		}
		s.step(ship.player, c)
		return
	}
	if !s.refusing {
		s.Fail("%s is not among the options", what)
	}
}

// Maneuver picks a maneuver or a template where no dial is set: "1 bank-left" for a boost.
func (s *Scene) Maneuver(maneuver string) {
	s.t.Helper()
	s.mustKnowManeuver(maneuver)
	s.take("maneuver "+maneuver, func(c game.Choice) bool {
		return (c.Verb == game.DialVerb || c.Verb == game.TemplateVerb) && isManeuver(c.Maneuver, maneuver)
	})
}

// Choose answers with the one option that fits, for answers that have no method of their own.
func (s *Scene) Choose(fits func(c game.Choice) bool) {
	s.t.Helper()
	s.take("choose", fits)
}

// ChooseNamed answers with the option that reads like this in a failure's list of options.
func (s *Scene) ChooseNamed(words string) {
	s.t.Helper()
	s.mustKnowWords(words)
	s.take("choose "+words, func(c game.Choice) bool { return same(s.words(c), words) })
}

// Dice rolls: the open question must be a roll of exactly these dice, named by the faces that
// they show.
func (s *Scene) Dice(faces ...string) {
	s.t.Helper()
	r := s.Rolling()
	if int(r.N) != len(faces) {
		s.Fail("%d dice are scripted, %d are rolled", len(faces), r.N)
	}
	c := game.Opt(game.RollVerb)
	c.Dice = s.faces(faces)
	s.step(game.Chance, c)
}

// Rolling returns the roll that is asked for. It fails if none is.
func (s *Scene) Rolling() game.Roll {
	s.t.Helper()
	s.mustBeOpen("dice are scripted")
	if s.x.Waiting(s.state).Has(game.Chance) {
		if q := s.x.Ask(s.state, game.Chance); q.Kind == game.RollQuestion {
			return q.Roll
		}
	}
	s.Fail("dice are scripted, but no roll is asked for")
	return game.Roll{}
}

// Draw draws: the open question must be a draw, and what is drawn a damage card of this title.
func (s *Scene) Draw(title string) {
	s.t.Helper()
	drawn := false
	s.take("draw "+title, func(c game.Choice) bool {
		if c.Verb != game.DrawVerb || drawn {
			return false
		}
		code := s.g.Dealt[c.Item]
		drawn = same(code.ID, title) || same(code.Name, title)
		return drawn
	})
}

// faces counts faces by their names.
func (s *Scene) faces(names []string) game.Faces {
	s.t.Helper()
	var faces game.Faces
	for _, name := range names {
		found := false
		for f := range game.NumFaces {
			if f.String() == name {
				faces[f]++
				found = true
			}
		}
		if !found {
			s.Fail("no die shows %q, only %s", name, strings.Join(faceNames(), ", "))
		}
	}
	return faces
}

// faceNames lists the faces of dice.
func faceNames() []string {
	var names []string
	for f := range game.NumFaces {
		names = append(names, f.String())
	}
	return names
}

// take answers the open question with the one option that fits.
func (s *Scene) take(what string, fits func(c game.Choice) bool) {
	s.t.Helper()
	s.mustBeOpen(what)
	var chosen game.Choice
	by := game.NoPlayer
	for p := game.Seat1; p <= game.Chance; p++ {
		if !s.x.Waiting(s.state).Has(p) || s.from != game.Nobody && !s.from.Has(p) {
			continue
		}
		q := s.x.Ask(s.state, p)
		options := append([]game.Choice(nil), q.Options()...)
		for _, c := range options {
			if !fits(c) {
				continue
			}
			if s.refusing {
				s.Fail("%s is among the options", what)
			}
			if by != game.NoPlayer && s.words(c) != s.words(chosen) {
				s.Fail("%s fits several options", what)
			}
			if by == game.NoPlayer {
				chosen, by = c, p
			}
		}
	}
	switch {
	case s.refusing:
	case by == game.NoPlayer:
		s.Fail("%s is not among the options", what)
	default:
		s.step(by, chosen)
	}
}

// From has the answers that follow be looked for among the options of these players alone, which
// matters where several are asked the same; no one stands for all.
func (s *Scene) From(p game.Players) { s.from = p }

// Refused fails if the answer given by f is among the options. Nothing is answered.
func (s *Scene) Refused(f func()) {
	s.t.Helper()
	s.refusing = true
	defer func() { s.refusing = false }()
	f()
}

// Answer gives an answer that someone else has found: a player at the table, a program or a dealer.
// It fails if that is not legal now.
func (s *Scene) Answer(p game.Player, c game.Choice) {
	s.t.Helper()
	s.mustBeOpen("an answer is given")
	if !s.x.Waiting(s.state).Has(p) || !s.x.Valid(s.state, p, c) {
		s.Fail("%s is not among the options", s.words(c))
	}
	s.step(p, c)
}

// step gives an answer.
func (s *Scene) step(p game.Player, c game.Choice) {
	s.t.Helper()
	if err := s.x.Step(s.state, p, c, &s.log); err != nil {
		s.Fail("%s: %v", s.words(c), err)
	}
	s.discard()
	s.keep()
}

// mustBeOpen fails if no question is open.
func (s *Scene) mustBeOpen(what string) {
	s.t.Helper()
	if s.state == nil || s.state.Over {
		s.Fail("%s, but no question is open", what)
	}
}

// onDial returns the place of a maneuver on a ship's dial.
func (s *Scene) onDial(ship *Ship, maneuver string) int {
	s.t.Helper()
	dial := s.g.Ships[ship.id].Dial
	var names []string
	for i, m := range dial {
		if isManeuver(m, maneuver) {
			return i
		}
		names = append(names, maneuverWords(m))
	}
	s.Fail("the dial of %s has no %q, only %s", s.name(ship.id), maneuver,
		strings.Join(names, ", "))
	return 0
}

// Named reports whether words name a maneuver, such as "3 bank-left", with its difficulty or without.
func (s *Scene) Named(m game.Maneuver, words string) bool { return isManeuver(m, words) }

// isManeuver reports whether words name a maneuver: its speed and its bearing, and its difficulty
// if that is given too.
func isManeuver(m game.Maneuver, words string) bool {
	name := strconv.Itoa(int(m.Speed)) + m.Bearing.String()
	return same(words, name) || same(words, name+m.Difficulty.String())
}
