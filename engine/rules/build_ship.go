package rules

import (
	"fmt"

	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// printed returns what the card of a ship's pilot and its type say of it.
func (b *builder) printed(p game.Player, row *data.Pilot, kind *data.Ship, size geom.Size) (game.ShipInfo, error) {
	stats := b.Facts.Stats(row)
	info := game.ShipInfo{
		Name: row.Name, Pilot: row.ID, Ship: kind.ID, Faction: string(row.Faction), Side: p.Side(), Owner: p, Size: size,
		Initiative: int8(row.Initiative), Limited: row.Limited > 0,
		Keywords:   row.Keywords,
		Agility:    int8(stats.Value(data.Agility)),
		ShieldBack: int8(stats.Recovers(data.Shields)),
		Hull:       int8(stats.Value(data.Hull) + stats.Value(data.Structure)),
		Shields:    int8(stats.Value(data.Shields) + stats.Value(data.Armor)),
		Pilots:     game.CardID(len(b.g.Cards)),
	}
	if row.Engagement != nil {
		info.Engagement = int8(*row.Engagement)
	}
	for _, m := range kind.Dial {
		info.Dial = append(info.Dial, maneuver(m))
	}
	for _, a := range b.Facts.ActionBar(row) {
		b.action(&info, a, game.NoCard, 0)
	}
	info.Actions = append(info.Actions, b.AlsoOnBar...)
	for _, a := range stats.Attacks() {
		if err := primary(&info, a, b.Measure, printedSize(size)); err != nil {
			return info, fmt.Errorf("%w: pilot %q: %w", ErrSetup, row.ID, err)
		}
	}
	if f := row.Force; f != nil {
		info.Force, info.ForceBack = int8(f.Value), int8(f.Recovers)
	}
	return info, nil
}

// finish puts a ship with its cards into the state of the match.
func (b *builder) finish(id game.ShipID) {
	done := &b.g.Ships[id]
	for i := int(done.Pilots); i < len(b.g.Cards); i++ {
		if b.defOf(b.g.Cards[i].Code).FixedForce {
			done.ForceBack = 0
		}
	}
	b.mount(done)
	b.headers(done)
	b.bar(done)
	b.s.Ships[id] = game.Ship{
		Initiative: done.Initiative, Shields: uint8(done.Shields), Force: uint8(done.Force),
		Turret: uint8(firstArc(done, game.FirstTurret)), Turret2: uint8(firstArc(done, game.SecondTurret)),
	}
	if done.Huge != nil {
		b.energize(id)
	}
}
