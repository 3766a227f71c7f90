package cardimport

import (
	"cmp"
	"slices"

	"koiogran/engine/data"
)

// amendLoadouts adds the upgrades that standard loadouts of the source name and for which it has
// no row. Later tables of the community have them; names, slots, charges and attacks are
// from there. Like other upgrades of loadouts they have no price and fit no other ship.
func amendLoadouts(c *data.Catalogue) {
	for _, u := range loadoutUpgrades() {
		_, known := c.Upgrade(u.ID)
		inLoadout := func(p data.Pilot) bool { return slices.Contains(p.Loadout, u.ID) }
		if !known && slices.ContainsFunc(c.Pilots, inLoadout) {
			u.LoadoutOnly, u.Pools = true, []data.Pool{data.Wildspace, data.Epic}
			u.Sides[0].Title, u.Sides[0].HasAbility = u.Name, true
			c.Upgrades = append(c.Upgrades, u)
		}
	}
	slices.SortFunc(c.Upgrades, func(a, b data.Upgrade) int { return cmp.Compare(a.ID, b.ID) })
}

// loadoutUpgrades returns the upgrades of the loadouts of the Battle over Endor.
func loadoutUpgrades() []data.Upgrade {
	row := func(id, name string, slot data.Slot) data.Upgrade {
		return data.Upgrade{ID: id + "-battleoverendor", Name: name, Slots: []data.Slot{slot},
			Sides: make([]data.Side, 1)}
	}
	charged := func(u data.Upgrade, charges, recovers int) data.Upgrade {
		u.Sides[0].Charges = &data.Charges{Value: charges, Recovers: recovers}
		return u
	}
	unique := func(u data.Upgrade) data.Upgrade {
		u.Limited = 1
		return u
	}
	cannons := row("precisiontunedcannons", "Precision-Tuned Cannons", "cannon")
	cannons.Sides[0].Attack = &data.Stat{Kind: data.Attack, Arc: "front", Value: 2, MinRange: 2, MaxRange: 3}
	return []data.Upgrade{
		cannons,
		charged(row("aceinthehole", "Ace in the Hole", "talent"), 2, 0),
		unique(row("airencracken", "Airen Cracken", "gunner")),
		row("apexpredator", "Apex Predator", "talent"),
		charged(row("blanksignature", "Blank Signature", "sensor"), 1, 1),
		row("chaffparticles", "Chaff Particles", "modification"),
		row("collected", "Collected", "talent"),
		charged(row("computerassistedhandling", "Computer-Assisted Handling", "modification"), 1, 0),
		charged(row("feedbackemitter", "Feedback Emitter", "illicit"), 1, 0),
		charged(row("fuelinjectionoverride", "Fuel Injection Override", "modification"), 2, 0),
		row("heroicsacrifice", "Heroic Sacrifice", "talent"),
		charged(row("ionmaneuveringjet", "Ion Maneuvering Jet", "modification"), 2, 0),
		row("itsatrap", "It's a Trap!", "talent"),
		unique(row("millenniumfalcon", "Millennium Falcon", "title")),
		charged(row("modifiedr4punit", "Modified R4-P Unit", "astromech"), 1, 0),
		row("noescape", "No Escape", "talent"),
		row("partinggift", "Parting Gift", "talent"),
		row("pushthelimit", "Push the Limit", "talent"),
		unique(charged(row("r2a3", "R2-A3", "astromech"), 1, 0)),
		row("reckless", "Reckless", "talent"),
		charged(row("stabilizingastromech", "Stabilizing Astromech", "astromech"), 1, 0),
		row("targetassistalgorithm", "Target-Assist Algorithm", "modification"),
		row("targetingmatrix", "Targeting Matrix", "modification"),
	}
}
