package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// cover begins an attack on a TIE with Del Meeko at a distance beside it.
func cover(t *testing.T, gap float64, attacker ...scene.Option) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	del := s.Mine("delmeeko", beside(gap))
	tie := s.Mine("academypilot", here)
	escort := s.Theirs("bluesquadronescort", append(attacker, ahead(150))...)
	s.Attack(escort, tie)
	return s, del
}

// 2e.damage.damaged-status
func TestDelMeeko(t *testing.T) {
	s, del := cover(t, 199, scene.Damaged(1))
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "evade")
	s.Use(del, "cover")
	s.Number(1)
	s.Dice("evade")
	s.Done()
}

func TestDelMeeko_TheAttackerIsWhole(t *testing.T) {
	s, del := cover(t, 50)
	s.Never(del, "cover")
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "evade")
	s.Done()
}

func TestDelMeeko_TooFar(t *testing.T) {
	s, del := cover(t, 201, scene.Damaged(1))
	s.Never(del, "cover")
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "evade")
	s.Done()
}

func TestDelMeeko_AnEnemyDefends(t *testing.T) {
	s := scene.Second(t)
	del := s.Mine("delmeeko", here, scene.Damaged(1))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(del, "cover")
	s.Attack(del, escort)
	s.Dice("hit", "blank")
	s.Dice("blank", "evade")
	s.Done()
}

func TestGideonHask(t *testing.T) {
	s := scene.Second(t)
	gideon := s.Mine("gideonhask", here)
	escort := s.Theirs("bluesquadronescort", ahead(150), scene.Damaged(1))
	wantDice(s, gideon, escort, 3)
}

func TestGideonHask_TheDefenderIsWhole(t *testing.T) {
	s := scene.Second(t)
	gideon := s.Mine("gideonhask", here, scene.Damaged(1))
	escort := s.Theirs("bluesquadronescort", ahead(150), scene.Shields(0))
	wantDice(s, gideon, escort, 2)
}

// guarded begins an attack of an X-wing that hits a ship twice, with Iden Versio at a distance
// beside it.
func guarded(t *testing.T, id string, gap float64) (s *scene.Scene, iden, victim *scene.Ship) {
	s = scene.Second(t)
	iden = s.Mine(id, beside(gap))
	victim = s.Mine("academypilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(escort, victim)
	s.Dice("hit", "crit", "blank")
	return s, iden, victim
}

// 2e.timing.replacement
func TestIdenVersio(t *testing.T) {
	each(t, []string{"idenversio", "idenversio-swz105"}, func(t *testing.T, id string) {
		s, iden, victim := guarded(t, id, 99)
		s.Dice("blank", "blank", "blank")
		s.Use(iden, "prevent damage")
		s.WantDamage(victim, 0)
		s.WantCharges(iden, id, 0)
		s.Done()
	})
}

func TestIdenVersio_Herself(t *testing.T) {
	s := scene.Second(t)
	iden := s.Mine("idenversio", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(escort, iden)
	s.Dice("hit", "hit", "hit")
	s.Dice("blank", "blank", "blank")
	s.Use(iden, "prevent damage")
	s.WantDamage(iden, 0)
	s.Done()
}

func TestIdenVersio_TooFar(t *testing.T) {
	s, iden, victim := guarded(t, "idenversio", 101)
	s.Never(iden, "prevent damage")
	s.Dice("evade", "blank", "blank")
	s.Draw("Weapons Failure")
	s.WantDamage(victim, 1)
	s.Done()
}

func TestIdenVersio_WithoutCharge(t *testing.T) {
	s, iden, _ := guarded(t, "idenversio", 50)
	s.Charges(iden, "idenversio", 0)
	s.Never(iden, "prevent damage")
	s.Dice("evade", "blank", "blank")
	s.Draw("Weapons Failure")
	s.Done()
}

func TestIdenVersio_AnotherShipType(t *testing.T) {
	s := scene.Second(t)
	iden := s.Mine("idenversio", beside(50))
	victim := s.Mine("bluesquadronescort", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(iden, "prevent damage")
	s.Attack(escort, victim)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantShields(victim, 1)
	s.Done()
}

func TestIdenVersio_AnEnemySuffers(t *testing.T) {
	s := scene.Second(t)
	iden := s.Mine("idenversio", here)
	tie := s.Theirs("academypilot", ahead(50))
	s.Never(iden, "prevent damage")
	s.Attack(iden, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(tie, 1)
	s.Done()
}

// 2e.timing.replacement.one-only, 2e.damage.card.hull-breach
func TestIdenVersio_AfterAnotherReplacement(t *testing.T) {
	s, iden, victim := guarded(t, "idenversio", 50)
	s.Crit(victim, "Hull Breach")
	s.Dice("blank", "blank", "blank")
	s.Offered(iden, "prevent damage")
	s.Use(victim, "breach")
	s.Draw("Weapons Failure") // and no one can prevent it any more
	s.Draw("Structural Damage")
	s.WantCharges(iden, "idenversio", 1)
	s.WantDestroyed(victim)
	s.Done()
}

// 2e.damage.dealt-not-suffered, 2e.attack.cancel
func TestSeynMarana(t *testing.T) {
	s := scene.Second(t)
	seyn := s.Mine("seynmarana", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(seyn, escort)
	s.Dice("crit", "hit")
	s.Use(seyn, "deal damage")
	s.Face("crit")
	s.WantAttackDice()
	s.Dice("blank", "blank")
	s.WantFacedown(escort, 1)
	s.WantShields(escort, 2)
	s.Done()
}

func TestSeynMarana_WithoutCrit(t *testing.T) {
	s := scene.Second(t)
	seyn := s.Mine("seynmarana", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(seyn, "deal damage")
	s.Attack(seyn, escort)
	s.Dice("hit", "hit")
	s.Dice("evade", "evade")
	s.Done()
}

func TestSeynMarana_Defending(t *testing.T) {
	s := scene.Second(t)
	seyn := s.Mine("seynmarana", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(seyn, "deal damage")
	s.Attack(escort, seyn)
	s.Dice("crit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

// token fits the choice of a kind of token.
func token(kind game.Token) func(c game.Choice) bool {
	return func(c game.Choice) bool {
		return c.Verb == game.TokenVerb && game.Token(c.Item) == kind
	}
}

func TestISBJingoist_TheEnemyRemovesAToken(t *testing.T) {
	s := scene.Second(t)
	isb := s.Mine("isbjingoist", here)
	enemy := s.Theirs("bluesquadronescort", ahead(99), scene.Tokens(game.EvadeToken, 1),
		scene.Tokens(game.FocusToken, 1))
	s.Engage(isb)
	s.Use(isb, "threaten")
	s.Pick(enemy)
	s.Asked(game.Seat2)
	s.Choose(token(game.FocusToken))
	s.WantTokens(enemy, game.FocusToken, 0)
	s.WantTokens(enemy, game.EvadeToken, 1)
	s.WantTokens(enemy, game.StrainToken, 0)
	s.WantTokens(enemy, game.DepleteToken, 0)
	s.Pass() // no attack
	s.Done()
}

func TestISBJingoist_TheEnemyRefuses(t *testing.T) {
	s := scene.Second(t)
	isb := s.Mine("isbjingoist", here)
	enemy := s.Theirs("bluesquadronescort", ahead(99), scene.Tokens(game.EvadeToken, 1))
	s.Engage(isb)
	s.Use(isb, "threaten")
	s.Pick(enemy)
	s.Pass()
	s.Asked(game.Seat1)
	s.Choose(token(game.StrainToken))
	s.WantTokens(enemy, game.EvadeToken, 1)
	s.WantTokens(enemy, game.StrainToken, 1)
	s.Pass() // no attack
	s.Done()
}

func TestISBJingoist_TheEnemyHasNoToken(t *testing.T) {
	s := scene.Second(t)
	isb := s.Mine("isbjingoist", here)
	enemy := s.Theirs("bluesquadronescort", ahead(99))
	s.Engage(isb)
	s.Use(isb, "threaten")
	s.Pick(enemy)
	s.Choose(token(game.DepleteToken))
	s.WantTokens(enemy, game.DepleteToken, 1)
	s.Pass() // no attack
	s.Done()
}

func TestISBJingoist_NobodyInReach(t *testing.T) {
	s := scene.Second(t)
	isb := s.Mine("isbjingoist", here)
	s.Mine("academypilot", scene.At(457, 350, 0))
	s.Theirs("bluesquadronescort", ahead(101))
	s.Theirs("bluesquadronescort", beside(20))
	s.Never(isb, "threaten")
	s.Engage(isb)
	s.Pass() // no attack
	s.Done()
}

func TestISBJingoist_AFriendEngages(t *testing.T) {
	s := scene.Second(t)
	isb := s.Mine("isbjingoist", here)
	tie := s.Mine("academypilot", beside(50))
	s.Theirs("bluesquadronescort", ahead(50))
	s.Never(isb, "threaten")
	s.Engage(tie)
	s.Pass() // no attack
	s.Done()
}

// 2e.arc.bullseye-range-example: range is measured to the part inside the arc.
func TestISBJingoist_NearOutsideTheArc(t *testing.T) {
	s := scene.Second(t)
	isb := s.Mine("isbjingoist", here)
	enemy := s.Theirs("bluesquadronescort", scene.At(570, 400, 0))
	s.WantRange(isb, enemy, 1)
	s.Never(isb, "threaten")
	s.Engage(isb)
	s.Pass() // no attack
	s.Done()
}

// merciless begins an attack of a TIE on an X-wing with a focus token; Moff Gideon stands off.
func merciless(t *testing.T, moff scene.Option, gap float64) (s *scene.Scene, gideon, tie,
	escort *scene.Ship,
) {
	s = scene.Second(t)
	gideon = s.Mine("moffgideon", moff)
	tie = s.Mine("academypilot", here)
	escort = s.Theirs("bluesquadronescort", ahead(gap), scene.Tokens(game.FocusToken, 1))
	s.Attack(tie, escort)
	return s, gideon, tie, escort
}

// 2e.component.golden-rule.cannot-is-absolute
func TestMoffGideon(t *testing.T) {
	s, gideon, tie, escort := merciless(t, beside(100), 99)
	s.Use(gideon, "no mercy")
	s.Pick(tie)
	s.WantTokens(tie, game.StrainToken, 1)
	s.WantCharges(gideon, "moffgideon", 1)
	s.Never(escort, "spend focus")
	s.Dice("hit", "blank", "blank")
	s.Dice("focus", "focus")
	s.WantShields(escort, 1)
	s.Done()
}

func TestMoffGideon_NobodyNearTheDefender(t *testing.T) {
	s, gideon, _, _ := merciless(t, beside(100), 101)
	s.Never(gideon, "no mercy")
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestMoffGideon_TooFarFromTheDefender(t *testing.T) {
	s, gideon, _, _ := merciless(t, behind(300), 50)
	s.Never(gideon, "no mercy")
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestMoffGideon_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	gideon := s.Mine("moffgideon", here)
	s.Charges(gideon, "moffgideon", 0)
	escort := s.Theirs("bluesquadronescort", ahead(50))
	s.Never(gideon, "no mercy")
	s.Attack(gideon, escort)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestMoffGideon_AFriendDefends(t *testing.T) {
	s := scene.Second(t)
	gideon := s.Mine("moffgideon", beside(150))
	tie := s.Mine("academypilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(50))
	s.Never(gideon, "no mercy")
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}
