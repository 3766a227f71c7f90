package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

var yendor = []string{"yendor-battleoverendor", "yendor-battleoverendor-lsl"}

func TestYendor(t *testing.T) {
	each(t, yendor, func(t *testing.T, id string) {
		s := scene.Second(t)
		yendor := s.Mine(id, here)
		tie := s.Theirs("academypilot", ahead(150))
		s.Attack(yendor, tie)
		s.Dice("focus", "blank", "blank")
		s.Use(yendor, "reroll a blank")
		s.Number(1)
		s.Dice("hit")
		s.WantAttackDice("hit", "focus", "blank")
		s.WantTokens(yendor, game.StrainToken, 1)
		s.NotOffered(yendor, "reroll a blank")
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

func TestYendor_NoBlank(t *testing.T) {
	s := scene.Second(t)
	yendor := s.Mine(yendor[0], here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(yendor, "reroll a blank")
	s.Attack(yendor, tie)
	s.Dice("focus", "focus", "hit")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestYendor_OnlyPrimaryAttacks(t *testing.T) {
	s := scene.Second(t)
	yendor := s.Mine(yendor[0], here, scene.With("protontorpedoes"))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(yendor, tie)
	s.Never(yendor, "reroll a blank")
	s.AttackWith(yendor, "protontorpedoes", tie)
	s.Dice("blank", "blank", "blank", "blank")
	s.Pass() // the lock
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestYendor_AFriendAttacks(t *testing.T) {
	s := scene.Second(t)
	yendor := s.Mine(yendor[0], beside(20))
	friend := s.Mine("bluesquadronescort", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(yendor, "reroll a blank")
	s.Attack(friend, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

var garven = []string{"garvendreis-t65xwing", "garvendreis-battleofyavin",
	"garvendreis-battleofyavin-lsl", "garvendreis"}

func TestGarvenDreis(t *testing.T) {
	each(t, garven, func(t *testing.T, id string) {
		s := scene.Second(t)
		garven := s.Mine(id, here, scene.Tokens(game.FocusToken, 1))
		friend := s.Mine("bluesquadronescort", beside(299))
		tie := s.Theirs("academypilot", ahead(150))
		s.Attack(garven, tie)
		s.Dice("focus", "blank", "blank")
		s.Use(garven, "spend focus")
		s.Use(garven, "pass focus")
		s.Pick(friend)
		s.WantTokens(friend, game.FocusToken, 1)
		s.WantTokens(garven, game.FocusToken, 0)
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

func TestGarvenDreis_TooFar(t *testing.T) {
	s := scene.Second(t)
	garven := s.Mine(garven[0], here, scene.Tokens(game.FocusToken, 1))
	s.Mine("bluesquadronescort", beside(301))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(garven, "pass focus")
	s.Attack(garven, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(garven, "spend focus")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestGarvenDreis_SpendsAnotherToken(t *testing.T) {
	s := scene.Second(t)
	garven := s.Mine(garven[0], here, scene.Tokens(game.EvadeToken, 1))
	s.Mine("bluesquadronescort", beside(150))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(garven, "pass focus")
	s.Attack(tie, garven)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.Use(garven, "spend evade")
	s.Face("blank")
	s.Done()
}

func TestGarvenDreis_AFriendSpends(t *testing.T) {
	s := scene.Second(t)
	garven := s.Mine(garven[0], beside(150))
	escort := s.Mine("bluesquadronescort", here, scene.Tokens(game.FocusToken, 1))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(garven, "pass focus")
	s.Attack(escort, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(escort, "spend focus")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

var porkins = []string{"jekporkins", "jekporkins-swz106", "jekporkins-battleofyavin",
	"jekporkins-battleofyavin-lsl"}

func TestJekPorkins(t *testing.T) {
	each(t, porkins, func(t *testing.T, id string) {
		s := scene.Second(t)
		jek := s.Mine(id, here)
		s.Activate(jek, "4 koiogran")
		s.Use(jek, "shake it off")
		s.Dice("hit")
		s.WantTokens(jek, game.StressToken, 0)
		s.WantShields(jek, 1)
		s.Pass() // he may act again
		s.Done()
	})
}

func TestJekPorkins_OnlyAHitHurts(t *testing.T) {
	s := scene.Second(t)
	jek := s.Mine("jekporkins", here)
	s.Activate(jek, "4 koiogran")
	s.Use(jek, "shake it off")
	s.Dice("crit")
	s.WantShields(jek, 2)
	s.Pass()
	s.Done()
}

func TestJekPorkins_Declines(t *testing.T) {
	s := scene.Second(t)
	jek := s.Mine("jekporkins", here)
	s.Activate(jek, "4 koiogran")
	s.Pass()
	s.WantTokens(jek, game.StressToken, 1)
	s.Done()
}

func TestJekPorkins_AFriendIsStressed(t *testing.T) {
	s := scene.Second(t)
	jek := s.Mine("jekporkins", beside(100), scene.Tokens(game.StressToken, 1))
	escort := s.Mine("bluesquadronescort", here)
	s.Never(jek, "shake it off")
	s.Activate(escort, "4 koiogran")
	s.Done()
}

func TestJekPorkins_GainsAnotherToken(t *testing.T) {
	s := scene.Second(t)
	jek := s.Mine("jekporkins", beside(150), scene.Tokens(game.StressToken, 1))
	garven := s.Mine("garvendreis-t65xwing", here, scene.Tokens(game.FocusToken, 1))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(jek, "shake it off")
	s.Attack(garven, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(garven, "spend focus")
	s.Use(garven, "pass focus")
	s.Pick(jek)
	s.Dice("evade", "blank", "blank")
	s.Done()
}

// rolled lets a ship perform a barrel roll action to the left.
func rolled(s *scene.Scene, ship *scene.Ship) {
	s.Perform(ship, 0, game.BarrelRollAction)
	s.Use(ship, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
}

func TestKullbeeSperado_AfterBarrelRoll(t *testing.T) {
	s := scene.Second(t)
	kullbee := s.Mine("kullbeesperado", here, scene.With("servomotorsfoils"))
	rolled(s, kullbee)
	s.Use(kullbee, "flip the configuration")
	s.WantEvent(game.CardFlipped, "")
	s.Never(kullbee, "boost") // only the closed side grants it
	s.Activate(kullbee, "1 straight")
	s.Pass() // flip
	s.Pass()
	s.Done()
}

func TestKullbeeSperado_AfterBoost(t *testing.T) {
	s := scene.Second(t)
	kullbee := s.Mine("kullbeesperado", here, scene.With("servomotorsfoils"))
	s.Perform(kullbee, 0)
	s.Use(kullbee, "boost")
	s.Maneuver("1 straight")
	s.Use(kullbee, "flip the configuration")
	s.WantEvent(game.CardFlipped, "")
	s.Done()
}

func TestKullbeeSperado_AfterFocus(t *testing.T) {
	s := scene.Second(t)
	kullbee := s.Mine("kullbeesperado", here, scene.With("servomotorsfoils"))
	s.Never(kullbee, "flip the configuration")
	s.Perform(kullbee, 0, game.FocusAction)
	s.Use(kullbee, "focus")
	s.Pass() // the boost linked to it
	s.Done()
}

func TestKullbeeSperado_NoConfiguration(t *testing.T) {
	s := scene.Second(t)
	kullbee := s.Mine("kullbeesperado", here)
	s.Never(kullbee, "flip the configuration")
	rolled(s, kullbee)
	s.Done()
}

func TestKullbeeSperado_AFriendRolls(t *testing.T) {
	s := scene.Second(t)
	kullbee := s.Mine("kullbeesperado", beside(100), scene.With("servomotorsfoils"))
	friend := s.Mine("bluesquadronescort", here)
	s.Never(kullbee, "flip the configuration")
	rolled(s, friend)
	s.Done()
}

var kendy = []string{"kendyidele-battleoverendor", "kendyidele-battleoverendor-lsl"}

// 2e.action.colour.default-white, 2e.action.red-gains-stress
func TestKendyIdele(t *testing.T) {
	each(t, kendy, func(t *testing.T, id string) {
		s := scene.Second(t)
		kendy := s.Mine(id, here, scene.Tokens(game.FocusToken, 1))
		friend := s.Mine("bluesquadronescort", beside(299))
		tie := s.Theirs("academypilot", ahead(150))
		s.Attack(kendy, tie)
		s.Dice("focus", "blank", "blank")
		s.Use(kendy, "spend focus")
		s.Use(kendy, "spur on")
		s.Pick(friend)
		s.NotOffered(friend, "barrel roll")
		s.Use(friend, "evade")
		s.WantTokens(kendy, game.StrainToken, 1)
		s.WantTokens(friend, game.EvadeToken, 1)
		s.WantTokens(friend, game.StressToken, 1)
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

func TestKendyIdele_TooFar(t *testing.T) {
	s := scene.Second(t)
	kendy := s.Mine(kendy[0], here, scene.Tokens(game.FocusToken, 1))
	s.Mine("bluesquadronescort", beside(301))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(kendy, "spur on")
	s.Attack(kendy, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(kendy, "spend focus")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestKendyIdele_AFriendSpends(t *testing.T) {
	s := scene.Second(t)
	kendy := s.Mine(kendy[0], beside(150))
	friend := s.Mine("bluesquadronescort", here, scene.Tokens(game.FocusToken, 1))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(kendy, "spur on")
	s.Attack(friend, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(friend, "spend focus")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

// 2e.timing.cost-only-if-effect
func TestKendyIdele_TheFriendIsStressed(t *testing.T) {
	s := scene.Second(t)
	kendy := s.Mine(kendy[0], here, scene.Tokens(game.FocusToken, 1))
	s.Mine("bluesquadronescort", beside(150), scene.Tokens(game.StressToken, 1))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(kendy, "spur on")
	s.Attack(kendy, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(kendy, "spend focus")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestKendyIdele_SpendsALock(t *testing.T) {
	s := scene.Second(t)
	kendy := s.Mine(kendy[0], here)
	s.Mine("bluesquadronescort", beside(150))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(kendy, tie)
	s.Never(kendy, "spur on")
	s.Attack(kendy, tie)
	s.Dice("blank", "blank", "blank")
	s.Use(kendy, "spend lock")
	s.Number(1)
	s.Dice("blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

// 2e.token.colour.blue
func TestKendyIdele_SpendsACloak(t *testing.T) {
	s := scene.Second(t)
	kendy := s.Mine(kendy[0], here, scene.Tokens(game.CloakToken, 1))
	s.Mine("bluesquadronescort", beside(150))
	s.Never(kendy, "spur on")
	s.System(kendy)
	s.Use(kendy, "decloak")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.OptionVerb && c.N == 0 })
	s.Maneuver("2 straight")
	s.WantTokens(kendy, game.CloakToken, 0)
	s.Done()
}

func TestAntocMerrick(t *testing.T) {
	s := scene.Second(t)
	antoc := s.Mine("antocmerrick-wat1", here)
	friend := s.Mine("bluesquadronescort", beside(200))
	enemy := s.Theirs("academypilot", ahead(100))
	rolled(s, antoc)
	s.Use(antoc, "follow me")
	s.Refused(func() { s.Pick(enemy) })
	s.Pick(friend)
	s.NotOffered(friend, "focus")
	s.Use(friend, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Done()
}

func TestAntocMerrick_NotOnTheBar(t *testing.T) {
	s := scene.Second(t)
	antoc := s.Mine("antocmerrick-wat1", here)
	s.Mine("bluesquadronescort", beside(100))
	s.Never(antoc, "follow me")
	s.Perform(antoc, 0, game.BoostAction)
	s.Use(antoc, "boost")
	s.Maneuver("1 straight")
	s.Done()
}

func TestAntocMerrick_TooFar(t *testing.T) {
	s := scene.Second(t)
	antoc := s.Mine("antocmerrick-wat1", here)
	s.Mine("bluesquadronescort", beside(290)) // 350 mm off once he has rolled
	s.Never(antoc, "follow me")
	rolled(s, antoc)
	s.Done()
}

func TestAntocMerrick_AfterFocus(t *testing.T) {
	s := scene.Second(t)
	antoc := s.Mine("antocmerrick-wat1", here)
	s.Mine("bluesquadronescort", beside(100))
	s.Never(antoc, "follow me")
	s.Perform(antoc, 0, game.FocusAction)
	s.Use(antoc, "focus")
	s.Done()
}
