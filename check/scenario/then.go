package scenario

import (
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// check is something that must be so.
type check struct {
	line int
	ship string // whose it is, "" for the match
	hold func(p *play, ship *scene.Ship)
}

// matchWords returns the keys of then that are about the match and not about a ship.
func matchWords() []string {
	return []string{"winner", "phase", "round", "attack", "log", "devices"}
}

// then reads what must be so.
func (r *reader) then(n *yaml.Node) []check {
	var all []check
	r.pairs(n, func(key, value *yaml.Node) {
		if slices.Contains(matchWords(), key.Value) {
			all = append(all, r.aboutMatch(key, value)...)
			return
		}
		r.named = append(r.named, key)
		all = append(all, r.aboutShip(key.Value, value)...)
	})
	return all
}

// hold checks that all is as it must be, and notes everything that is not.
func (p *play) hold(checks []check) {
	for _, c := range checks {
		p.line = c.line
		p.try(func() {
			var ship *scene.Ship
			if c.ship != "" {
				ship = p.ship(c.ship)
			}
			c.hold(p, ship)
		})
	}
}

// aboutMatch reads an expectation about the match.
func (r *reader) aboutMatch(key, n *yaml.Node) []check {
	one := func(hold func(p *play, _ *scene.Ship)) []check {
		return []check{{line: n.Line, hold: hold}}
	}
	switch key.Value {
	case "winner":
		want := r.oneOf(n, "1", "2", "draw", "nobody")
		return one(func(p *play, _ *scene.Ship) {
			got := winners()[p.scene.State().Result]
			p.scene.Is(got == want, "the winner %s, not %s", want, got)
		})
	case "phase":
		want := r.oneOf(n, phases()...)
		return one(func(p *play, _ *scene.Ship) {
			got := phases()[p.scene.State().Phase]
			p.scene.Is(got == want, "the phase %s, not %s", want, got)
		})
	case "round":
		want := r.whole(n, 0, 99)
		return one(func(p *play, _ *scene.Ship) {
			got := int(p.scene.State().Round)
			p.scene.Is(got == want, "round %d, not %d", want, got)
		})
	case "attack":
		return r.aboutAttack(n)
	case "devices":
		devices := r.devices(n)
		return one(func(p *play, _ *scene.Ship) { p.wantDevices(devices) })
	}
	clauses := r.texts(n)
	r.logs = append(r.logs, n)
	return one(func(p *play, _ *scene.Ship) {
		for _, c := range clauses {
			p.scene.WantClause(c)
		}
	})
}

// wantDevices checks that these are the devices on the table.
func (p *play) wantDevices(devices []device) {
	var want []scene.Device
	for _, d := range devices {
		w := scene.Device{Kind: d.kind, Of: p.ship(d.ship)}
		if d.at.given {
			w.At = at(d.at)
		}
		want = append(want, w)
	}
	p.scene.WantDevices(want...)
}

// phases returns the names of the phases, in the order of game.Phase.
func phases() []string {
	return []string{setupStart, "planning", "system", "activation", "engagement", "end"}
}

// winners names the ways in which a match can have ended.
func winners() map[game.Result]string {
	return map[game.Result]string{
		game.Undecided: "nobody", game.Won1: "1", game.Won2: "2", game.Drawn: "draw",
	}
}

// aboutAttack reads expectations about the attack in progress.
func (r *reader) aboutAttack(n *yaml.Node) []check {
	var all []check
	add := func(n *yaml.Node, hold func(p *play)) {
		all = append(all, check{line: n.Line, hold: func(p *play, _ *scene.Ship) { hold(p) }})
	}
	r.fields(n, map[string]func(n *yaml.Node){
		"range": func(n *yaml.Node) {
			want := r.whole(n, 0, 9)
			add(n, func(p *play) {
				got := int(p.attack().Range)
				p.scene.Is(got == want, "an attack at range %d, not %d", want, got)
			})
		},
		"obstructed": func(n *yaml.Node) {
			want := r.yes(n)
			add(n, func(p *play) {
				p.scene.Is(p.attack().Obstructed == want, "an obstructed attack: %v", want)
			})
		},
		"attack-dice": func(n *yaml.Node) {
			want := r.texts(n)
			add(n, func(p *play) { p.scene.WantAttackDice(want...) })
		},
		"defense-dice": func(n *yaml.Node) {
			want := r.texts(n)
			add(n, func(p *play) { p.scene.WantDefenseDice(want...) })
		},
	})
	return all
}

// attack returns the attack in progress.
func (p *play) attack() *game.Attack {
	p.scene.State()
	a := p.scene.Exec().Attack()
	if a == nil {
		p.scene.Fail("expected an attack, but none is in progress")
	}
	return a
}

// aboutShip reads the expectations about a ship.
func (r *reader) aboutShip(id string, n *yaml.Node) []check {
	var all []check
	add := func(n *yaml.Node, hold func(p *play, ship *scene.Ship)) {
		all = append(all, check{line: n.Line, ship: id, hold: hold})
	}
	keys := map[string]func(n *yaml.Node){
		"at": func(n *yaml.Node) {
			a := r.place(n)
			add(n, func(p *play, s *scene.Ship) { p.scene.WantPose(s, a.x, a.y, a.heading) })
		},
		"tokens": func(n *yaml.Node) {
			for _, c := range r.counts(n) {
				add(n, func(p *play, s *scene.Ship) { p.scene.WantTokens(s, p.token(c.name), c.n) })
			}
		},
		"charges": func(n *yaml.Node) {
			for _, c := range r.counts(n) {
				add(n, func(p *play, s *scene.Ship) { p.scene.WantCharges(s, c.name, c.n) })
			}
		},
		"crits": func(n *yaml.Node) {
			for _, c := range r.counts(n) {
				add(n, func(p *play, s *scene.Ship) { p.scene.WantCrit(s, c.name, c.n) })
			}
		},
	}
	for key, want := range numbers() {
		keys[key] = func(n *yaml.Node) {
			v := r.whole(n, -1, 99)
			add(n, func(p *play, s *scene.Ship) { want(p.scene, s, v) })
		}
	}
	for key, want := range truths() {
		keys[key] = func(n *yaml.Node) {
			v := r.yes(n)
			add(n, func(p *play, s *scene.Ship) { want(p.scene, s, v) })
		}
	}
	r.wantSections(keys, add)
	r.wantWing(keys, add)
	r.measures(keys, add)
	r.cardsAndDials(keys, add)
	r.fields(n, keys)
	return all
}

// cardsAndDials adds the expectations about a ship's discarded cards, dial and turret.
func (r *reader) cardsAndDials(keys map[string]func(n *yaml.Node),
	add func(n *yaml.Node, hold func(p *play, ship *scene.Ship)),
) {
	keys["discarded"] = func(n *yaml.Node) {
		cards := r.texts(n)
		add(n, func(p *play, s *scene.Ship) { p.scene.WantDiscarded(s, cards...) })
	}
	keys["dial"] = func(n *yaml.Node) {
		maneuver := r.text(n)
		add(n, func(p *play, s *scene.Ship) { p.scene.WantDial(s, maneuver) })
	}
	keys["revealed"] = func(n *yaml.Node) {
		maneuver := r.text(n)
		add(n, func(p *play, s *scene.Ship) { p.scene.WantRevealed(s, maneuver) })
	}
	keys["turret"] = func(n *yaml.Node) {
		arc := arcNamed(r.oneOf(n, arcNames()...))
		add(n, func(p *play, s *scene.Ship) { p.scene.WantTurret(s, arc) })
	}
}

// numbers are the expectations that are one number.
func numbers() map[string]func(s *scene.Scene, ship *scene.Ship, n int) {
	return map[string]func(s *scene.Scene, ship *scene.Ship, n int){
		"damage":     (*scene.Scene).WantDamage,
		"facedown":   (*scene.Scene).WantFacedown,
		"shields":    (*scene.Scene).WantShields,
		"force":      (*scene.Scene).WantForce,
		"initiative": (*scene.Scene).WantInitiative,
	}
}

// truths are the expectations that are true or false.
func truths() map[string]func(s *scene.Scene, ship *scene.Ship, want bool) {
	return map[string]func(s *scene.Scene, ship *scene.Ship, want bool){
		"destroyed": func(s *scene.Scene, ship *scene.Ship, want bool) {
			s.Is(s.Of(ship).Destroyed == want, "destroyed: %v", want)
		},
		"fled": func(s *scene.Scene, ship *scene.Ship, want bool) {
			s.Is(s.Of(ship).Fled == want, "fled: %v", want)
		},
		"docked": func(s *scene.Scene, ship *scene.Ship, want bool) {
			s.Is(s.Of(ship).InReserve() == want, "docked: %v", want)
		},
		"in-play": func(s *scene.Scene, ship *scene.Ship, want bool) {
			s.Is(s.Of(ship).InPlay() == want, "in play: %v", want)
		},
		"locked": func(s *scene.Scene, ship *scene.Ship, want bool) {
			s.Is(locked(s, ship) == want, "locked: %v", want)
		},
	}
}

// locked reports whether a ship has at least one lock token of another (2e.token.lock.locked-status).
func locked(s *scene.Scene, ship *scene.Ship) bool {
	s.State()
	for id := range s.Exec().EachShip() {
		if card.HasLock(s.Exec(), id, game.ShipAs(ship.ID())) {
			return true
		}
	}
	return false
}

// measures adds the expectations about two ships, or a ship and an obstacle.
func (r *reader) measures(keys map[string]func(n *yaml.Node),
	add func(n *yaml.Node, hold func(p *play, ship *scene.Ship)),
) {
	keys["locks"] = func(n *yaml.Node) {
		ids := r.names(n, r.partOrThing)
		add(n, func(p *play, s *scene.Ship) {
			var want []game.Object
			for _, id := range ids {
				want = append(want, p.object(id))
			}
			p.scene.WantLocks(s, want...)
		})
	}
	keys["touching"] = func(n *yaml.Node) {
		ids := r.names(n, r.ship)
		add(n, func(p *play, s *scene.Ship) {
			for i := range p.Scenario.ships {
				id := p.Scenario.ships[i].id
				if other := p.ships[id]; other != s {
					p.scene.WantTouching(s, other, slices.Contains(ids, id))
				}
			}
		})
	}
	keys["range"] = func(n *yaml.Node) {
		r.pairs(n, func(key, n *yaml.Node) {
			want := r.rangeOf(n)
			r.things = append(r.things, key)
			add(key, func(p *play, s *scene.Ship) { p.scene.WantRangeTo(s, p.object(key.Value), want) })
		})
	}
	for _, arc := range standardArcs() {
		keys["in-"+strings.ReplaceAll(arc.String(), " ", "-")] = func(n *yaml.Node) {
			r.inArc(n, arc, add)
		}
	}
}

// inArc reads the attack ranges of ships in an arc.
func (r *reader) inArc(n *yaml.Node, arc geom.Arc,
	add func(n *yaml.Node, hold func(p *play, ship *scene.Ship)),
) {
	r.pairs(n, func(key, n *yaml.Node) {
		want := -1
		if n.Value != "no" {
			want = r.rangeOf(n)
		}
		r.named = append(r.named, key)
		add(key, func(p *play, s *scene.Ship) { p.scene.WantInArc(s, p.ship(key.Value), arc, want) })
	})
}

// rangeOf reads a range from 0 to 5, or beyond.
func (r *reader) rangeOf(n *yaml.Node) int {
	if n.Value == "beyond" {
		return scene.Beyond
	}
	return r.whole(n, 0, game.MostRange)
}

// object returns a ship, a section of one or an obstacle by its name in the scenario.
func (p *play) object(id string) game.Object {
	if o := p.obstacles[id]; o != nil {
		return o.Object()
	}
	id, at := sectioned(id)
	return game.SectionOf(p.ship(id).ID(), at)
}
