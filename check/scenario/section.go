package scenario

import (
	"strings"

	"go.yaml.in/yaml/v3"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// The sections of a huge ship are named behind its name: "corvette aft".

// sectioned splits a name into that of a ship and a section of it, NoSection for the whole ship.
func sectioned(word string) (string, game.Section) {
	for _, at := range game.Sections() {
		if id, ok := strings.CutSuffix(word, " "+at.String()); ok {
			return id, at
		}
	}
	return word, game.NoSection
}

// part reads the name of a ship or of a section of one.
func (r *reader) part(n *yaml.Node) string {
	r.named = append(r.named, wholeShip(n))
	return r.text(n)
}

// partOrThing reads the name of a ship, of a section of one or of an obstacle.
func (r *reader) partOrThing(n *yaml.Node) string {
	r.things = append(r.things, wholeShip(n))
	return r.text(n)
}

// wholeShip returns a node with the name of the ship of a section in place of that of the section.
func wholeShip(n *yaml.Node) *yaml.Node {
	id, _ := sectioned(n.Value)
	node := *n
	node.Value = id
	return &node
}

// beginSections adds the keys for what the sections of a huge ship begin with, and the upgrades of its aft card.
func (r *reader) beginSections(keys map[string]func(n *yaml.Node), aft *[]string, add laying) {
	for _, at := range game.Sections() {
		number := func(lay func(s *scene.Scene, ship *scene.Ship, at game.Section, n int)) func(n *yaml.Node) {
			return func(n *yaml.Node) {
				v := r.whole(n, 0, 30)
				add(n, func(p *play, s *scene.Ship) { lay(p.scene, p.huge(s), at, v) })
			}
		}
		of := map[string]func(n *yaml.Node){
			"damage":  number((*scene.Scene).DamageAt),
			"shields": number((*scene.Scene).ShieldsAt),
			"crits": func(n *yaml.Node) {
				for _, title := range r.texts(n) {
					add(n, func(p *play, s *scene.Ship) { p.scene.CritAt(p.huge(s), at, title) })
				}
			},
			"crippled": func(n *yaml.Node) {
				if r.yes(n) {
					add(n, func(p *play, s *scene.Ship) { p.scene.Cripple(p.huge(s), at) })
				}
			},
		}
		if at == game.AftSection {
			of["upgrades"] = func(n *yaml.Node) { *aft = r.texts(n) }
		}
		keys[at.String()] = func(n *yaml.Node) { r.fields(n, of) }
	}
	keys["energy"] = func(n *yaml.Node) {
		v := r.whole(n, 0, 30)
		add(n, func(p *play, s *scene.Ship) { p.scene.Energy(p.energetic(s), v) })
	}
}

// wantSections adds the expectations about the sections of a huge ship and its energy.
func (r *reader) wantSections(keys map[string]func(n *yaml.Node),
	add func(n *yaml.Node, hold func(p *play, ship *scene.Ship)),
) {
	for _, at := range game.Sections() {
		number := func(want func(s *scene.Scene, ship *scene.Ship, at game.Section, n int)) func(n *yaml.Node) {
			return func(n *yaml.Node) {
				v := r.whole(n, 0, 99)
				add(n, func(p *play, s *scene.Ship) { want(p.scene, p.huge(s), at, v) })
			}
		}
		of := map[string]func(n *yaml.Node){
			"damage":  number((*scene.Scene).WantDamageAt),
			"shields": number((*scene.Scene).WantShieldsAt),
			"crits": func(n *yaml.Node) {
				for _, c := range r.counts(n) {
					add(n, func(p *play, s *scene.Ship) { p.scene.WantCritAt(p.huge(s), at, c.name, c.n) })
				}
			},
			"crippled": func(n *yaml.Node) {
				v := r.yes(n)
				add(n, func(p *play, s *scene.Ship) {
					p.scene.Is(p.scene.Of(p.huge(s)).Crippled.Has(at) == v, "the %s section crippled: %v", at, v)
				})
			},
		}
		keys[at.String()] = func(n *yaml.Node) { r.fields(n, of) }
	}
	keys["energy"] = func(n *yaml.Node) {
		v := r.whole(n, 0, 99)
		add(n, func(p *play, s *scene.Ship) { p.scene.WantEnergy(p.energetic(s), v) })
	}
}

// huge returns a ship, which must be a huge one.
func (p *play) huge(s *scene.Ship) *scene.Ship {
	p.scene.State()
	if p.scene.Exec().Info(s.ID()).Huge == nil {
		p.scene.Fail("a ship that is not huge, or is huge in second edition, has no sections")
	}
	return s
}

// energetic returns a ship, which must be a huge one: with sections, or of second edition.
func (p *play) energetic(s *scene.Ship) *scene.Ship {
	p.scene.State()
	if !p.scene.Exec().Info(s.ID()).Size.Huge() {
		p.scene.Fail("a ship that is not huge has no energy")
	}
	return s
}

// attack declares an attack on a ship or a section of one.
func attack(p *play, s *step) {
	id, at := sectioned(s.word)
	if at == game.NoSection {
		p.scene.Declare(s.weapon, p.ship(id))
		return
	}
	weapon := s.weapon
	if weapon == "" {
		weapon = "primary"
	}
	p.scene.DeclareAt(weapon, p.huge(p.ship(id)), at)
}

// pick picks a ship or a section of one.
func pick(p *play, s *step) {
	id, at := sectioned(s.word)
	if at == game.NoSection {
		p.scene.Pick(p.ship(id))
		return
	}
	p.scene.PickSection(p.huge(p.ship(id)), at)
}
