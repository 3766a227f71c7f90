package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.attack.step3.dice-count
func TestWedgeAntilles(t *testing.T) {
	s := scene.Second(t)
	wedge := s.Mine("wedgeantilles", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(wedge, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank") // 2 of the TIE's 3
	s.WantDamage(tie, 0)
	s.Done()
}

func TestWedgeAntilles_Defending(t *testing.T) {
	s := scene.Second(t)
	wedge := s.Mine("wedgeantilles", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, wedge)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestWedgeAntilles_AnotherShipAttacks(t *testing.T) {
	s := scene.Second(t)
	s.Mine("wedgeantilles", beside(20))
	escort := s.Mine("bluesquadronescort", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

var wedgeEndor = []string{"wedgeantilles-battleoverendor", "wedgeantilles-battleoverendor-lsl"}

func TestWedgeAntillesEndor(t *testing.T) {
	each(t, wedgeEndor, func(t *testing.T, id string) {
		s := scene.Second(t)
		wedge := s.Mine(id, here)
		tie := s.Theirs("academypilot", ahead(150))
		s.Attack(wedge, tie)
		s.Dice("hit", "blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.WantTokens(wedge, game.FocusToken, 1)
		s.Done()
	})
}

func TestWedgeAntillesEndor_Misses(t *testing.T) {
	s := scene.Second(t)
	wedge := s.Mine(wedgeEndor[0], here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(wedge, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.WantTokens(wedge, game.FocusToken, 0)
	s.Done()
}

func TestWedgeAntillesEndor_IsHit(t *testing.T) {
	s := scene.Second(t)
	wedge := s.Mine(wedgeEndor[0], here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, wedge)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.WantTokens(wedge, game.FocusToken, 0)
	s.Done()
}

var wedgeYavin = []string{"wedgeantilles-battleofyavin", "wedgeantilles-battleofyavin-lsl"}

// 2e.arc.firing-arc-range-3
func TestWedgeAntillesYavin(t *testing.T) {
	each(t, wedgeYavin, func(t *testing.T, id string) {
		s := scene.Second(t)
		wedge := s.Mine(id, here)
		s.Mine("bluesquadronescort", beside(20))
		tie := s.Theirs("academypilot", ahead(150))
		s.Attack(wedge, tie)
		s.Dice("blank", "blank", "blank")
		s.Dice("blank", "blank")
		s.Done()
	})
}

func TestWedgeAntillesYavin_Alone(t *testing.T) {
	s := scene.Second(t)
	wedge := s.Mine(wedgeYavin[0], here)
	s.Mine("bluesquadronescort", scene.At(457, 700, 0)) // behind the TIE
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(wedge, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank") // Wedge in its arc is not another ship
	s.Done()
}

func TestWedgeAntillesYavin_AnotherShipAttacks(t *testing.T) {
	s := scene.Second(t)
	s.Mine(wedgeYavin[0], beside(20))
	escort := s.Mine("bluesquadronescort", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestWedgeAntillesYavin_OnlyPrimaryAttacks(t *testing.T) {
	s := scene.Second(t)
	wedge := s.Mine(wedgeYavin[0], here, scene.With("protontorpedoes"))
	s.Mine("bluesquadronescort", beside(20))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(wedge, tie)
	s.AttackWith(wedge, "protontorpedoes", tie)
	s.Dice("blank", "blank", "blank", "blank")
	s.Pass() // the lock
	s.Dice("blank", "blank", "blank")
	s.Done()
}

var luke = []string{"lukeskywalker", "lukeskywalker-swz106", "lukeskywalker-battleofyavin",
	"lukeskywalker-battleofyavin-lsl"}

func TestLukeSkywalker(t *testing.T) {
	each(t, luke, func(t *testing.T, id string) {
		s := scene.Second(t)
		luke := s.Mine(id, here, scene.Force(0))
		tie := s.Theirs("academypilot", ahead(150))
		s.Attack(tie, luke)
		s.Use(luke, "recover Force")
		s.WantForce(luke, 1)
		s.Dice("blank", "blank")
		s.Dice("blank", "blank")
		s.Done()
	})
}

// 2e.timing.cost-only-if-effect
func TestLukeSkywalker_FullForce(t *testing.T) {
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(luke, "recover Force")
	s.Attack(tie, luke)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestLukeSkywalker_Attacking(t *testing.T) {
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", here, scene.Force(0))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(luke, "recover Force")
	s.Attack(luke, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestLukeSkywalker_AFriendDefends(t *testing.T) {
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", beside(20), scene.Force(0))
	escort := s.Mine("bluesquadronescort", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(luke, "recover Force")
	s.Attack(tie, escort)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

// weakness begins Thane Kyrell's attack on a ship with two facedown damage cards, with a focus
// result to spend.
func weakness(t *testing.T) (s *scene.Scene, thane, escort *scene.Ship) {
	s = scene.Second(t)
	thane = s.Mine("thanekyrell", here)
	escort = s.Theirs("bluesquadronescort", ahead(150), scene.Damaged(2))
	s.Attack(thane, escort)
	s.Dice("focus", "hit", "blank")
	return s, thane, escort
}

// 2e.attack.modify.spend-own-result, 2e.damage.expose
func TestThaneKyrell(t *testing.T) {
	s, thane, escort := weakness(t)
	s.Use(thane, "find a weakness")
	s.Face("focus")
	s.Draw("Weapons Failure")
	s.Draw("Structural Damage")
	s.ChooseNamed("Structural Damage")
	s.WantAttackDice("hit", "blank")
	s.WantCrit(escort, "Structural Damage", 1)
	s.WantFacedown(escort, 1)
	s.WantDamage(escort, 2)
	s.Dice("evade") // one die fewer
	s.Done()
}

// 2e.damage.facedown-hidden
func TestThaneKyrell_OnlyHisPlayerSees(t *testing.T) {
	s, thane, _ := weakness(t)
	s.Use(thane, "find a weakness")
	s.Face("hit")
	s.Draw("Weapons Failure")
	s.Draw("Structural Damage")
	s.ChooseNamed("Structural Damage")
	known := 0
	for i, title := range s.State().Secret[game.Seat1].Known {
		if title != 0 {
			known++
			s.Is(s.State().Cards[i].Code == 0, "the card on the table without a title")
		}
	}
	s.Is(known == 1, "Weapons Failure known to player 1, not %d cards", known)
	s.Is(s.State().Secret[game.Seat2].Known == [game.MaxDealt]uint8{}, "player 2 knows nothing")
	for _, e := range s.Events() {
		if e.Kind == game.DamageSeen {
			s.Is(e.For == game.Only(game.Seat1), "the look told to player 1 alone")
		}
	}
	s.Dice("blank")
	s.Done()
}

func TestThaneKyrell_LooksAgain(t *testing.T) {
	s, thane, escort := weakness(t)
	s.Use(thane, "find a weakness")
	s.Face("focus")
	s.Draw("Weapons Failure")
	s.Draw("Structural Damage")
	s.ChooseNamed("Structural Damage")
	s.Dice("evade")
	s.Attack(thane, escort)
	s.Dice("focus", "blank", "blank")
	s.Use(thane, "find a weakness")
	s.Face("focus")
	s.ChooseNamed("Weapons Failure") // nothing is drawn: he has seen it
	s.WantCrit(escort, "Weapons Failure", 1)
	s.WantFacedown(escort, 0)
	s.Dice("blank")
	s.Done()
}

func TestThaneKyrell_NoFacedownCard(t *testing.T) {
	s := scene.Second(t)
	thane := s.Mine("thanekyrell", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Crit(escort, "Weapons Failure")
	s.Never(thane, "find a weakness")
	s.Attack(thane, escort)
	s.Dice("focus", "hit", "blank")
	s.Dice("evade", "blank")
	s.Done()
}

func TestThaneKyrell_NoResultToSpend(t *testing.T) {
	s := scene.Second(t)
	thane := s.Mine("thanekyrell", here)
	escort := s.Theirs("bluesquadronescort", ahead(150), scene.Damaged(1))
	s.Never(thane, "find a weakness")
	s.Attack(thane, escort)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestThaneKyrell_AFriendAttacks(t *testing.T) {
	s := scene.Second(t)
	thane := s.Mine("thanekyrell", beside(20))
	friend := s.Mine("bluesquadronescort", here)
	escort := s.Theirs("bluesquadronescort", ahead(150), scene.Damaged(1))
	s.Never(thane, "find a weakness")
	s.Attack(friend, escort)
	s.Dice("focus", "hit", "blank")
	s.Dice("evade", "blank")
	s.Done()
}

// 2e.token.transfer
func TestCorranHorn(t *testing.T) {
	s := scene.Second(t)
	corran := s.Mine("corranhorn-t65xwing", here)
	friend := s.Mine("bluesquadronescort", beside(20))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(corran, tie)
	s.Lock(friend, corran)
	s.Attack(corran, tie)
	s.Use(corran, "pass a lock")
	s.Pick(friend)
	s.WantLock(friend, tie, true)
	s.WantLock(friend, corran, false)
	s.WantLock(corran, tie, true)
	s.Dice("hit", "hit", "hit")
	s.Pass() // his own lock
	s.Dice("evade", "evade", "evade")
	s.Done()
}

func TestCorranHorn_WithoutHisLock(t *testing.T) {
	s := scene.Second(t)
	corran := s.Mine("corranhorn-t65xwing", here)
	friend := s.Mine("bluesquadronescort", beside(20))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(friend, corran)
	s.Never(corran, "pass a lock")
	s.Attack(corran, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestCorranHorn_LockedByNobodyFriendly(t *testing.T) {
	s := scene.Second(t)
	corran := s.Mine("corranhorn-t65xwing", here)
	s.Mine("bluesquadronescort", beside(20))
	tie := s.Theirs("academypilot", ahead(150))
	other := s.Theirs("academypilot", scene.At(200, 600, 180))
	s.Lock(corran, tie)
	s.Lock(other, corran)
	s.Never(corran, "pass a lock")
	s.Attack(corran, tie)
	s.Dice("hit", "hit", "hit")
	s.Pass() // his own lock
	s.Dice("evade", "evade", "evade")
	s.Done()
}

func TestCorranHorn_AFriendAttacks(t *testing.T) {
	s := scene.Second(t)
	corran := s.Mine("corranhorn-t65xwing", beside(20))
	friend := s.Mine("bluesquadronescort", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(corran, tie)
	s.Lock(friend, corran)
	s.Never(corran, "pass a lock")
	s.Attack(friend, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestWesJanson_AfterHeAttacks(t *testing.T) {
	s := scene.Second(t)
	wes := s.Mine("wesjanson", here)
	tie := s.Theirs("academypilot", ahead(150), scene.Tokens(game.EvadeToken, 1))
	s.Attack(wes, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("evade", "evade", "evade")
	s.Use(wes, "jam the defender")
	s.WantCharges(wes, "wesjanson", 0)
	s.WantTokens(tie, game.EvadeToken, 0)
	s.WantTokens(tie, game.JamToken, 0)
	s.Done()
}

func TestWesJanson_AfterHeDefends(t *testing.T) {
	s := scene.Second(t)
	wes := s.Mine("wesjanson", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, wes)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Use(wes, "jam the attacker")
	s.WantTokens(tie, game.JamToken, 1)
	s.Done()
}

// 2e.charge.none-left
func TestWesJanson_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	wes := s.Mine("wesjanson", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Charges(wes, "wesjanson", 0)
	s.Never(wes, "jam the defender")
	s.Attack(wes, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestWesJanson_OthersFight(t *testing.T) {
	s := scene.Second(t)
	wes := s.Mine("wesjanson", beside(20))
	escort := s.Mine("bluesquadronescort", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(wes, "jam the defender")
	s.Never(wes, "jam the attacker")
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Attack(tie, escort)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}
