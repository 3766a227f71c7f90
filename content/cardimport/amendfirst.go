package cardimport

import "koiogran/engine/data"

// amendFirst does for the first edition what amend does for the second: it adds what the
// published cards say about squads and weapons and the source holds as text only.
func amendFirst(c *data.Catalogue) {
	for i := range c.Pilots {
		if p := &c.Pilots[i]; p.ID == "nashtahpuppilot" {
			p.Launched = "houndstooth" // it has neither skill nor cost of its own
		}
	}
	for i := range c.Ships {
		if s := &c.Ships[i]; s.ID == "croccruiser" {
			s.EpicPoints = 2 // the source has none; as the other ships with one card (1e.epic.squad)
		}
	}
	amendDecks(c)
	for i := range c.Upgrades {
		amendIcons(&c.Upgrades[i])
		amendBar(&c.Upgrades[i])
		amendWho(&c.Upgrades[i])
		amendDevice(&c.Upgrades[i])
		amendAbility(&c.Upgrades[i])
	}
}

// amendIcons sets the cards that fill two icons of a kind (1e.squad.upgrade-several-icons), and
// the numbers that the source forgets.
func amendIcons(u *data.Upgrade) {
	switch u.ID {
	case "emperorpalpatine", "jabbathehutt", "wookieecommandos", "deathtroopers",
		"bombletgenerator", "unguidedrockets":
		u.Slots = append(u.Slots, u.Slots[0])
	case "hotshotblaster", "duallaserturret", "heavylaserturret": // it reaches ships outside the firing arc, as turrets do
		u.Sides[0].Attack.Arc = data.Turret
	case "twinlaserturret":
		u.Sides[0].Attack = &data.Stat{
			Kind: data.Attack, Arc: data.Turret, Value: 3, MinRange: 2, MaxRange: 3, NoBonus: true,
		}
	}
}

// amendBar sets what a card changes about what its ship may equip, and for how many points
// (1e.squad.card-exceptions).
func amendBar(u *data.Upgrade) {
	grants := &u.Sides[0].Grants
	add := func(slot data.Slot, amount int) {
		*grants = append(*grants, data.Grant{Slot: slot, Amount: amount})
	}
	switch u.ID {
	case "vaksai":
		*grants = append(*grants, data.Grant{Slot: "modification", Amount: 2, Different: true})
		u.Discounts = []data.Discount{{Less: 1}}
	case "royalguardtie":
		*grants = []data.Grant{{Slot: "modification", Amount: 1, Different: true}}
	case "renegaderefit":
		*grants = append(*grants, data.Grant{Slot: "modification", Amount: 1, Different: true})
		u.Discounts = []data.Discount{{Slot: "elite", Less: 1}}
	case "tiex1":
		u.Discounts = []data.Discount{{Slot: "system", Less: 4}}
	case "awingtestpilot":
		*grants = []data.Grant{{Slot: "elite", Amount: 1, Different: true}}
	case "starvipermkii":
		*grants = append(*grants, data.Grant{Slot: "title", Amount: 1, Different: true})
	case "smugglingcompartment":
		*grants = append(*grants, data.Grant{Slot: "modification", Amount: 1, MaxCost: 3})
	case "heavyscykinterceptor":
		*grants = append(*grants, data.Grant{AnyOf: []data.Slot{"cannon", "torpedo", "missile"}})
	case "lightscykinterceptor":
		add("modification", -1)
	case "tieshuttle":
		*grants = []data.Grant{{Slot: "crew", Amount: 2, MaxCost: 4}}
		add("torpedo", -2)
		add("missile", -2)
		add("bomb", -1)
	case "havoc":
		*grants = []data.Grant{{Slot: "system", Amount: 1}}
		*grants = append(*grants, data.Grant{Slot: "salvaged-astromech", Amount: 1, OnlyUnique: true})
		add("crew", -1)
	case "tiex7":
		add("cannon", -1)
		add("missile", -1)
	case "merchantone":
		add("cargo", -1)
	case "os1arsenalloadout":
		add("torpedo", 1)
		add("missile", 1)
	case "ordnancetubes":
		*grants = append(*grants, data.Grant{Slot: "hardpoint", AnyOf: []data.Slot{"torpedo", "missile"}})
	case "misthunter":
		u.Needs = "tractorbeam"
		*grants = append(*grants, data.Grant{Slot: "cannon", Amount: 1, Only: u.Needs})
	}
}

// amendAbility keeps apart what a card adds for good, which are its grants, and what it does.
func amendAbility(u *data.Upgrade) {
	side := &u.Sides[0]
	switch u.ID {
	case "andrasta", "awingtestpilot", "bombloadout", "broadcastarray", "bwinge2", "chardaanrefit",
		"combatretrofit", "engineupgrade", "havoc", "heavyscykinterceptor", "hullupgrade",
		"merchantone", "millenniumfalcon", "misthunter", "punishingone", "r2d6", "renegaderefit",
		"royalguardtie", "sabinesmasterpiece", "shieldupgrade", "slavei", "smugglingcompartment",
		"tantiveiv", "targetingcomputer", "tieshuttle", "tiex1", "vaksai", "vectoredthrusters",
		"veteraninstincts", "virago":
		side.HasAbility = false
	case "tacticalofficer":
		side.HasAbility = false
		side.Grants = []data.Grant{{Action: &data.Action{Name: data.Coordinate}}}
	case "stealthdevice": // what it adds ends when it is discarded, so it is an ability
		side.Grants = nil
	}
}

// amendWho sets who else may not equip a card.
func amendWho(u *data.Upgrade) {
	only := func(r data.Restriction) { u.Restrictions = append(u.Restrictions, r) }
	switch u.ID {
	case "royalguardtie":
		only(data.Restriction{MinInitiative: 5})
	case "awingtestpilot":
		only(data.Restriction{MinInitiative: 2})
	case "virago":
		only(data.Restriction{MinInitiative: 4})
	case "blackone":
		only(data.Restriction{MinInitiative: 7})
	case "r2d6":
		only(data.Restriction{MinInitiative: 3})
		only(data.Restriction{NotPrinted: "elite"})
	case "autothrusters":
		only(data.Restriction{Action: &data.Action{Name: data.Boost}})
	case "longrangescanners":
		only(data.Restriction{Bar: "torpedo"})
		only(data.Restriction{Bar: "missile"})
	case "lightweightframe":
		only(data.Restriction{Agility: []int{0, 1, 2}})
	case "pulsedrayshield":
		only(data.Restriction{Shields: []int{1}})
	case "thrustcorrector":
		only(data.Restriction{Hull: []int{1, 2, 3, 4}})
	case "azmorigan": // the source adds a ship of another faction, on which no one could use it
		var lines []data.Restriction
		for _, r := range u.Restrictions {
			if len(r.Ships) == 0 {
				lines = append(lines, r)
			}
		}
		u.Restrictions = lines
	}
}

// amendDevice names the tokens that cards put on the table. Mines wait for a ship that moves
// through them, bombs detonate at the end of the Activation phase.
func amendDevice(u *data.Upgrade) {
	devices := map[string]data.Device{
		"seismiccharges":    {Name: "Seismic Charge", Kind: "bomb"},
		"protonbombs":       {Name: "Proton Bomb", Kind: "bomb"},
		"ionbombs":          {Name: "Ion Bomb", Kind: "bomb"},
		"thermaldetonators": {Name: "Thermal Detonator", Kind: "bomb"},
		"bombletgenerator":  {Name: "Bomblet", Kind: "bomb"},
		"proximitymines":    {Name: "Proximity Mine", Kind: "mine"},
		"connernet":         {Name: "Conner Net", Kind: "mine"},
		"clustermines":      {Name: "Cluster Mine", Kind: "mine"},
		"riggedcargochute":  {Name: "Cargo", Kind: "obstacle"},

		"quickreleasecargolocks": {Name: "Container", Kind: "obstacle"},
	}
	if device, ok := devices[u.ID]; ok {
		u.Sides[0].Device = &device
	}
}

// amendDecks adds the titles of the damage decks of huge ships that the source does not have. How many
// cards of each a section's deck holds is in the edition.
func amendDecks(c *data.Catalogue) {
	if _, ok := c.DamageCard("directhit-huge"); !ok {
		return // not the decks of the published cards
	}
	for _, name := range [...]string{
		"Comms Failure", "Deck Breach", "Life Support Failure", "Scrambled Scopes",
		"Tracking Misalignment", "Weapon Damaged", "Grid Overload", "Power Plant Failure",
		"Structural Collapse", "Command Deck Breach", "Misfiring Thrusters",
		"Damaged Docking Clamp", "Viewport Rupture", "Weapons Offline", "Spilled Cargo",
		"Damaged Dish",
	} {
		c.Damage = append(c.Damage, data.DamageCard{ID: data.Key(name) + "-huge", Name: name,
			Trait: "ship", Deck: "huge", Design: true})
	}
}
