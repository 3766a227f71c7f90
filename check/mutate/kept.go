package mutate

import (
	"regexp"

	"koiogran/engine/edition"
)

// keptFault is a fault that changes nothing, and why.
type keptFault struct{ edition, owner, what, reason string }

// keptFaults are the faults that change nothing: no test could notice them. A fault goes by the
// words with which it is listed.
var keptFaults = []keptFault{
	{"second", "hunted", "OtherFriend → Friend in Choose(OtherFriend, Not(Destroyed))",
		"the hunted ship is destroyed itself"},
	{"second", "bombletgenerator", "2 → 3 in Recover(Self, 2, Charge)", "it has 2 charges"},
	{"second", "inflictIon", "without Same(Self)", "no other ship attacks with this card"},
	{"second", "tractorbeam", "without Same(Self)", "no other ship attacks with this card"},
	{"second", "jammingbeam", "without Same(Self)", "no other ship attacks with this card"},
	{"second", "heavylasercannon", "without Same(Self)", "no other ship attacks with this card"},
	{"second", "tychocelchu-battleoverendor, tychocelchu-battleoverendor-lsl", `without AttackWith("missile") (2)`,
		"a disarmed ship makes no other attacks"},
	{"second", "xg1assaultconfiguration", `without AttackWith("cannon") (2)`, "a disarmed ship makes no other attacks"},
	{"second", "sensorbuoysuite", "2 → 3 in N: 2", "it places 2"},
	{"second", "automatedtargetpriority", "1 → 0 in Gain(Self, 1, Held)", "held tokens are gained one by one"},
	{"second", "cutDeeper", "2 → 1 in Compare(Results(AttackDice, Hit|Crit), AtLeast, 2)",
		"after the first result there is none left to suffer"},
	{"second", "critsBefore", `0 → 1 in game.NewLocal[uint8]("critical hits before", 0)`, "it is set before it is read"},
	{"second", "atTheMover", "without Enemy", "no ship attacks a friend"},
	{"second", "captainjostero", "without Enemy", "no ship attacks a friend"},
	{"second", "majorrhymer", "3 → 4 in Add(FarthestRange, 1).Within(3)", "no attack reaches beyond range 3"},
	{"second", "maarekstele, maarekstele-swz105", "3 → 4 in rules.DrawFaceup(3)", "no more than 3 cards are drawn"},
	{"second", "concussionbombs", "1 → 0 in concussion(true, 1, 2)", "without a charge there is no bomb to drop"},
	{"second", "ancillaryIon", "without Same(Self)", "the ship that it marks is the defender of its own attack"},
	{"second", "sense", "without Enemy", "one looks at the dials of enemies alone"},
	{"second", "sense", "without Enemy (2)", "one looks at the dials of enemies alone"},
	{"second", "xx23sthreadtracers", "without Same(Self)", "no other ship attacks with this card"},
	{"second", "keovenzee", "without Not(Has(Force))",
		"he has 1 charge, and recovers none while it is active"},
	{"second", "venisadoza", "1 → 0 in Set(NearestRange, 1)",
		"no attack is made at range 0 without a card that permits it"},
	{"second", "closePrimary", "without Attacking", "the defender has no range bonus at these ranges"},
	{"second", "Networked Aim", "without Attacking", "no one else spends a lock to reroll attack dice"},
	{"second", "tugged", "1 → 0 in In(Bullseye, 1, 1)", "a ship at range 0 is not chosen"},
	{"second", "leading", "without InPhase(game.ActivationPhase)",
		"no card has a ship execute a maneuver later in the round"},
	{"second", "syncedlasercannons", "without Defending", "no one else has a range bonus in a special attack"},
	{"second", "optimizedprototype", "without Friend", "an enemy's ship locks none of its own side"},
	{"second", "fuelinjectionoverride-battleoverendor", "without Performing(boostOrRoll...)",
		"the mark is gone once the action is over"},
	{"second", "gentleBanks", "3 → 4 in Speed(2, 3)", "no bank is of speed 4"},
	{"second", "strut", "1 → 0 in Side: 1", "open struts ignore obstacles, so that they meet none"},
	{"second", "nantexclassstarfighter", "without Friend", "an enemy's ship locks none of its own side"},
	{"second", "lambdaclasst4ashuttle", "without Friend", "an enemy's ship is locked by no enemy of his"},
	{"second", "fearfulprey", "without Defending", "what was spent in an attack is forgotten when it is over"},
	{"second", "ioncannonbattery", "without Same(Self)", "no other ship attacks with this card"},
	{"second", "turbolaserbattery", "without Same(Self)", "no other ship attacks with this card"},
	{"second", "tractortechnicians", "2 → 1 in Speed(2, 5)", "no maneuver is slower than speed 1"},
	{"second", "Broadside Batteries", "1 → 2 in Add(FarthestRange, 1)", "the primary weapon reaches range 3, and the sum is cut to 4"},
	{"first", "omegaace", "Crit → Hit in Change(AttackDice, OrNone(Every), Blank, Crit)",
		"the last change makes critical hits of all hits"},
	{"first", "omegaace", "Crit → Hit in Change(AttackDice, OrNone(Every), Focus, Crit)",
		"the last change makes critical hits of all hits"},
	{"first", "lieutenantdormitz", "OtherFriend → Friend in hostOf(OtherFriend)",
		"no ship is set up near itself"},
	{"first", "optimizedprototype", "without Friend", "an enemy's ship locks none of its own side"},
	{"first", "maarekStele", "3 → 4 in rules.DrawFaceup(3)", "no more than 3 cards are drawn"},
	{"first", "tailgunner", "without Defending",
		"the agility of no one else is asked for while its ship attacks"},
	{"first", "capturedtie", "without OtherFriend (2)", "it does nothing while no other friend is there"},
	{"first", "firstordervanguard", "without Defender.Is(In(Firing))", "a TIE silencer fires to the front alone"},
	{"first", "bodhirook", "without About(game.LockAction)", "no other action is measured from friends"},
	{"first", "theinquisitor", "without AttackRange(2, 3)",
		"an attack at range 1 is at range 1, and no primary weapon of a small ship reaches beyond range 3"},
	{"first", "enginedamage-huge", "AfterManeuver → BeforeManeuver in When: AfterManeuver",
		"the step that is lost comes after both"},
	{"first", "keepsOne", "1 → 2 in KeepTokens(Self, 1, k)", "its ship never has 2 of them"},
	{"first", "jainaslight", "without Defending", "no attack of its own deals it damage"},
	{"first", "arccaster", "without Same(Self)", "no other ship attacks with this card"},
	{"first", "assaultmissiles", "without Same(Self)", "no other ship attacks with this card"},
	{"first", "iontorpedoes", "without Same(Self)", "no other ship attacks with this card"},
	{"first", "instead", "without Same(Self)", "no other ship attacks with this card"},
	{"first", "selflessness", "Attacker → Defender in SufferOf(x, x.Self(), x.Attack().Attacker, hits, 0)",
		"no card of first edition asks whose damage it is"},
	{"first", "servomotorsfoils", "3 → 4 in Speed(3, 3) (2)", "no turn is of speed 4"},
	{"first", "servomotorsfoils", "3 → 4 in Speed(3, 3) (4)", "no turn is of speed 4"},
	{"first", "singleturbolasers", "without Defending",
		"the agility of no one else is asked for while its ship attacks"},
	{"first", "emperorpalpatine", "without Marked", "the ship for which a result is named rolls next"},
	{"first", "m9g8", "without About(game.LockAction)", "no other action of first edition could be for friends by it"},
	{"first", "r5tk", "without About(game.LockAction)", "no other action of first edition could be for friends by it"},
	{"first", "glitterstim", "OncePerRound → OncePerMatch in Per: game.OncePerRound", "its card is discarded for it"},
	{"first", "leiaorgana", "OncePerRound → OncePerMatch in Per: game.OncePerRound", "her card is discarded for it"},
	{"first", "empdevice", "OncePerRound → OncePerMatch in Per: game.OncePerRound", "its card is discarded for it"},
	{"first", "greedo", "without Defending", "an attack damages no one else: missiles do that by an ability"},
	{"first", "greedo", "without Defending (2)", "an attack damages no one else: missiles do that by an ability"},
	{"first", "thrustcorrector", "without About(DefenseDice)", "the attack dice are modified before"},
	{"first", "sensorteam", "4 → 3 in Ranges(4, 5)", "ships at range 3 are locked without the card, too"},
	{"first", "st321", "4 → 3 in Ranges(4, Beyond)", "ships at range 3 are locked without the card, too"},
	{"first", "longrangescanners", "4 → 3 in Ranges(4, Beyond)", "ships at range 3 are locked without the card, too"},
	{"first", "vector", "4 → 5 in Leave: 4", "no ship takes more than 4 on board"},
	{"first", "weaponsengineer", "without Marked", "a mark that is not there is not removed"},
	{"first", "advancedailerons", "without OfDial", "its ship executes no other maneuver of speed 3"},
	{"first", "patternanalyzer", "without OfDial", "ion maneuvers and stress maneuvers are white"},
	{"first", "loopByTurn", "3 → 4 in Speed(3, 3) (2)", "an Aggressor's loops are of speed 3"},
	{"first", "rey", "without Has(FocusToken)", "a token that is not there is not removed"},
	{"first", "cadbane", "without About(RolledDice)", "dice are rolled for a device outside of attacks alone"},
	{"first", "etahnabaht", "without Friend", "she modifies no dice in an attack of an enemy on an enemy"},
	{"first", "suppressivefire", "without Not(Same(Assigner))", "the card is gone once he is the target"},
	{"first", "suppressivefire", "without Defender.Is(Not(Same(Assigner)))", "the card is gone once he is the target"},
	{"first", "linked", "OtherFriend → Friend in All(OtherFriend, Equipped(\"attannimindlink\"), Not(Has(That)))",
		"the ship itself has the token"},
	{"first", "majorstridan", "3 → 2 in Ranges(3, 3)", "ships at range 2 are coordinated without the card, too"},
	{"first", "4lom", "without Defender.Is(Has(FocusToken | EvadeToken))", "neither token can be picked then"},
	{"first", "capturedtie", "without Enemy", "no friend attacks it"},
	{"first", "majorrhymer", "1 → 0 in Add(NearestRange, -1).Within(1)", "no attack of first edition is made at range 0"},
	{"first", "sarcoplank", "5 → 6 in Compare(FlownSpeed, AtMost, 5)", "no maneuver is of a higher speed"},
	{"first", "majorrhymer", "3 → 4 in Add(FarthestRange, 1).Within(3)", "an arc ends at range 3"},
	{"first", "suppressivefire", "Defender → Attacker in Defender.Is(Not(Same(Assigner)))",
		"the card is gone once he is the target"},
	{"first", "youngster", "1 → 0 in Least: 1", "no ship of first edition is at range 0"},
	{"first", "redline", "2 → 3 in Set(LocksOnOne, 2)", "no ship has more than 2 locks"},
	{"first", "majorrhymer", "1 → 2 in Add(NearestRange, -1)", "no torpedo or missile begins at range 3"},
	{"first", "munitionsfailsafe", "without Same(Self)", "the weapons of other ships are discarded already"},
	{"first", "r7t1", "0 → 1 in CanPerform(0, game.BoostAction)", "no action of first edition is red"},
	{"first", "capturedtie", "OtherFriend → Friend in By: []Cond{OtherFriend}",
		"a ship that is destroyed has no use of its card"},
	{"flightpath", "annerose-rosenheim-zaku-recon", "without Enemy", "the dials of its own side are known"},
	{"flightpath", "philip-hughes-gm", "without Has(StressToken)",
		"no other card takes a token that was just gained"},
	{"flightpath", "bumped", "without Enemy", "no unit attacks a friend"},
	{"flightpath", "gaia-zaku-i-commander", "without Friend", "no enemy attacks a unit of its own side"},
	{"flightpath", "gaia-zaku-i-commander", "without Friend (2)", "no enemy attacks a unit of its own side"},
	{"flightpath", "leung-lee-fai-gm-cannon-sa", "without Has(DisarmToken)", "an overthrust leaves a disarm token"},
	{"flightpath", "kelley-layzner-rick-dom", "without Friend", "she locks no friend, and no enemy attacks an enemy"},
	{"flightpath", "spentTokens", `0 → 1 in game.NewLocal[uint8]("tokens to spend", 0)`, "it is set before it is read"},
	{"flightpath", "lydo-wolf-gm-cannon", "5 → 4 in AttackRange(3, 5)", "its armaments reach to range 4"},
	{"flightpath", "lydo-wolf-gm-cannon", "5 → 4 in Between(FlownSpeed, 3, 5)", "its fastest maneuver is of speed 3"},
	{"flightpath", "machine-gun-100mm", "1 → 0 in AttackRange(1, 1)", "a gun makes no attack at range 0"},
	{"flightpath", "samana-furis-gm", "OtherFriend → Friend in By: []Cond{OtherFriend, At(1, 1), senior}",
		"no one's initiative is higher than its own"},
}

// aboveFive raises the highest speed that there is.
var (
	aboveFive   = regexp.MustCompile(`^5 → 6 in Speed\([0-5], 5\)$`)
	beyondReach = regexp.MustCompile(`^3 → 4 in (\w+\.)?In\(.*, [01], 3\)( \(\d\))?$`)
)

// keptKinds are kinds of faults that change nothing in an edition, and why.
var keptKinds = []struct {
	edition, reason string
	what            *regexp.Regexp
	of              func(edition, owner string) bool // in these cards alone
}{
	{"first", "ships of first edition are at range 1 where they touch, and never at range 0",
		regexp.MustCompile(`^(0 → 1 in (\w+\.)?(At|AttackRange|In)\(([^()]+, )?0, [1-9]\)|` +
			`1 → 0 in (\w+\.)?(At|AttackRange|In)\(([^()]+, )?1, [1-9]\))( \(\d\))?$`), nil},
	{"first", "it is a yes or no: every number above 0 is a yes",
		regexp.MustCompile(`^1 → 2 in (Set\(DealsFaceup, 1\)|Run\("mark it", .*)$`), nil},
	{"first", "no maneuver is of a higher speed", aboveFive, nil},
	{"second", "no maneuver is of a higher speed", aboveFive, nil},
	{"flightpath", "no maneuver is of a higher speed", aboveFive, nil},
	{"flightpath", "no range is beyond 5, and no maneuver is of a higher speed",
		regexp.MustCompile(`^5 → 6 in (\w+\.)?(AttackRange|At|In|Between)\(([\w, ]+, )?[0-5], 5\)( \(\d\))?$`), nil},
	{"second", "an action is red or it is not: a blue one is as a white one",
		regexp.MustCompile(`^DifficultyWhite → DifficultyBlue in (Difficulty: |(Action|Maneuver)As\()game\.DifficultyWhite\)?$`), nil},
	{"second", "one token at a time comes off a card",
		regexp.MustCompile(`^1 → 2 in Gain\((Self|Chosen|Active), 1, Held\)$`), nil},
	{"first", "an arc ends at range 3", beyondReach, nil},
	{"second", "an arc ends at range 3", beyondReach, nil},
	{"first", "the firing arc of its ship is the one in front",
		regexp.MustCompile(`^Firing → Front in In\(Firing(, \d, \d)?\)( \(\d\))?$`), firesToTheFront},
}

// firesToTheFront reports whether all ships that can have a card print the arc in front alone. A turret is
// not a firing arc.
func firesToTheFront(game, id string) bool {
	c, _ := edition.ByID(game)
	var ships []string
	if pilot, ok := c.Facts.Pilot(id); ok {
		ships = []string{pilot.Ship}
	} else if upgrade, ok := c.Facts.Upgrade(id); ok {
		for _, r := range upgrade.Restrictions {
			ships = append(ships, r.Ships...)
		}
	}
	for _, id := range ships {
		ship, _ := c.Facts.Ship(id)
		for _, arc := range ship.Arcs {
			if arc != "front" && arc != "turret" {
				return false
			}
		}
	}
	return len(ships) > 0
}

// kept returns why a fault changes nothing, "" if it changes something.
func kept(f *Fault) string {
	for _, k := range keptKinds {
		if k.edition == f.Edition && k.what.MatchString(f.What) && (k.of == nil || k.of(f.Edition, f.owner())) {
			return k.reason
		}
	}
	for _, k := range keptFaults {
		if k.edition == f.Edition && k.owner == f.owner() && k.what == f.What {
			return k.reason
		}
	}
	return ""
}
