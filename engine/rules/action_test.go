package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestAction_OfTheBarAndOfCards(t *testing.T) {
	// 2e.action.sources: a TIE fighter has neither locks nor boosts.
	// 2e.action.card-action: the damage card's repair is an action.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Theirs("academypilot", scene.At(400, 600, 0))
	s.Crit(tie, "weaponsfailure")
	s.Activate(tie, "2 straight")
	for _, name := range []string{"focus", "evade", "barrel roll"} {
		s.Offered(tie, name)
	}
	for _, name := range []string{"lock", "boost", "calculate", "reinforce"} {
		s.NotOffered(tie, name)
	}
	s.Use(tie, "repair")
	s.WantCrit(tie, "weaponsfailure", 0)
	s.Done()
}

func TestAction_NamedByAnEffect(t *testing.T) {
	// 2e.action.sources: an effect that names the action does not need it on the bar.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	other := s.Theirs("academypilot", scene.At(400, 600, 0))
	s.Perform(tie, 0, game.LockAction)
	s.Use(tie, "lock")
	s.Target(other)
	s.WantLock(tie, other, true)
	s.WantTokens(tie, game.StressToken, 0) // 2e.action.colour.default-white
	s.Done()
}

func TestAction_GivesItsToken(t *testing.T) {
	cases := []struct {
		clause, pilot, action string
		token                 game.Token
	}{
		{"2e.action.focus", "academypilot", "focus", game.FocusToken},
		{"2e.action.evade", "academypilot", "evade", game.EvadeToken},
		{"2e.action.calculate", "feethanottrawautopilot", "calculate", game.CalculateToken},
	}
	for _, c := range cases {
		t.Run(c.clause, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(c.pilot, scene.At(400, 400, 0))
			s.Perform(ship, 0)
			s.Use(ship, c.action)
			s.WantTokens(ship, c.token, 1)
			s.Done()
		})
	}
}

func TestAction_AnyNumberInARound(t *testing.T) {
	// 2e.action.no-total-limit
	// 2e.action.same-once-per-round: each of them once.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Activate(tie, "2 straight")
	s.Use(tie, "focus")
	s.Perform(tie, 0)
	s.NotOffered(tie, "focus")
	s.Use(tie, "evade")
	s.Perform(tie, 0)
	s.NotOffered(tie, "focus")
	s.NotOffered(tie, "evade")
	s.Use(tie, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Done()
}

func TestAction_AgainInTheNextRound(t *testing.T) {
	// 2e.action.same-once-per-round
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 200, 0))
	other := s.Theirs("academypilot", scene.At(100, 800, 180))
	s.Perform(tie, 0)
	s.Use(tie, "focus")
	s.Round()
	s.Dial(tie, "2 straight")
	s.Dial(other, "2 straight")
	s.Use(tie, "focus")
	s.Pass()
	s.Done()
}

func TestAction_SameInEveryColor(t *testing.T) {
	// 2e.action.same-across-colours: after the white barrel roll there is no red one.
	// 2e.action.linked.repeat-forbidden
	s := scene.Second(t)
	bwing := s.Mine("bladesquadronveteran", scene.At(400, 400, 0))
	s.Perform(bwing, 0)
	s.Use(bwing, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Perform(bwing, 0)
	s.NotOffered(bwing, "barrel roll")
	s.Use(bwing, "focus")
	s.NotOffered(bwing, "linked action")
	s.Done()
}

func TestAction_EachCopyOfADamageCardIsItsOwn(t *testing.T) {
	// 2e.action.distinct-card-actions
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Crit(tie, "weaponsfailure")
	s.Crit(tie, "weaponsfailure")
	for left := 1; left >= 0; left-- {
		s.Perform(tie, 0)
		s.Choose(func(c game.Choice) bool { return c.Card == s.Exec().DealtID(1-left) })
		s.WantCrit(tie, "weaponsfailure", left)
	}
	s.Done()
}

func TestAction_NotWhileStressed(t *testing.T) {
	// 2e.action.stressed-cannot
	// 2e.token.stress.status: one token is enough.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.StressToken, 1))
	s.Activate(tie, "5 straight")
	s.Perform(tie, 0)
	s.Done()
}

func TestAction_RedGivesStress(t *testing.T) {
	for _, c := range []struct {
		pilot  string
		stress int
	}{{"banditsquadronpilot", 1}, {"academypilot", 0}} {
		// 2e.action.red-gains-stress
		// 2e.action.colour.default-white: of the bar it has the color printed there.
		s := scene.Second(t)
		ship := s.Mine(c.pilot, scene.At(400, 400, 0))
		s.Perform(ship, 0)
		s.Use(ship, "barrel roll")
		s.Side(geom.Left)
		s.Position(0)
		s.WantTokens(ship, game.StressToken, c.stress)
		s.Done()
	}
}

func TestAction_RedGivesStressThoughItFails(t *testing.T) {
	// 2e.action.red-fail-still-stress
	s := scene.Second(t)
	ship := s.Mine("banditsquadronpilot", scene.At(60, 400, 0))
	s.Perform(ship, 0)
	s.Use(ship, "barrel roll")
	s.Side(geom.Left)
	s.WantEvent(game.ActionFailed, "")
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
}

// afterRoll is a pilot that may perform a focus action after a barrel roll.
var afterRoll = card.Ability{
	Name: "aim", When: card.AfterAction,
	If: []card.Cond{card.About(game.BarrelRollAction)},
	Do: []card.Op{card.Perform(card.Self, 0, game.FocusAction)},
}

func TestAction_StressComesBeforeWhatTheActionTriggers(t *testing.T) {
	for _, c := range []struct {
		pilot string
		aims  bool
	}{{"airencracken", false}, {"wedgeantilles", true}} {
		// 2e.action.red-stress-before-triggers: after a red barrel roll the ship is stressed when
		// it could focus; after a white one it is not.
		s := lab(t, card.Def{ID: c.pilot, Abilities: []card.Ability{afterRoll}})
		ship := s.Mine(c.pilot, scene.At(400, 400, 0))
		s.Perform(ship, 0)
		s.Use(ship, "barrel roll")
		s.Side(geom.Left)
		s.Position(0)
		if c.aims {
			s.Use(ship, "aim")
			s.Use(ship, "focus")
		}
		s.Done()
	}
}

func TestAction_MostRestrictiveColor(t *testing.T) {
	cases := []struct {
		name, pilot, action string
		terms               game.Terms
		stress, force       int
	}{
		{"white, made red", "academypilot", "evade", game.AsRed, 1, 0},
		{"white", "academypilot", "evade", 0, 0, 0},
		{"red, granted as white", "jakkugunrunner", "evade", game.AsWhite, 1, 0},
		{"purple, made red", "jediknight", "evade", game.AsRed, 0, 0},
		{"purple", "jediknight", "evade", 0, 0, 0},
		{"white of a ship with Force", "jediknight", "focus", 0, 0, 1},
	}
	for _, c := range cases {
		// 2e.action.colour.most-restrictive
		// 2e.action.purple-cost
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			ship := s.Mine(c.pilot, scene.At(400, 400, 0))
			s.Perform(ship, c.terms)
			s.Use(ship, c.action)
			s.WantTokens(ship, game.StressToken, c.stress)
			s.WantForce(ship, c.force)
			s.Done()
		})
	}
}

func TestAction_PurpleNeedsForce(t *testing.T) {
	// 2e.action.purple-cost
	s := scene.Second(t)
	s.Unbuilt()
	jedi := s.Mine("jediknight", scene.At(400, 400, 0), scene.Force(0))
	s.Perform(jedi, 0)
	s.NotOffered(jedi, "evade")
	s.Use(jedi, "focus")
	s.Done()
}

func TestAction_FailedOnesCountAsTried(t *testing.T) {
	// 2e.action.failed-counts-as-tried
	// 2e.action.fail.no-retry: neither the other side nor another action is offered.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(60, 300, 0))
	s.Activate(tie, "2 straight")
	s.Use(tie, "barrel roll")
	s.Side(geom.Left)
	s.Perform(tie, 0) // the activation is over
	s.NotOffered(tie, "barrel roll")
	s.Use(tie, "focus")
	s.Done()
}

func TestAction_FailedOnesTriggerNothing(t *testing.T) {
	for _, fails := range []bool{false, true} {
		// 2e.action.fail.no-triggers
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{afterRoll}})
		x := 400.0
		if fails {
			x = 60
		}
		wedge := s.Mine("wedgeantilles", scene.At(x, 400, 0))
		s.Perform(wedge, 0)
		s.Use(wedge, "barrel roll")
		s.Side(geom.Left)
		if !fails {
			s.Position(0)
			s.Offered(wedge, "aim")
			s.Pass()
		}
		s.Done()
	}
}

func TestLinked_AfterItsAction(t *testing.T) {
	// 2e.action.linked.after-base
	// 2e.action.linked.from-any-source: also if an effect granted the first.
	s := scene.Second(t)
	baron := s.Mine("baronoftheempire", scene.At(400, 400, 0))
	s.Perform(baron, 0, game.BoostAction)
	s.Use(baron, "boost")
	s.Maneuver("1 straight")
	s.Use(baron, "linked action")
	s.NotOffered(baron, "evade")
	s.Use(baron, "focus")
	s.WantTokens(baron, game.FocusToken, 1)
	s.WantTokens(baron, game.StressToken, 1) // the linked one is red
	s.Done()
}

func TestLinked_NotAfterAnActionWithoutOne(t *testing.T) {
	s := scene.Second(t)
	baron := s.Mine("baronoftheempire", scene.At(400, 400, 0))
	s.Perform(baron, 0)
	s.Use(baron, "evade")
	s.Done()
}

func TestLinked_OnlyOneOfSeveral(t *testing.T) {
	// 2e.action.linked.only-one: closed S-foils link a boost to the focus, and the ship itself a
	// barrel roll.
	s := scene.Second(t)
	bwing := s.Mine("bladesquadronveteran", scene.At(400, 400, 0), scene.With("servomotorsfoils"))
	s.Perform(bwing, game.WhileStressed)
	s.Use(bwing, "focus")
	s.Use(bwing, "linked action")
	s.Offered(bwing, "barrel roll")
	s.Use(bwing, "boost")
	s.Maneuver("1 straight")
	s.NotOffered(bwing, "linked action")
	s.Done()
}

func TestLinked_NoChain(t *testing.T) {
	for _, linked := range []bool{false, true} {
		// 2e.action.linked.no-chain: this bar links jam to focus, and calculate to jam.
		s := scene.Second(t)
		s.Unbuilt()
		tie := s.Mine("academypilot", scene.At(400, 400, 0),
			scene.With("enhancedjammingsuite", "commsteam"))
		other := s.Theirs("academypilot", scene.At(400, 500, 0))
		if linked {
			s.Perform(tie, 0, game.FocusAction)
			s.Use(tie, "focus")
			s.Use(tie, "linked action")
		} else {
			s.Perform(tie, 0, game.JamAction)
		}
		s.Use(tie, "jam")
		s.Pick(other)
		if !linked {
			s.Use(tie, "linked action")
			s.Use(tie, "calculate")
		}
		s.Done()
	}
}

func TestLinked_NotAfterAFailure(t *testing.T) {
	// 2e.action.linked.not-after-fail
	s := scene.Second(t)
	baron := s.Mine("baronoftheempire", scene.At(60, 400, 0))
	s.Perform(baron, 0, game.BarrelRollAction)
	s.Use(baron, "barrel roll")
	s.Side(geom.Left)
	s.Done()
}

func TestLinked_WaitsInTheQueueWithOtherAbilities(t *testing.T) {
	// 2e.action.linked.queued: the player orders it and what a damage card does after an action.
	s := scene.Second(t)
	baron := s.Mine("baronoftheempire", scene.At(400, 400, 0))
	s.Crit(baron, "woundedpilot")
	s.Perform(baron, 0, game.BarrelRollAction)
	s.Use(baron, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Offered(baron, "linked action")
	s.Use(baron, "wound")
	s.Dice("blank")
	s.Use(baron, "linked action")
	s.Use(baron, "focus")
	s.Dice("blank")
	s.Done()
}

func TestCardAction_ThatMustChooseAShip(t *testing.T) {
	for x, there := range map[float64]bool{440 + 100: true, 440.2 + 100: false} {
		// 2e.action.fail.no-target-action: without a ship to choose it could only fail, so it is not
		// offered, as a jam without a target.
		s := lab(t, card.Def{ID: "wedgeantilles", Actions: []card.Ability{{Name: "push",
			Do: []card.Op{card.Choose(card.At(1, 1)),
				card.Gain(card.Chosen, 1, card.StressToken)}}}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		foe := s.Theirs("academypilot", scene.At(x, 300, 0))
		s.Perform(wedge, 0)
		if !there {
			s.NotOffered(wedge, "push")
			s.Pass()
			s.Done()
			continue
		}
		s.Use(wedge, "push")
		s.Pick(foe)
		s.WantTokens(foe, game.StressToken, 1)
		s.Done()
	}
}
