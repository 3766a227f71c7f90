package cardimport

import (
	"slices"
	"strings"

	"koiogran/engine/data"
)

// amend adds to an imported catalogue the facts that its source leaves out, holds only as card
// text, or contradicts itself about. Each case says what is known and from where. A card that
// is not in the catalogue is passed over, so that a partial source can be imported.
func amend(c *data.Catalogue) {
	for i := range c.Pilots {
		amendForce(&c.Pilots[i])
		amendSlots(&c.Pilots[i])
		amendCharges(&c.Pilots[i])
		amendNeeds(&c.Pilots[i])
		amendFlavor(&c.Pilots[i])
	}
	for i := range c.Upgrades {
		amendUpgrade(&c.Upgrades[i])
		amendShip(c, &c.Upgrades[i])
		amendCommand(&c.Upgrades[i])
		amendWing(&c.Upgrades[i])
	}
	amendLoadouts(c)
	amendHugeDeck(c)
}

// amendHugeDeck adds the damage deck of huge ships, of which the source has no card. One is printed in the rules
// reference; the others, and that there are three of each title, are this project's own
// (2e.huge.damage-deck.composition, 2e.huge.damage-deck.traits).
func amendHugeDeck(c *data.Catalogue) {
	if !slices.ContainsFunc(c.Ships, func(s data.Ship) bool { return s.Size == data.Huge }) {
		return
	}
	for name, trait := range map[string]string{
		"Blind Sensors": "ship", "Broken Keel": "ship", "Burning Deck": "ship", "Damaged Circuitry": "ship",
		"Failing Drive": "ship", "Jammed Mounts": "ship", "Leaking Shields": "ship",
		"Confused Orders": "crew", "Exhausted Crews": "crew", "Thinned Gunners": "crew",
	} {
		c.Damage = append(c.Damage, data.DamageCard{ID: data.Key(name) + "-huge", Name: name, Trait: trait, Count: 3,
			Deck: "huge", Design: name != "Damaged Circuitry"})
	}
	slices.SortFunc(c.Damage, func(a, b data.DamageCard) int { return strings.Compare(a.ID, b.ID) })
}

// amendForce fills in the side of a Force user from the keywords printed on the same card,
// where the source has none. A card with neither keeps no side and cannot be judged.
func amendForce(p *data.Pilot) {
	if p.Force == nil || len(p.Force.Sides) > 0 {
		return
	}
	for _, keyword := range p.Keywords {
		switch keyword {
		case "Dark Side":
			p.Force.Sides = append(p.Force.Sides, data.Dark)
		case "Light Side":
			p.Force.Sides = append(p.Force.Sides, data.Light)
		}
	}
}

// amendCharges adds the charges of a pilot that the source forgets, although its ability spends 2. How
// many they are and that they recur is what another program that plays the game has.
func amendCharges(p *data.Pilot) {
	if p.ID == "tapusk" && p.Charges == nil {
		p.Charges = &data.Charges{Value: 2, Recovers: 1}
	}
}

// amendFlavor takes away the ability of a ship card whose text does nothing.
func amendFlavor(p *data.Pilot) {
	if p.ID == "newrepublicvolunteers" {
		p.HasAbility = false
	}
}

// amendNeeds adds the upgrade that a ship ability wants on another ship of the squad.
func amendNeeds(p *data.Pilot) {
	if p.ShipAbility == "Escape Craft" {
		p.Needs = "houndstooth"
	}
}

// amendSlots adds the slot of a ship's choice that two ship abilities give
// (2e.squad.upgrade.slots-added-by-cards).
func amendSlots(p *data.Pilot) {
	switch p.ShipAbility {
	case "Weapon Hardpoint":
		p.AnyOf = []data.Slot{"cannon", "torpedo", "missile"}
	case "Versatile Frame":
		p.AnyOf = []data.Slot{"torpedo", "missile"}
	}
}

// onlyOn are configurations that are printed for one type of ship, which the source does not say.
var onlyOn = map[string]string{
	"alpha3bbesh":             "nimbusclassvwing",
	"alpha3eesk":              "nimbusclassvwing",
	"interceptbooster":        "droidtrifighter",
	"maneuverassistmgk300":    "tierbheavy",
	"targetassistmgk300":      "tierbheavy",
	"stabilizedsfoils":        "asf01bwing",
	"repulsorliftstabilizers": "hmpdroidgunship",
}

// amendShip adds the type of ship for which a configuration is printed.
func amendShip(c *data.Catalogue, u *data.Upgrade) {
	ship, ok := onlyOn[u.ID]
	if ok && slices.ContainsFunc(c.Ships, func(s data.Ship) bool { return s.ID == ship }) {
		u.Restrictions = []data.Restriction{{Ships: []string{ship}}}
	}
}

// amendCommand adds which ships command upgrades are for, of which the source has those of Jedi Commander alone.
// They are what another program that builds squads has; that the leaders of wings are small is in the rulebook, too
// (2e.wing.squad.leaders, 2e.epic.command-restrictions).
func amendCommand(u *data.Upgrade) {
	of := func(faction data.FactionID, ships ...string) {
		u.Restrictions = []data.Restriction{{Factions: []data.FactionID{faction}}, {Ships: ships}}
	}
	small := data.Restriction{Sizes: []data.Size{data.Small}}
	switch u.ID {
	case "veteranwingleader":
		u.Restrictions = []data.Restriction{small}
	case "dreadnoughthunter":
		u.Restrictions = []data.Restriction{small, {MinInitiative: 4}}
	case "agentoftheempire":
		of("galacticempire", "tieadvancedv1", "tieadvancedx1")
	case "firstorderelite":
		of("firstorder", "tiesffighter", "tievnsilencer")
	case "shadowwing":
		of("galacticempire", "tieininterceptor", "tielnfighter", "tiesabomber")
	case "skystrikeacademyclass":
		of("galacticempire", "tieininterceptor", "tielnfighter")
	case "phoenixsquadron":
		of("rebelalliance", "vcx100lightfreighter")
	}
}

// amendWing adds whom the leader of a wing can lead, which only the text of its card says (2e.wing.squad.leaders).
func amendWing(u *data.Upgrade) {
	switch u.ID {
	case "veteranwingleader", "shadowwing":
		u.Wing = &data.Wing{Most: 5}
	case "agentoftheempire":
		u.Wing = &data.Wing{Ships: []string{"tielnfighter"}, Most: 5}
	case "firstorderelite":
		u.Wing = &data.Wing{Ships: []string{"tiefofighter", "tiesffighter"}, Most: 3}
	case "jedicommander":
		u.Wing = &data.Wing{Ships: []string{"v19torrentstarfighter", "nimbusclassvwing"}, Alike: true, Most: 5}
	case "phoenixsquadron":
		shuttles := []string{"attackshuttle", "sheathipedeclassshuttle"}
		u.Wing = &data.Wing{Ships: append(shuttles, "rz1awing"), Once: shuttles, Most: 5}
	case "skystrikeacademyclass":
		u.Wing = &data.Wing{Ships: []string{"tielnfighter"}, Lower: true, Most: 5}
	}
}

func amendUpgrade(u *data.Upgrade) {
	switch u.ID {
	// The source has the action of the ion battery on its other side; the other batteries have it on the side that works.
	case "ioncannonbattery":
		u.Sides[0].Grants, u.Sides[1].Grants = u.Sides[1].Grants, nil
	// The source has the Force of the card among what it grants alone, and not how much of it recovers: as of every
	// other card.
	case "asajjventresscommand":
		u.Sides[0].Force = &data.Force{Value: 1, Recovers: 1}
	// Slots that the card adds in its text only.
	case "alpha3bbesh":
		grantSlot(u, "device", 1)
	case "b6bladewingprototype-command":
		grantSlot(u, "gunner", 1)
		// The source says in its text only that it is a weapon. Its numbers are what another program that
		// builds squads has.
		u.Sides[0].Attack = &data.Stat{Kind: data.Attack, Arc: "front", Value: 3, MinRange: 2, MaxRange: 4}
	// Squads of which a ship with the card can be a part.
	case "bounty":
		u.Squads = []data.FactionID{"separatistalliance", "galacticempire", "firstorder"}
	case "initforthemoney":
		u.Squads = []data.FactionID{"galacticrepublic", "rebelalliance", "resistance"}
	case "wartimeloadout":
		grantSlot(u, "torpedo", 1)
		grantSlot(u, "missile", 1)
	// The source takes a crew slot away where the card adds one.
	case "gauntlet":
		grantSlot(u, "crew", 1)
	// The source says in its text only what the card puts on the table.
	case "electrochaffmissiles":
		u.Sides[0].Device = &data.Device{Name: "Electro-Chaff Cloud", Kind: "obstacle"}
	case "quickreleaselocks":
		u.Sides[0].Device = &data.Device{Name: "Cargo Drift", Kind: "obstacle"}
	case "sparepartscanisters":
		u.Sides[0].Device = &data.Device{Name: "Spare Parts", Kind: "obstacle"}
	// The ship ability that it puts in place of another is in its text only.
	case "independentcalculations":
		u.Sides[0].ShipAbility = "Independent Calculations"
	// The text says only what the grants say.
	case "maul-crew", "dodonnaspride":
		u.Sides[0].HasAbility = false
	// Named cards whose dot the source forgets; the same card elsewhere in it has one.
	case "dt798", "r5d8", "r5d8-battleofyavin":
		u.Limited = 1
	// The source puts faction and action into one line, which reads as "or". The card is an
	// astromech of one faction that needs a turret to link to, so both must hold.
	case "l4er5":
		u.Restrictions = splitLines(u.Restrictions)
	}
}

// grantSlot makes the first side add a slot, in place of what it said about that slot.
func grantSlot(u *data.Upgrade, slot data.Slot, amount int) {
	side := &u.Sides[0]
	side.Grants = slices.DeleteFunc(side.Grants, func(g data.Grant) bool { return g.Slot == slot })
	side.Grants = append(side.Grants, data.Grant{Slot: slot, Amount: amount})
}

// splitLines turns a line of faction or action into one line of each.
func splitLines(lines []data.Restriction) []data.Restriction {
	var split []data.Restriction
	for _, line := range lines {
		action := line.Action
		line.Action = nil
		split = append(split, line)
		if action != nil {
			split = append(split, data.Restriction{Action: action})
		}
	}
	return split
}
