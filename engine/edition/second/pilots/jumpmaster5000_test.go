package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// pointed turns the turret of my ship of a duel to an arc.
func pointed(arc geom.Arc) func(s *scene.Scene, me, enemy *scene.Ship) {
	return func(s *scene.Scene, me, _ *scene.Ship) { s.Turret(me, arc) }
}

// emptied takes all charges from my ship of a duel, which has them on a card.
func emptied(card string) func(s *scene.Scene, me, enemy *scene.Ship) {
	return func(s *scene.Scene, me, _ *scene.Ship) { s.Charges(me, card, 0) }
}

// 2e.attack.bonus.requirement-checked-twice
func TestDengar(t *testing.T) {
	s, dengar, tie := duel{pilot: "dengar", defends: true, also: pointed(geom.FrontArc)}.
		awaits(t, "strike back", "h")
	s.Use(dengar, "strike back")
	s.WantCharges(dengar, "dengar", 0)
	s.Refused(s.Pass)
	s.Declare("primary", tie)
	playOut(s, "h")
	s.WantDamage(tie, 1)
}

func TestDengar_Not(t *testing.T) {
	for name, d := range map[string]duel{
		"he attacks":           {also: pointed(geom.FrontArc)},
		"from behind":          {enemyIs: []scene.Option{behind(150)}, also: pointed(geom.RearArc), defends: true},
		"the turret is turned": {also: pointed(geom.LeftArc), defends: true},
		"no charge": {defends: true, also: func(s *scene.Scene, me, _ *scene.Ship) {
			s.Turret(me, geom.FrontArc)
			s.Charges(me, "dengar", 0)
		}},
		"a friend defends": {pilot: "academypilot", beside: "dengar", defends: true,
			enemyIs: []scene.Option{scene.At(457, 490, 180)}},
	} {
		t.Run(name, func(t *testing.T) {
			if d.pilot == "" {
				d.pilot = "dengar"
			}
			if d.beside != "" {
				d.has = []scene.Option{scene.At(380, 300, 0)}
			}
			d.never(t, "strike back", "h")
		})
	}
}

// 2e.action.rotate.effect-not-action
func TestNomLumbJumpMaster(t *testing.T) {
	d := duel{pilot: "nomlumb", defends: true, also: pointed(geom.RearArc)}
	s, nom, _ := d.begin(t)
	s.Refused(func() { toArc(s, geom.LeftArc) })
	toArc(s, geom.FrontArc)
	s.WantTurret(nom, geom.FrontArc)
	playOut(s)
	for name, d := range map[string]duel{
		"it points there": {pilot: "nomlumb", defends: true, also: pointed(geom.FrontArc)},
		"he attacks":      {pilot: "nomlumb", also: pointed(geom.FrontArc)},
		"a friend defends": {pilot: "academypilot", defends: true, beside: "nomlumb",
			has: []scene.Option{scene.At(380, 300, 0)}, enemyIs: []scene.Option{scene.At(380, 490, 180)}},
	} {
		t.Run(name, func(t *testing.T) {
			if d.beside != "" {
				also := d.beside
				d.beside, d.also = "", func(s *scene.Scene, _, _ *scene.Ship) {
					s.Turret(s.Mine(also, beside(20)), geom.RearArc)
				}
			}
			s, _, _ := d.begin(t)
			playOut(s)
			s.NoEvent(game.TurretTurned)
		})
	}
}

func TestManaroo(t *testing.T) {
	s := unbuilt(t)
	manaroo := s.Mine("manaroo", here, scene.Tokens(game.FocusToken, 2), scene.Tokens(game.EvadeToken, 1),
		scene.Tokens(game.StressToken, 1))
	friend, far := s.Mine("academypilot", beside(119)), s.Mine("academypilot", behind(121))
	s.Theirs("academypilot", ahead(400))
	s.Engagement()
	s.Use(manaroo, "pass on")
	s.Refused(func() { s.Pick(far) })
	s.Pick(friend)
	s.WantTokens(friend, game.FocusToken, 2)
	s.WantTokens(friend, game.EvadeToken, 1)
	s.WantTokens(friend, game.StressToken, 0)
	s.WantTokens(manaroo, game.FocusToken, 0)
	s.Pick(far) // to engage first
	s.Done()
}

// telHit lets an enemy hit Tel Trevura three times, who has this many charges and damage cards.
func telHit(charges, damage int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		tel := s.Mine("teltrevura", here, scene.Shields(0), scene.Damaged(damage), scene.Tokens(game.StressToken, 1))
		s.Charges(tel, "teltrevura", charges)
		enemy := s.Theirs("academypilot", aheadOfLarge(50))
		s.Mine("academypilot", farAway) // a player whose only ship is in reserve has not lost either
		return tel, func() {
			s.Attack(enemy, tel)
			s.Dice("hit", "hit", "hit")
			s.Dice("blank", "blank")
		}
	}
}

func TestTelTrevura(t *testing.T) {
	s := scene.Second(t)
	tel, play := telHit(1, 5)(s)
	play()
	s.Use(tel, "escape")
	s.WantCharges(tel, "teltrevura", 0)
	s.WantDamage(tel, 5) // the first hit was one too many; the others are not suffered
	s.WantTokens(tel, game.StressToken, 1)
	s.Is(s.Of(tel).InReserve() && !s.Of(tel).Destroyed, "it is in reserve")
	s.NoEvent(game.ShipDestroyed)
	playOut(s)
	s.Round()
	s.Asked(game.Seat1)
	s.Refused(func() { s.Place(tel, 457, 61, 0) }) // 1 mm beyond range 1
	s.Refused(func() { s.Place(tel, 457, 874, 180) })
	s.Refused(func() { s.Place(tel, 39, 60, 0) }) // beyond the edge
	s.Place(tel, 457, 60, 90)
	s.WantPose(tel, 457, 60, 90)
	s.WantClause("2e.reserve.must-return-effect")
	s.Is(s.Of(tel).OnTable && !s.Of(tel).InReserve(), "it is back")
	playOut(s)
}

// 2e.reserve.inactive: nothing else may be done with a ship in reserve, which is not a target either.
func TestTelTrevura_InReserve(t *testing.T) {
	s := scene.Second(t)
	tel, play := telHit(1, 5)(s)
	again := s.Theirs("academypilot", beside(50))
	play()
	s.Use(tel, "escape")
	playOut(s)
	s.Engage(again)
	s.Done() // no one to attack
	s.Activation()
	playOut(s)
	s.Engagement()
	playOut(s)
	s.Is(s.Of(tel).InReserve(), "still in reserve")
}

func TestTelTrevura_MayDie(t *testing.T) {
	s := scene.Second(t)
	tel, play := telHit(1, 5)(s)
	play()
	s.Pass()
	s.WantDestroyed(tel)
	playOut(s)
	unoffered(t, "escape", map[string]setting{
		"no charge":   telHit(0, 5),
		"it survives": telHit(1, 2),
	})
}

// He leaves while Thane Kyrell modifies his dice: what is left of the attack meets a ship in reserve.
func TestTelTrevura_InTheMiddleOfAnAttack(t *testing.T) {
	s := scene.Second(t)
	thane := s.Mine("thanekyrell", here)
	tel := s.Theirs("teltrevura", ahead(150), scene.Shields(0), scene.Damaged(5))
	s.Theirs("academypilot", farAway)
	s.Attack(thane, tel)
	s.Dice("hit", "hit", "focus")
	s.Use(thane, "find a weakness")
	s.Face("focus")
	for _, title := range []string{"Blinded Pilot", "Stunned Pilot", "Fuel Leak", "Hull Breach", "Direct Hit!"} {
		s.Draw(title)
	}
	s.ChooseNamed("Direct Hit!")
	s.Use(tel, "escape")
	s.Dice("blank", "blank")
	s.WantDamage(tel, 5) // 2e.reserve.inactive
	s.NoEvent(game.ShipDestroyed)
	s.Is(s.Of(tel).InReserve(), "it is in reserve")
	playOut(s)
}
