package rules

import (
	"fmt"
	"slices"
	"strconv"

	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// builder fills a game from squads and card facts.
type builder struct {
	*Compiled
	g       *game.Game
	s       *game.State
	away    bool                // cards are laid out that no ship has yet
	missing []string            // cards whose ability is not built
	dropped []game.ObstacleInfo // the obstacles that cards can lay
	more    []game.ObstacleInfo // more of them, as far as there is room

	assigned  map[string]bool // the conditions that cards can assign
	assigners game.ShipSet    // the ships whose pilots can assign one

	hugeShips uint8       // how many huge ships there are, and
	hugeRows  []*HugeShip // what the edition says of each
}

// lacks notes a card whose ability is not built.
func (b *builder) lacks(id string) {
	if !slices.Contains(b.missing, id) {
		b.missing = append(b.missing, id)
	}
}

// ship adds one ship with its cards.
func (b *builder) ship(p game.Player, l *Loadout) error {
	row, ok := b.Facts.Pilot(l.Pilot)
	if !ok {
		return fmt.Errorf("%w: no pilot %q", ErrSetup, l.Pilot)
	}
	kind, ok := b.Facts.Ship(row.Ship)
	if !ok {
		return fmt.Errorf("%w: no ship %q of pilot %q", ErrSetup, row.Ship, l.Pilot)
	}
	if len(b.g.Ships) == game.MaxShips {
		return fmt.Errorf("%w: more than %d ships in a match", ErrSetup, game.MaxShips)
	}
	size, ok := sizes[kind.Size]
	huge, isHuge := b.Huge[row.ID]
	switch {
	case isHuge:
		size = huge.Base
	case b.Fleets && kind.Size == data.Huge:
		size = geom.Huge2
	case !ok || l.Aft != nil:
		return fmt.Errorf("%w: pilot %q: expected a ship that can be played", ErrSetup, row.ID)
	}
	info, err := b.printed(p, row, kind, size)
	if err != nil {
		return err
	}
	info.Points = int16(l.Points)
	if isHuge {
		if err := b.huge(&info, &huge, kind, l.Aft); err != nil {
			return err
		}
	}
	id := game.ShipID(len(b.g.Ships))
	b.g.Ships = append(b.g.Ships, info)
	if err := b.cards(id, row, l, game.NoSection); err != nil {
		return err
	}
	if l.Aft != nil {
		if err := b.aft(id, l.Aft); err != nil {
			return err
		}
	}
	b.finish(id)
	for i := range b.g.Ships[id].Weapons {
		if b.g.Ships[id].Weapons[i].Mount > game.SecondTurret {
			return fmt.Errorf("%w: pilot %q has more than two turrets", ErrSetup, row.ID)
		}
	}
	return nil
}

// cards puts a ship card and its upgrades in play, at a section of a huge ship that has two of them.
func (b *builder) cards(id game.ShipID, row *data.Pilot, l *Loadout, at game.Section) error {
	first := len(b.g.Cards)
	if err := b.pilotCards(id, row); err != nil {
		return err
	}
	for _, u := range l.Upgrades {
		if err := b.upgrade(id, u, at); err != nil {
			return err
		}
	}
	for i := first; i < len(b.g.Cards); i++ {
		b.g.Cards[i].Section = at
	}
	return nil
}

// bar adds the actions that cards of a ship put on its bar while conditions hold.
func (b *builder) bar(ship *game.ShipInfo) {
	for i := int(ship.Pilots); i < len(b.g.Cards); i++ {
		b.barOf(ship, game.CardID(i))
	}
}

// barOf adds those of one card.
func (b *builder) barOf(ship *game.ShipInfo, id game.CardID) {
	for _, l := range b.defOf(b.g.Cards[id].Code).Bar {
		ship.Actions = append(ship.Actions, game.ActionLine{Action: l.Action,
			Difficulty: l.Difficulty, Card: id, If: card.All(l.If...)})
	}
}

// sizes are the base sizes that can be played.
var sizes = map[data.Size]geom.Size{
	data.Small: geom.Small, data.Medium: geom.Medium, data.Large: geom.Large,
}

// pilotCards adds the pilot's card and the ship ability.
func (b *builder) pilotCards(id game.ShipID, row *data.Pilot) error {
	info := game.CardInfo{ID: row.ID, Name: row.Name, Slot: "pilot", Ship: id, Sides: 1}
	if c := row.Charges; c != nil {
		info.Charges, info.Back = int8(c.Value), int8(c.Recovers)
	}
	if b.g.Ships[id].Undivided() { // 2e.huge.energy
		stats := b.Facts.Stats(row)
		info.Charges, info.Back = int8(stats.Value(data.Energy)), int8(stats.Recovers(data.Energy))
	}
	info.Code = b.pilots[row.ID].code
	if info.Code == nil && row.HasAbility {
		b.lacks(row.ID)
	}
	b.notesConditions(row.Conditions)
	if len(row.Conditions) > 0 {
		b.assigners = b.assigners.With(id)
	}
	if err := b.addCard(info); err != nil {
		return err
	}
	if row.ShipAbility == "" {
		return nil
	}
	code := b.abilities[row.ShipAbility].code
	if code == nil {
		b.lacks(row.ShipAbility)
	}
	return b.addCard(game.CardInfo{
		ID: data.Key(row.ShipAbility), Name: row.ShipAbility, Slot: "ship", Ship: id,
		Code: code, Sides: 1,
	})
}

// upgrade adds an upgrade card and what it grants its ship.
func (b *builder) upgrade(id game.ShipID, upgrade string, at game.Section) error {
	row, ok := b.Facts.Upgrade(upgrade)
	if !ok {
		b.lacks(upgrade)
		return nil
	}
	if len(row.Sides) == 0 {
		return fmt.Errorf("%w: upgrade %q has no side", ErrSetup, upgrade)
	}
	front := &row.Sides[0]
	info := game.CardInfo{
		ID: row.ID, Name: row.Name, Slot: string(row.Slots[0]), Ship: id,
		Sides: uint8(len(row.Sides)), Code: b.upgrades[row.ID].code, Type: game.WeaponType(front.Type),
		Cost: int8(row.Cost.Value),
	}
	if c := front.Charges; c != nil {
		info.Charges, info.Back = int8(c.Value), int8(c.Recovers)
	}
	if info.Code == nil && (front.HasAbility || front.Attack != nil || len(row.Sides) > 1) {
		b.lacks(row.ID)
	}
	b.holdEnergy(&b.g.Ships[id], row, &info)
	cardID := game.CardID(len(b.g.Cards))
	if err := b.addCard(info); err != nil {
		return err
	}
	if front.Device != nil && info.Code != nil && !b.away {
		list, needed := b.droppedBy(front.Device, cardID)
		b.dropped = append(b.dropped, list[:needed]...)
		b.more = append(b.more, list[needed:]...)
	}
	for _, armament := range row.Armaments {
		if err := b.upgrade(id, armament, at); err != nil {
			return err
		}
	}
	if front.ShipAbility != "" {
		b.replaceAbility(id, front.ShipAbility)
	}
	ship := &b.g.Ships[id]
	if f := front.Force; f != nil {
		ship.Force += int8(f.Value)
		ship.ForceBack = max(ship.ForceBack, int8(f.Recovers))
	}
	for side := range row.Sides {
		b.notesConditions(row.Sides[side].Conditions)
		mark := uint8(0)
		if len(row.Sides) > 1 {
			mark = uint8(side + 1)
		}
		for _, g := range row.Sides[side].Grants {
			noteValue(&b.g.Cards[cardID].Values, g)
			if err := b.grant(ship, g, cardID, mark); err != nil {
				return fmt.Errorf("%w: upgrade %q: %w", ErrSetup, row.ID, err)
			}
		}
	}
	return b.weapon(ship, row, front, cardID, at)
}

// replaceAbility gives a ship another ship ability in place of its own.
func (b *builder) replaceAbility(id game.ShipID, name string) {
	code := b.abilities[name].code
	if code == nil {
		b.lacks(name)
		code = &game.Code{ID: data.Key(name), Name: name}
	}
	for i := range b.g.Cards {
		if c := &b.g.Cards[i]; c.Ship == id && c.Slot == "ship" {
			c.ID, c.Name, c.Code = data.Key(name), name, code
		}
	}
}

// grant adds what an upgrade grants: numbers, none of which falls below 0, primary weapons and
// actions. Slots matter to squad building only.
func (b *builder) grant(ship *game.ShipInfo, g data.Grant, id game.CardID, side uint8) error {
	switch {
	case g.Action != nil:
		b.action(ship, *g.Action, id, side)
	case g.Stat == data.Hull:
		ship.Hull = max(0, ship.Hull+int8(g.Amount))
	case g.Stat == data.Shields || g.Stat == data.Armor: // msg.squad.upgrade.armor
		ship.Shields = max(0, ship.Shields+int8(g.Amount))
	case g.Stat == data.Energy:
		b.addEnergy(ship, g.Amount)
	case g.Stat == data.Agility:
		ship.Agility = max(0, ship.Agility+int8(g.Amount))
	case g.Stat == data.Initiative:
		ship.Initiative = int8(min(max(0, int(ship.Initiative)+g.Amount), int(HighestSkill)-1))
	case g.Stat == data.Attack:
		return b.arm(ship, g)
	}
	return nil
}

// noteValue notes by how much an upgrade changes a printed value, for the case that it is discarded.
func noteValue(v *game.Values, g data.Grant) {
	switch {
	case g.Stat == "":
	case g.Stat == data.Hull:
		v.Hull += int8(g.Amount)
	case g.Stat == data.Shields:
		v.Shields += int8(g.Amount)
	case g.Stat == data.Initiative:
		v.Initiative += int8(g.Amount)
	case g.Stat == data.Attack && g.Arc == "":
		v.Primary += int8(g.Amount)
	default:
		v.Kept = true
	}
}

// addCard puts a card in play.
func (b *builder) addCard(info game.CardInfo) error {
	if len(b.g.Cards) == game.MaxCards-game.MaxDealt {
		return fmt.Errorf("%w: more than %d cards in a match", ErrSetup,
			game.MaxCards-game.MaxDealt)
	}
	if info.Code == nil {
		info.Code = &game.Code{ID: info.ID, Name: info.Name}
	}
	b.s.Charges[len(b.g.Cards)].Active = uint8(info.Charges)
	b.g.Cards = append(b.g.Cards, info)
	return nil
}

// hook collects the abilities and modifiers of the cards in play by window and query.
func (b *builder) hook() {
	b.conditionBars()
	for i := range b.g.Cards {
		code := b.g.Cards[i].Code
		id := game.CardID(i)
		for _, a := range code.Abilities {
			b.g.Hooks[a.Window] = append(b.g.Hooks[a.Window], game.Hook{Card: id, Ability: a})
		}
		for j := range code.Mods {
			m := &code.Mods[j]
			b.g.Mods[m.Query] = append(b.g.Mods[m.Query], game.ModHook{Card: id, Mod: m})
			b.g.TwinLocks = b.g.TwinLocks || m.Query == card.LocksOnOne
		}
	}
}

// nameShips numbers ships of one name, so that every ship of the match has its own.
func (b *builder) nameShips() {
	count, seen := map[string]int{}, map[string]int{}
	for i := range b.g.Ships {
		count[b.g.Ships[i].Name]++
	}
	for i := range b.g.Ships {
		name := b.g.Ships[i].Name
		if count[name] > 1 {
			seen[name]++
			b.g.Ships[i].Name = name + " " + strconv.Itoa(seen[name])
		}
	}
}

// obstacles adds the obstacles to be placed, and after them those that cards can lay.
func (b *builder) obstacles(codes []string) error {
	codes, err := b.standIn(codes)
	if err != nil {
		return err
	}
	if n := len(codes) + len(b.dropped); n > game.MaxObstacles {
		return fmt.Errorf("%w: %d obstacles, with those of cards, at most %d fit", ErrSetup, n,
			game.MaxObstacles)
	}
	for _, code := range codes {
		outline, ok := geom.ObstacleNamed(code)
		if !ok {
			return fmt.Errorf("%w: no obstacle %q", ErrSetup, code)
		}
		if !b.Measure.Has(outline.Kind()) {
			return fmt.Errorf("%w: obstacle %q does not belong to this game", ErrSetup, code)
		}
		b.g.Obstacles = append(b.g.Obstacles, game.ObstacleInfo{ID: code, Outline: outline})
	}
	b.g.Obstacles = append(b.g.Obstacles, b.dropped...)
	room := game.MaxObstacles - len(b.g.Obstacles)
	b.g.Obstacles = append(b.g.Obstacles, b.more[:min(room, len(b.more))]...)
	return nil
}

// action adds a line to an action bar. Actions that no rule is built for are named as missing.
func (b *builder) action(ship *game.ShipInfo, a data.Action, id game.CardID, side uint8) {
	for _, name := range [...]data.ActionName{a.Name, a.Linked} {
		if name != "" && !b.performs(actions[name]) {
			b.lacks("the " + string(name) + " action")
		}
	}
	ship.Actions = append(ship.Actions, line(a, id, side))
}

// performs reports whether the edition has a rule for an action.
func (b *builder) performs(a game.Action) bool { return b.built.Has(a) }
