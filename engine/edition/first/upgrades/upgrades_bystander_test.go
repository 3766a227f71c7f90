package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// A card that is about the attacks of its ship, or those against it, leaves alone what others do: a friend
// attacks an enemy, and is attacked by it, while the ship has all that the card could want.
func TestBystanders_DoNothing(t *testing.T) {
	for id, ability := range map[string]string{
		"r7astromech": "have hits rerolled", "r4b11": "have evades rerolled", "sensorjammer": "jam a hit",
		"elusiveness": "elude", "juke": "juke", "crackshot": "cancel an evade", "zuckuss": "foresee the evasion",
		"hotshotcopilot": "force the defender", "rebelcaptive": "weigh on them", "munitionsfailsafe": "spend the weapon",
	} {
		s := table(t)
		ship := s.Mine(smuggler, scene.At(560, 300, 0), with(id), scene.Tokens(focus, 1), scene.Tokens(evade, 1))
		wing, foe := s.Mine(rookie, here, with("protontorpedoes"), scene.Tokens(focus, 1)), s.Theirs(rookie, ahead(150), scene.Tokens(focus, 1))
		s.Lock(ship, foe)
		s.Lock(wing, foe)
		s.Never(ship, id+": "+ability)
		s.AttackWith(wing, "protontorpedoes", foe)
		faces := [][]string{{"hit", "hit", "crit", "blank"}, {"evade", "focus"}, {"Damaged Engine"}}
		for !s.State().Over {
			switch x := s.Exec(); {
			case !x.Waiting(s.State()).Has(game.Chance):
				s.Pass()
			case x.Ask(s.State(), game.Chance).Kind == game.RollQuestion:
				s.Dice(faces[0]...)
				faces = faces[1:]
			default:
				s.Draw(faces[0][0])
			}
		}
		s.WantDiscarded(wing, "protontorpedoes")
		for _, other := range []*scene.Ship{ship, wing, foe} {
			s.Is(s.Of(other).Tokens[stress] == 0, "%s: it stresses someone", id)
			s.Is(s.Of(other).Tokens[focus] == 1, "%s: it costs a focus token", id)
		}
		s.Done()
		s.Attack(foe, wing)
		s.Dice("hit", "crit", "blank")
		s.Pass()
		s.Dice("evade", "evade")
		misses(s)
		s.WantTokens(foe, stress, 0)
		s.WantTokens(wing, focus, 1)
		s.Done()
	}
}

// A lock on another ship does not make this one fade.
func TestMultiSpectralCamouflage_ForItsOwnShip(t *testing.T) {
	s := table(t)
	s.Mine(black, beside(20), with("multispectralcamouflage"))
	wing, foe := s.Mine(rookie, here), s.Theirs(rookie, ahead(150))
	s.Perform(foe, 0, game.LockAction)
	s.Use(foe, "target lock")
	s.Pick(wing)
	s.WantLock(foe, wing, true)
	s.Done()
}

// What a weapon does it does in attacks with it, and not in those with the primary weapon.
func TestWeapons_NotWithThePrimaryWeapon(t *testing.T) {
	for _, id := range []string{
		"arccaster", "heavylasercannon", "manglercannon", "tractorbeam", "autoblaster", "flechettecannon", "ioncannon",
		"jammingbeam", "dorsalturret", "syncedturret", "twinlaserturret", "ioncannonturret", "autoblasterturret",
		"assaultmissiles", "clustermissiles", "concussionmissiles", "cruisemissiles", "harpoonmissiles", "homingmissiles",
		"protonrockets", "unguidedrockets", "ionpulsemissiles", "scramblermissiles", "advhomingmissiles",
		"advprotontorpedoes", "flechettetorpedoes", "iontorpedoes", "plasmatorpedoes", "protontorpedoes",
	} {
		s := table(t)
		ship, foe := s.Mine(rookie, here, with(id)), s.Theirs(rookie, ahead(60))
		near := s.Theirs(rookie, scene.At(457+90, 400, 180))
		s.Lock(ship, foe)
		s.Of(ship).Executed = game.Maneuver{Bearing: geom.Straight, Speed: 2}
		s.AttackWith(ship, "primary", foe)
		s.Dice("hit", "crit", "focus", "blank")
		for !s.State().Over {
			s.Is(!offersOf(s, ship, id), "%s is of use to the primary weapon", id)
			if s.Exec().Waiting(s.State()).Has(game.Chance) {
				s.Dice("focus", "blank")
			} else {
				s.Pass()
			}
		}
		s.WantShields(foe, 0)
		s.WantShields(near, 2)
		s.WantDamage(foe, 0)
		s.Is(s.Of(foe).Tokens == [game.NumTokens]uint8{} && s.Of(near).Tokens == [game.NumTokens]uint8{}, "%s gives tokens", id)
		s.WantLock(ship, foe, true)
		s.NoEvent(game.CardDiscarded)
		s.NoEvent(game.ConditionGained)
		s.Done()
	}
}

// offersOf reports whether an ability of a card is offered.
func offersOf(s *scene.Scene, ship *scene.Ship, id string) bool {
	if !s.Exec().Waiting(s.State()).Has(game.Seat1) {
		return false
	}
	q := *s.Exec().Ask(s.State(), game.Seat1)
	for _, c := range q.Options() {
		if c.Verb == game.UseVerb && c.Ship == ship.ID() {
			if card, _ := s.Ability(c); card == id {
				return true
			}
		}
	}
	return false
}
