package squad_test

import (
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

const (
	slotRequired = "2e.squad.upgrade.slot-required"
	severalSlots = "2e.squad.upgrade.several-slots"
	forceSide    = "2e.squad.upgrade.force-side"
	restrictions = "2e.squad.upgrade.restrictions"
	ownAction    = "2e.squad.upgrade.action-restriction-ignores-linked"
	standardized = "2e.squad.upgrade.standardized"
	fixedLoadout = "2e.squad.standard-loadout"
)

func TestCheck_SlotOfTheBar(t *testing.T) {
	// 2e.squad.upgrade.slot-required
	wantLegal(t, empire("blacksquadronace:outmaneuver"), free)
}

func TestCheck_SlotThatIsNotThere(t *testing.T) {
	// 2e.squad.upgrade.slot-required
	wantProblem(t, empire("academypilot:outmaneuver"), free, slotRequired,
		"Outmaneuver", "talent", "Academy Pilot")
}

func TestCheck_SlotThatIsTaken(t *testing.T) {
	// 2e.squad.upgrade.slot-required
	wantProblem(t, empire("academypilot:hullupgrade afterburners"), free, slotRequired, "Afterburners")
}

func TestCheck_CardOfTwoSlots(t *testing.T) {
	// 2e.squad.upgrade.several-slots
	wantLegal(t, empire("omicrongrouppilot:emperorpalpatine"), free)
}

func TestCheck_CardOfTwoSlotsWithOneFree(t *testing.T) {
	// 2e.squad.upgrade.several-slots
	wantProblem(t, empire("omicrongrouppilot:freelanceslicer emperorpalpatine"), free, severalSlots,
		"Emperor Palpatine", "2 crew slots")
}

func TestCheck_CardOfTwoKindsOfSlots(t *testing.T) {
	// 2e.squad.upgrade.several-slots
	wantLegal(t, of("resistance", "aftabackbar:wartimeloadout shieldupgrade"), free)
	wantProblem(t, of("resistance", "aftabackbar:wartimeloadout shieldupgrade afterburners"), free,
		slotRequired, "Afterburners")
}

func TestCheck_OneSlotOfAChoice(t *testing.T) {
	// 2e.squad.upgrade.slots-added-by-cards
	for _, weapon := range []string{"heavylasercannon", "iontorpedoes", "ionmissiles"} {
		wantLegal(t, scum("cartelspacer:"+weapon), free)
	}
}

func TestCheck_OneSlotOfAChoiceTwice(t *testing.T) {
	// 2e.squad.upgrade.slots-added-by-cards
	wantProblem(t, scum("cartelspacer:heavylasercannon iontorpedoes"), free, slotRequired,
		"Ion Torpedoes")
}

func TestCheck_ChoiceIsOneSlotNotTwo(t *testing.T) {
	// 2e.squad.upgrade.slots-added-by-cards
	wantProblem(t, scum("cartelspacer:syncedlasercannons"), free, severalSlots,
		"Synced Laser Cannons", "2 cannon slots")
}

func TestCheck_SmallerChoiceHasNoCannon(t *testing.T) {
	// 2e.squad.upgrade.slots-added-by-cards
	var pilot string
	for _, p := range data.Second().Pilots {
		if p.ShipAbility == "Versatile Frame" && !contains(p.Slots, "torpedo", "missile", "cannon") {
			pilot = p.ID
		}
	}
	wantLegal(t, republic(pilot+":iontorpedoes"), free)
	wantProblem(t, republic(pilot+":heavylasercannon"), free, slotRequired, "Heavy Laser Cannon")
}

func contains(slots []data.Slot, any ...data.Slot) bool {
	for _, slot := range slots {
		for _, wanted := range any {
			if slot == wanted {
				return true
			}
		}
	}
	return false
}

func TestCheck_TitleAddsASlot(t *testing.T) {
	// 2e.squad.upgrade.slots-added-by-cards
	wantLegal(t, scum("blacksunenforcer:virago hullupgrade afterburners"), free)
}

func TestCheck_WithoutTheTitle(t *testing.T) {
	// 2e.squad.upgrade.slots-added-by-cards
	wantProblem(t, scum("blacksunenforcer:hullupgrade afterburners"), free, slotRequired,
		"Afterburners")
}

func TestCheck_TitleTakesASlotAway(t *testing.T) {
	// 2e.squad.upgrade.slots-added-by-cards
	wantLegal(t, scum("contractedscout:punishingone r5astromech"), free)
	wantProblem(t, scum("contractedscout:punishingone freelanceslicer"), free, slotRequired,
		"Freelance Slicer")
}

func TestCheck_TwoUpgradesOfOneName(t *testing.T) {
	// 2e.squad.upgrade.no-duplicate-name
	wantProblem(t, rebels("chewbacca:hullupgrade hullupgrade"), free,
		"2e.squad.upgrade.no-duplicate-name", "Hull Upgrade")
}

func TestCheck_OneNameOnTwoShips(t *testing.T) {
	// 2e.squad.upgrade.no-duplicate-name
	wantLegal(t, empire("academypilot:hullupgrade", "academypilot:hullupgrade"), free)
}

func TestCheck_RestrictionToShips(t *testing.T) {
	// 2e.squad.upgrade.restrictions
	wantLegal(t, rebels("bluesquadronescort:servomotorsfoils"), free)
	wantProblem(t, rebels("bluesquadronescort:swivelwing"), free, restrictions,
		"Swivel Wing", "Blue Squadron Escort")
}

func TestCheck_RestrictionToFactions(t *testing.T) {
	// 2e.squad.upgrade.restrictions
	wantLegal(t, rebels("bluesquadronescort:r2d2"), free)
	wantProblem(t, rebels("bluesquadronescort:r2d2-republic"), free, restrictions,
		"R2-D2", "Galactic Republic")
}

func TestCheck_FactionOrANamedCard(t *testing.T) {
	// 2e.squad.upgrade.restrictions
	// Faction and name stand in one line: either is enough, and the name may be anywhere.
	wantLegal(t, empire("omicrongrouppilot:000", "darthvader"), free)
	wantProblem(t, empire("omicrongrouppilot:000", "howlrunner"), free, restrictions,
		"0-0-0", "Darth Vader")
}

func TestCheck_EveryLineMustHold(t *testing.T) {
	// 2e.squad.upgrade.restrictions
	// A TIE of agility 3, and one of agility 2.
	wantLegal(t, empire("academypilot:precisionionengines"), free)
	wantProblem(t, empire("scimitarsquadronpilot:precisionionengines"), free, restrictions,
		"Precision Ion Engines", "agility 3")
}

func TestCheck_FactionAndActionOfL4ER5(t *testing.T) {
	// 2e.squad.upgrade.restrictions
	// The ruling for this card: both, although the list puts them into one line.
	wantLegal(t, of("resistance", "aftabackbar:ioncannonturret l4er5"), free)
	wantProblem(t, republic("212thbattalionpilot:l4er5"), free, restrictions, "L4E-R5", "Resistance")
}

func TestCheck_RestrictionToArcs(t *testing.T) {
	// 2e.squad.upgrade.restrictions
	wantLegal(t, republic("104thbattalionpilot:veterantailgunner"), free)
	wantProblem(t, rebels("chewbacca:veterantailgunner"), free, restrictions, "rear")
}

func TestCheck_RestrictionToAnotherUpgrade(t *testing.T) {
	// 2e.squad.upgrade.restrictions
	wantLegal(t, scum("dengar:notorious deadmansswitch"), free)
	wantProblem(t, scum("dengar:notorious"), free, restrictions, "Notorious", "illicit")
}

func TestCheck_RestrictionToNonLimitedShips(t *testing.T) {
	// 2e.squad.upgrade.restrictions
	wantLegal(t, republic("shadowsquadronveteran:dedicated"), free)
	wantProblem(t, republic("oddball-nimbusclassvwing:dedicated"), free, restrictions, "non-limited")
}

func TestCheck_RestrictionToLimitedShips(t *testing.T) {
	// 2e.squad.upgrade.restrictions
	epic := squad.Format{Pool: data.Epic}
	wantLegal(t, scum("graz:initforthemoney"), epic)
	wantProblem(t, scum("cartelmarauder:initforthemoney"), epic, restrictions, "Cartel Marauder", "for limited ships only")
}

func TestCheck_DarkSideCardOnADarkForceUser(t *testing.T) {
	// 2e.squad.upgrade.force-side
	wantLegal(t, empire("darthvader-tieddefender:hate"), free)
}

func TestCheck_DarkSideCardOnALightForceUser(t *testing.T) {
	// 2e.squad.upgrade.force-side
	wantProblem(t, rebels("lukeskywalker:hate"), free, forceSide, "Hate", "dark side")
}

func TestCheck_CrewOpensTheDarkSide(t *testing.T) {
	// 2e.squad.upgrade.slots-added-by-cards
	wantLegal(t, rebels("kananjarrus:maul hate ezrabridger"), free)
	wantProblem(t, rebels("kananjarrus:hate ezrabridger"), free, forceSide, "Hate")
}

func TestDoubts_ForceUserOfAnUnknownSide(t *testing.T) {
	// 2e.squad.upgrade.force-side
	// The card names no side: not illegal, but not judged either.
	c := *data.Second()
	c.Pilots = append([]data.Pilot(nil), c.Pilots...)
	for i := range c.Pilots {
		if c.Pilots[i].ID == "keovenzee" {
			c.Pilots[i].Slots = append(c.Pilots[i].Slots, "force-power")
		}
	}
	s := rebels("keovenzee:hate")
	if problems := squad.Check(&c, s, free); len(problems) > 0 {
		t.Errorf("problems %v, want none", problems)
	}
	if doubts := squad.Doubts(&c, s); len(doubts) != 1 || !strings.Contains(doubts[0].Text, "Keo") {
		t.Errorf("doubts %v, want one about Keo Venzee", doubts)
	}
}

func TestDoubts_NoneWhereTheSideIsKnown(t *testing.T) {
	// 2e.squad.upgrade.force-side
	if doubts := squad.Doubts(data.Second(), rebels("lukeskywalker:hate")); len(doubts) > 0 {
		t.Errorf("doubts %v, want none: he is on the light side", doubts)
	}
}

func TestCheck_ActionOfTheBar(t *testing.T) {
	// 2e.squad.upgrade.action-restriction-ignores-linked
	wantLegal(t, rebels("garvendreis:experthandling"), free)
}

func TestCheck_ActionThatIsOnlyLinked(t *testing.T) {
	// 2e.squad.upgrade.action-restriction-ignores-linked
	// This ship rolls only after another action.
	wantProblem(t, scum("cadbane:experthandling"), free, ownAction,
		"Expert Handling", "barrel roll red")
}

func TestCheck_ActionOfTheWrongColor(t *testing.T) {
	// 2e.squad.upgrade.action-restriction-ignores-linked
	wantProblem(t, empire("blacksquadronace:experthandling"), free, ownAction, "Expert Handling")
}

func TestCheck_ActionAddedByAnUpgrade(t *testing.T) {
	// 2e.squad.upgrade.slots-added-by-cards
	wantLegal(t, rebels("thanekyrell:daredevil servomotorsfoils"), free)
	wantProblem(t, rebels("thanekyrell:daredevil"), free, ownAction, "Daredevil")
}

func TestCheck_ActionThatTheCardItselfAdds(t *testing.T) {
	// 2e.squad.upgrade.action-restriction-ignores-linked
	wantProblem(t, of("resistance", "aftabackbar:l4er5"), free, ownAction, "L4E-R5")
}

func TestCheck_OneSolitaryCard(t *testing.T) {
	// 2e.squad.upgrade.solitary
	wantLegal(t, droids("darkcourier:kraken", "darkcourier"), free)
}

func TestCheck_TwoSolitaryCardsOfOneKind(t *testing.T) {
	// 2e.squad.upgrade.solitary
	wantProblem(t, droids("darkcourier:kraken", "darkcourier:ta175"), free,
		"2e.squad.upgrade.solitary", "Kraken", "TA-175")
}

func TestCheck_StandardizedOnAll(t *testing.T) {
	// 2e.squad.upgrade.standardized
	wantLegal(t, empire("onyxsquadronace:tiedefenderelite", "deltasquadronpilot:tiedefenderelite",
		"academypilot"), free)
}

func TestCheck_StandardizedOnOne(t *testing.T) {
	// 2e.squad.upgrade.standardized
	wantProblem(t, empire("onyxsquadronace:tiedefenderelite", "deltasquadronpilot"), free,
		standardized, "TIE Defender Elite", "Delta Squadron Pilot")
}

func TestCheck_StandardizedAsksForItsShipAbility(t *testing.T) {
	// 2e.squad.upgrade.standardized
	// The second ship has another ship ability and could not equip the card.
	wantLegal(t, rebels("arvelcrynyd:vectoredcannonsrz1", "gemmersojan-battleoverendor-lsl"), free)
	wantProblem(t, rebels("arvelcrynyd:vectoredcannonsrz1", "derekklivian"), free, standardized,
		"Derek Klivian")
}

func TestCheck_StandardizedLeavesLoadoutsAlone(t *testing.T) {
	// 2e.squad.upgrade.standardized
	// 2e.squad.standard-loadout
	s := empire("onyxsquadronace:tiedefenderelite", "captainyorr-battleoverendor")
	s.Ships[1].Upgrades = loadout(t, "captainyorr-battleoverendor")
	wantLegal(t, s, free)
}

func TestCheck_StandardizedLeavesOrganicsAlone(t *testing.T) {
	// 2e.squad.upgrade.standardized
	wantLegal(t, droids("dfs081:independentcalculations", "kelrodoaiholdout"), free)
}

func TestCheck_StandardLoadoutAsPrinted(t *testing.T) {
	// 2e.squad.standard-loadout
	s := empire("darthvader-swz105")
	s.Ships[0].Upgrades = loadout(t, "darthvader-swz105")
	wantLegal(t, s, free)
}

func TestCheck_StandardLoadoutAndAnotherUpgrade(t *testing.T) {
	// 2e.squad.standard-loadout
	s := empire("darthvader-swz105:firecontrolsystem")
	s.Ships[0].Upgrades = append(s.Ships[0].Upgrades, loadout(t, "darthvader-swz105")...)
	wantProblem(t, s, free, fixedLoadout, "Darth Vader")
}

func TestCheck_StandardLoadoutCostsAsOne(t *testing.T) {
	// 2e.squad.standard-loadout
	s := rebels("lukeskywalker-swz106")
	s.Ships[0].Upgrades = loadout(t, "lukeskywalker-swz106")
	if cost := squad.Cost(data.Second(), s); cost != 75 { // the list's price of the ship card
		t.Errorf("%d points, want 75", cost)
	}
}

func TestCheck_LoadoutCardOnAnotherShip(t *testing.T) {
	// 2e.squad.standard-loadout
	wantProblem(t, rebels("thanekyrell:attackspeed-battleofyavin"), free, fixedLoadout, "Attack Speed")
}
