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
