package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// shadowed plays the start of the Engagement phase with Captain Kagi, two friends at distances to
// his right and left, and two enemies far away, the first of which has locked the friend to the
// right and the second the one to the left.
func shadowed(t *testing.T, right, left float64) (s *scene.Scene, kagi *scene.Ship,
	friends, enemies [2]*scene.Ship,
) {
	s = scene.Second(t)
	kagi = s.Mine("captainkagi", here)
	friends[0] = s.Mine("academypilot", scene.At(457+60+right, 300, 0))
	friends[1] = s.Mine("obsidiansquadronpilot", scene.At(457-60-left, 300, 0))
	for i, pilot := range [...]string{"bluesquadronescort", "redsquadronveteran"} {
		enemies[i] = s.Theirs(pilot, scene.At(100+200*float64(i), 880, 0))
		s.Lock(enemies[i], friends[i])
	}
	return s, kagi, friends, enemies
}

// 2e.token.transfer
func TestCaptainKagi_TwoShips(t *testing.T) {
	s, kagi, friends, enemies := shadowed(t, 299, 50)
	s.Engagement()
	s.Use(kagi, "draw locks")
	s.Pick(friends[0])
	s.Refused(func() { s.Pick(friends[0]) })
	s.Pick(friends[1])
	for i := range enemies {
		s.WantLock(enemies[i], kagi, true)
		s.WantLock(enemies[i], friends[i], false)
	}
	s.Done()
}

func TestCaptainKagi_OneShip(t *testing.T) {
	s, kagi, friends, enemies := shadowed(t, 100, 50)
	s.Engagement()
	s.Use(kagi, "draw locks")
	s.Pick(friends[1])
	s.Pass()
	s.WantLock(enemies[1], kagi, true)
	s.WantLock(enemies[0], friends[0], true)
	s.Done()
}

func TestCaptainKagi_TooFar(t *testing.T) {
	s, kagi, friends, _ := shadowed(t, 301, 50)
	s.Engagement()
	s.Use(kagi, "draw locks")
	s.Refused(func() { s.Pick(friends[0]) })
	s.Pick(friends[1])
	s.Done() // no one else to choose
}

// 2e.token.transfer.all-or-nothing
func TestCaptainKagi_LockedHimself(t *testing.T) {
	s := scene.Second(t)
	kagi := s.Mine("captainkagi", here)
	friend := s.Mine("academypilot", scene.At(557, 300, 0))
	enemy := s.Theirs("bluesquadronescort", scene.At(100, 880, 0), scene.With("r3astromech"))
	s.Lock(enemy, kagi)
	s.Lock(enemy, friend)
	s.Never(kagi, "draw locks")
	s.Engagement()
	s.WantLocks(enemy, game.ShipAs(kagi.ID()), game.ShipAs(friend.ID()))
	s.Done()
}

func TestCaptainKagi_AFriendlyLock(t *testing.T) {
	s := scene.Second(t)
	kagi := s.Mine("captainkagi", here)
	friend := s.Mine("academypilot", scene.At(557, 300, 0))
	other := s.Mine("soontirfel", scene.At(357, 300, 0))
	s.Theirs("academypilot", scene.At(100, 880, 0))
	s.Lock(other, friend)
	s.Never(kagi, "draw locks")
	s.Engagement()
	s.Done()
}

func TestCaptainKagi_AnEnemyIsLocked(t *testing.T) {
	s := scene.Second(t)
	kagi := s.Mine("captainkagi", here)
	enemy := s.Theirs("academypilot", beside(100))
	s.Lock(kagi, enemy)
	s.Never(kagi, "draw locks")
	s.Engagement()
	s.Done()
}

// afar begins the Activation phase with Colonel Jendon, a friend and an enemy straight ahead of it
// at a distance. No dial is set, so that both fly 2 straight and stay at that distance. Only the
// friend can act.
func afar(t *testing.T, friend string, gap float64,
) (s *scene.Scene, jendon, ship, tie *scene.Ship) {
	s = scene.Second(t)
	jendon = s.Mine("coloneljendon", scene.At(800, 100, 0), scene.Tokens(game.StressToken, 1))
	ship = s.Mine(friend, here)
	tie = s.Theirs("academypilot", fleeing(gap), scene.Tokens(game.StressToken, 1))
	s.Activation()
	return s, jendon, ship, tie
}

// 2e.action.lock.effect-range
func TestColonelJendon(t *testing.T) {
	s, jendon, sigma, tie := afar(t, "sigma7-battleofyavin", 301)
	s.Use(jendon, "lock from afar")
	s.WantCharges(jendon, "coloneljendon", 1)
	s.Use(sigma, "lock")
	s.Target(tie)
	s.WantLock(sigma, tie, true)
	s.Done()
}

func TestColonelJendon_WithinRange3(t *testing.T) {
	s, jendon, sigma, _ := afar(t, "sigma7-battleofyavin", 299)
	s.Use(jendon, "lock from afar")
	s.Use(sigma, "lock")
	s.Target(jendon) // the only ship farther away, and a friend
	s.Done()
}

func TestColonelJendon_Declined(t *testing.T) {
	s, jendon, sigma, tie := afar(t, "sigma7-battleofyavin", 299)
	s.Pass()
	s.Use(sigma, "lock")
	s.Refused(func() { s.Target(jendon) })
	s.Target(tie)
	s.WantCharges(jendon, "coloneljendon", 2)
	s.Done()
}

// 2e.timing.cost-only-if-effect
func TestColonelJendon_LockedByAnEffect(t *testing.T) {
	s, jendon, yrica, _ := afar(t, "yricaquell", 100)
	s.Never(yrica, "lock")
	s.Use(jendon, "lock from afar")
	s.Pick(yrica)
	s.Pass() // her action
	s.Done()
}

func TestColonelJendon_EnemiesLockAsEver(t *testing.T) {
	s := scene.Second(t)
	jendon := s.Mine("coloneljendon", here, scene.Tokens(game.StressToken, 1))
	escort := s.Theirs("bluesquadronescort", scene.At(657, 300, 0))
	s.Activation()
	s.Use(jendon, "lock from afar")
	s.Use(escort, "lock")
	s.Target(jendon)
	s.WantLock(escort, jendon, true)
	s.Done()
}

func TestColonelJendon_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	jendon := s.Mine("coloneljendon", here, scene.Tokens(game.StressToken, 1))
	s.Theirs("academypilot", scene.At(100, 800, 180), scene.Tokens(game.StressToken, 1))
	s.Charges(jendon, "coloneljendon", 0)
	s.Never(jendon, "lock from afar")
	s.Activation()
	s.Done()
}

func TestColonelJendon_OneRound(t *testing.T) {
	s, jendon, sigma, tie := afar(t, "sigma7-battleofyavin", 299)
	s.Use(jendon, "lock from afar")
	s.Pass() // Sigma 7's action
	s.Round()
	s.Dial(jendon, "1 straight")
	s.Dial(sigma, "2 straight")
	s.Dial(tie, "2 straight")
	s.Pass() // Sensitive Controls
	s.Pass() // Colonel Jendon's ability
	s.Pass() // the action of the TIE, whose maneuver was blue
	s.Pass() // and of Colonel Jendon
	s.Use(sigma, "lock")
	s.Target(tie)
	s.Pass() // the attack
	s.Done()
}

// coordinates lets a shuttle coordinate a friend, and the friend perform an action.
func coordinates(t *testing.T, friend, action string) (s *scene.Scene, sai, ship *scene.Ship) {
	s = scene.Second(t)
	sai = s.Mine("lieutenantsai", here)
	ship = s.Mine(friend, scene.At(657, 300, 0))
	s.Perform(sai, 0)
	s.Use(sai, "coordinate")
	s.Pick(ship)
	s.Use(ship, action)
	return s, sai, ship
}

func TestLieutenantSai(t *testing.T) {
	s, sai, tie := coordinates(t, "academypilot", "focus")
	s.WantTokens(tie, game.FocusToken, 1)
	s.Use(sai, "do the same")
	s.NotOffered(sai, "reinforce")
	s.Use(sai, "focus")
	s.WantTokens(sai, game.FocusToken, 1)
	s.Done()
}

func TestLieutenantSai_NotOnHisBar(t *testing.T) {
	s, sai, _ := coordinates(t, "academypilot", "evade")
	s.WantTokens(sai, game.EvadeToken, 0)
	s.Done()
}

func TestLieutenantSai_BesidesWhatElseFollows(t *testing.T) {
	s, sai, alpha := coordinates(t, "alphasquadronpilot", "focus")
	s.Use(alpha, "autothrusters")
	s.Use(alpha, "boost")
	s.Maneuver("1 straight")
	s.Use(sai, "do the same")
	s.Use(sai, "focus")
	s.Done()
}

// 2e.action.colour.most-restrictive
func TestLieutenantSai_ARedAction(t *testing.T) {
	s := scene.Second(t)
	sai := s.Mine("lieutenantsai", here)
	omicron := s.Mine("omicrongrouppilot", scene.At(657, 300, 0))
	tie := s.Theirs("academypilot", scene.At(557, 380, 0), scene.Tokens(game.EvadeToken, 2))
	s.Perform(sai, 0)
	s.Use(sai, "coordinate")
	s.Pick(omicron)
	s.Use(omicron, "jam")
	s.Pick(tie)
	s.Use(sai, "do the same")
	s.Use(sai, "jam")
	s.Pick(tie)
	s.WantTokens(tie, game.EvadeToken, 0)
	s.WantTokens(sai, game.StressToken, 1)
	s.Done()
}

// 2e.timing.cost-only-if-effect
func TestLieutenantSai_NothingToJam(t *testing.T) {
	s := scene.Second(t)
	sai := s.Mine("lieutenantsai", here)
	omicron := s.Mine("omicrongrouppilot", scene.At(657, 300, 0))
	tie := s.Theirs("academypilot", scene.At(657, 380, 0), scene.Tokens(game.EvadeToken, 2))
	s.Never(sai, "do the same")
	s.Perform(sai, 0)
	s.Use(sai, "coordinate")
	s.Pick(omicron)
	s.Use(omicron, "jam")
	s.Pick(tie)
	s.Done()
}

func TestLieutenantSai_HeHasPerformedIt(t *testing.T) {
	s := scene.Second(t)
	sai := s.Mine("lieutenantsai", here)
	tie := s.Mine("academypilot", scene.At(657, 300, 0))
	s.Perform(sai, 0)
	s.Use(sai, "focus")
	s.Never(sai, "do the same")
	s.Perform(sai, 0)
	s.Use(sai, "coordinate")
	s.Pick(tie)
	s.Use(tie, "focus")
	s.Done()
}

func TestLieutenantSai_TheShipDeclines(t *testing.T) {
	s := scene.Second(t)
	sai := s.Mine("lieutenantsai", here)
	tie := s.Mine("academypilot", scene.At(657, 300, 0))
	s.Never(sai, "do the same")
	s.Perform(sai, 0)
	s.Use(sai, "coordinate")
	s.Pick(tie)
	s.Pass()
	s.Done()
}

func TestLieutenantSai_AnotherShuttleCoordinates(t *testing.T) {
	s := scene.Second(t)
	sai := s.Mine("lieutenantsai", here)
	omicron := s.Mine("omicrongrouppilot", scene.At(657, 300, 0))
	tie := s.Mine("academypilot", scene.At(557, 400, 0))
	s.Never(sai, "do the same")
	s.Perform(omicron, 0)
	s.Use(omicron, "coordinate")
	s.Pick(tie)
	s.Use(tie, "focus")
	s.Done()
}
