package scenario

import (
	"slices"

	"go.yaml.in/yaml/v3"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// ship is a ship as the scenario begins.
type ship struct {
	line           int
	id, pilot      string
	player, points int
	at             place
	upgrades, aft  []string // of its ship card, and of the aft one of a ship that has two
	settings       []setting
}

// setting is something that a ship begins with.
type setting struct {
	line int
	lay  func(p *play, ship *scene.Ship)
}

// ships reads the ships.
func (r *reader) ships(n *yaml.Node) []ship {
	var all []ship
	r.list(n, func(n *yaml.Node) { all = append(all, r.oneShip(n)) })
	return all
}

// oneShip reads a ship.
func (r *reader) oneShip(n *yaml.Node) ship {
	s := ship{line: n.Line}
	keys := map[string]func(n *yaml.Node){
		"id":       func(n *yaml.Node) { s.id = r.text(n) },
		"pilot":    func(n *yaml.Node) { s.pilot = r.text(n) },
		"player":   func(n *yaml.Node) { s.player = r.whole(n, 1, game.MaxSeats) },
		"points":   func(n *yaml.Node) { s.points = r.whole(n, 0, 999) },
		"at":       func(n *yaml.Node) { s.at = r.place(n) },
		"upgrades": func(n *yaml.Node) { s.upgrades = r.texts(n) },
	}
	var first []setting // what the rest builds on
	r.begins(keys, func(n *yaml.Node, lay func(p *play, ship *scene.Ship)) {
		s.settings = append(s.settings, setting{n.Line, lay})
	})
	r.beginWing(keys, func(n *yaml.Node, lay func(p *play, ship *scene.Ship)) {
		s.settings = append(s.settings, setting{n.Line, lay})
	})
	r.beginSections(keys, &s.aft, func(n *yaml.Node, lay func(p *play, ship *scene.Ship)) {
		s.settings = append(s.settings, setting{n.Line, lay})
	})
	r.printed(keys, func(n *yaml.Node, lay func(p *play, ship *scene.Ship)) {
		first = append(first, setting{n.Line, lay})
	})
	r.fields(n, keys)
	s.settings = slices.Concat(first, s.settings)
	if s.id == "" || s.pilot == "" || s.player == 0 {
		r.fail(n, "expected a ship with the keys id, pilot and player")
	}
	return s
}

// laying adds something that a ship begins with.
type laying func(n *yaml.Node, lay func(p *play, ship *scene.Ship))

// printed adds the keys for what is printed on a ship, and for where it begins if not on the table.
func (r *reader) printed(keys map[string]func(n *yaml.Node), add laying) {
	keys["stats"] = func(n *yaml.Node) { r.stats(n, add) }
	keys["docked"] = func(n *yaml.Node) {
		id := r.ship(n)
		add(n, func(p *play, s *scene.Ship) { p.scene.Dock(s, p.ship(id)) })
	}
}

// stats reads what is printed on a ship in this scenario, instead of what is on its cards.
func (r *reader) stats(n *yaml.Node, add laying) {
	keys := map[string]func(n *yaml.Node){
		"dial": func(n *yaml.Node) {
			maneuvers := r.texts(n)
			add(n, func(p *play, s *scene.Ship) { p.scene.PrintDial(s, maneuvers...) })
		},
		"actions": func(n *yaml.Node) {
			actions := r.texts(n)
			add(n, func(p *play, s *scene.Ship) { p.scene.PrintActions(s, actions...) })
		},
	}
	for _, name := range scene.Stats() {
		keys[name] = func(n *yaml.Node) {
			v := r.whole(n, 0, mostStat)
			add(n, func(p *play, s *scene.Ship) { p.scene.Stat(s, name, v) })
		}
	}
	r.fields(n, keys)
}

// mostStat is the highest number that can be printed on a ship.
const mostStat = 12

// begins adds the keys for what a ship begins with.
func (r *reader) begins(keys map[string]func(n *yaml.Node), add laying) {
	each := func(key string, lay func(p *play, s *scene.Ship, c count)) {
		keys[key] = func(n *yaml.Node) {
			for _, c := range r.counts(n) {
				add(&yaml.Node{Line: c.line}, func(p *play, s *scene.Ship) { lay(p, s, c) })
			}
		}
	}
	each("tokens", func(p *play, s *scene.Ship, c count) { p.scene.Tokens(s, p.token(c.name), c.n) })
	each("charges", func(p *play, s *scene.Ship, c count) { p.scene.Charges(s, c.name, c.n) })
	each("sides", func(p *play, s *scene.Ship, c count) { p.scene.CardSide(s, c.name, c.n) })

	number := func(key string, lay func(s *scene.Scene, ship *scene.Ship, n int)) {
		keys[key] = func(n *yaml.Node) {
			v := r.whole(n, 0, 30)
			add(n, func(p *play, s *scene.Ship) { lay(p.scene, s, v) })
		}
	}
	number("damage", (*scene.Scene).Damage)
	number("shields", (*scene.Scene).Shields)
	number("force", (*scene.Scene).Force)

	words := func(key string, read func(n *yaml.Node) string,
		lay func(p *play, s *scene.Ship, word string),
	) {
		keys[key] = func(n *yaml.Node) {
			for _, word := range r.names(n, read) {
				add(n, func(p *play, s *scene.Ship) { lay(p, s, word) })
			}
		}
	}
	words("crits", r.text, func(p *play, s *scene.Ship, w string) { p.scene.Crit(s, w) })
	words("discarded", r.text, func(p *play, s *scene.Ship, w string) { p.scene.Discard(s, w) })
	words("locks", r.partOrThing, func(p *play, s *scene.Ship, w string) { p.lock(s, w) })
	words("touching", r.ship, func(p *play, s *scene.Ship, w string) { p.scene.Touch(s, p.ship(w)) })

	r.dials(keys, add)
	keys["conditions"] = func(n *yaml.Node) {
		r.pairs(n, func(key, value *yaml.Node) {
			by := r.ship(value)
			add(key, func(p *play, s *scene.Ship) { p.scene.Condition(s, key.Value, p.ship(by)) })
		})
	}
}

// dials adds the keys for a ship's dial and its turret indicator.
func (r *reader) dials(keys map[string]func(n *yaml.Node), add laying) {
	keys["dial"] = func(n *yaml.Node) {
		maneuver := r.text(n)
		add(n, func(p *play, s *scene.Ship) { p.scene.SetDial(s, maneuver) })
	}
	keys["revealed"] = func(n *yaml.Node) {
		maneuver := r.text(n)
		add(n, func(p *play, s *scene.Ship) { p.scene.Reveal(s, maneuver) })
	}
	keys["turret"] = func(n *yaml.Node) {
		arc := r.oneOf(n, arcNames()...)
		add(n, func(p *play, s *scene.Ship) { p.scene.Turret(s, arcNamed(arc)) })
	}
}

// lock gives a ship a lock on a ship or an obstacle.
func (p *play) lock(s *scene.Ship, id string) {
	if o := p.obstacles[id]; o != nil {
		p.scene.LockObstacle(s, o)
		return
	}
	id, at := sectioned(id)
	if at != game.NoSection {
		p.scene.LockSection(s, p.huge(p.ship(id)), at)
		return
	}
	p.scene.Lock(s, p.ship(id))
}
