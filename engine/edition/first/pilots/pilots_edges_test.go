package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Just outside of what a card says, it offers nothing.
func TestRefusals(t *testing.T) {
	for name, play := range map[string]func(s *scene.Scene){
		"sunnybounder: after a roll outside of attacks": func(s *scene.Scene) {
			sunny, foe := s.Mine("sunnybounder", here), s.Theirs(rookie, scene.At(457, 800, 180))
			s.Obstacle("coreasteroid0", scene.At(457, 420, 0))
			s.Activate(sunny, "3 straight")
			s.Dice("hit")
			s.Use(sunny, "add a matching result")
			rest(s)
			s.Never(sunny, "add a matching result")
			s.Attack(foe, sunny)
			s.Dice("hit", "hit", "hit")
			s.Dice("focus", "focus", "focus", "focus")
		},
		"ahsokatano: not when combat is over": func(s *scene.Scene) {
			ahsoka := s.Mine("ahsokatano", here, scene.Tokens(focus, 1))
			s.Theirs(rookie, ahead(150))
			s.Engagement()
			s.Offered(ahsoka, "ahsokatano: guide")
			s.NoEvent(game.AttackDeclared)
		},
		"niennunb: another token": func(s *scene.Scene) {
			nien := s.Mine("niennunb", here, scene.Tokens(stress, 1))
			foe := s.Theirs("goldsquadronpilot", ahead(50), scene.With("ioncannonturret"))
			s.Never(nien, "keep calm")
			s.AttackWith(foe, "ioncannonturret", nien)
			s.Dice("hit", "hit", "hit")
			rest(s)
			s.WantTokens(nien, game.IonToken, 1)
		},
		"bobafett: he keeps his banks": func(s *scene.Scene) {
			boba := s.Mine("bobafett", scene.At(457, 300, 0))
			s.Activate(boba, "1 bank right")
			s.Offered(boba, "bobafett: bank left instead")
			rest(s)
			s.Is(s.Of(boba).Pose.Heading == 45_000_000, "heading %d", s.Of(boba).Pose.Heading)
		},
		"poedameron: he keeps his results": func(s *scene.Scene) {
			poe, tie := s.Mine("poedameron", here, scene.Tokens(focus, 1)), s.Theirs(academy, ahead(150))
			s.Attack(poe, tie)
			s.Dice("focus", "focus", "blank")
			s.Offered(poe, "poedameron: aim")
			rest(s)
			s.WantDamage(tie, 0)
			s.Attack(tie, poe)
			s.Dice("hit", "hit")
			s.Dice("focus", "focus")
			s.Offered(poe, "poedameron: evade")
			s.Use(poe, "poedameron: evade") // one of them
			rest(s)
			s.WantShields(poe, 2)
			s.WantTokens(poe, focus, 1)
		},
		"jekporkins: another token": func(s *scene.Scene) {
			jek := s.Mine("jekporkins", here, scene.Tokens(stress, 1))
			foe := s.Theirs("goldsquadronpilot", ahead(50), scene.With("ioncannonturret"))
			s.Never(jek, "shake it off")
			s.AttackWith(foe, "ioncannonturret", jek)
			s.Dice("hit", "hit", "hit")
			rest(s)
			s.WantTokens(jek, game.IonToken, 1)
		},
		"majorrhymer: a missile farther, his guns no farther": func(s *scene.Scene) {
			rhymer, foe := s.Mine("majorrhymer", here, scene.With("clustermissiles")), s.Theirs(rookie, ahead(250))
			s.Lock(rhymer, foe)
			s.AttackWith(rhymer, "clustermissiles", foe) // range 1-2
			rest(s)
		},
		"majorrhymer: one range farther, and no more": func(s *scene.Scene) {
			rhymer, foe := s.Mine("majorrhymer", here, scene.With("protonrockets")), s.Theirs(rookie, ahead(250))
			s.Tokens(rhymer, focus, 1)
			s.Lock(rhymer, foe)
			s.Never(rhymer, "protonrockets")
			s.Attack(rhymer, foe)
			rest(s)
		},
		"majorrhymer: not to range 4": func(s *scene.Scene) {
			rhymer, foe := s.Mine("majorrhymer", here, scene.With("concussionmissiles")), s.Theirs(rookie, ahead(301))
			s.Lock(rhymer, foe)
			s.Engage(rhymer)
			s.NoEvent(game.AttackDeclared)
		},
		"sunnybounder: blanks and critical hits": func(s *scene.Scene) {
			sunny, foe := s.Mine("sunnybounder", here, scene.Tokens(evade, 1)), s.Theirs(rookie, ahead(150))
			s.Attack(sunny, foe)
			s.Dice("crit", "crit")
			s.Offered(sunny, "add a matching result")
			s.Pass()
			rest(s)
			s.Attack(foe, sunny)
			s.Dice("hit", "hit", "blank")
			s.Dice(blanks(3)...)
			s.Use(sunny, "add a matching result")
			s.WantDefenseDice(blanks(4)...)
		},
		"coloneljendon: one of two locks": func(s *scene.Scene) {
			jendon, wing := s.Mine("coloneljendon", scene.At(457, 300, 0), scene.With("weaponsengineer")), s.Mine(rookie, scene.At(540, 300, 0))
			a, b := s.Theirs(academy, scene.At(457, 700, 180)), s.Theirs(academy, scene.At(600, 700, 180))
			s.Lock(jendon, a)
			s.Lock(jendon, b)
			s.Engagement()
			s.Use(jendon, "hand over a lock")
			s.Pick(wing)
			step(s)
			s.Is(s.Of(jendon).Locks[0] != game.Object{} && s.Of(jendon).Locks[1] == game.Object{}, "it keeps one")
		},
		"captainjonus: two dice of others near": func(s *scene.Scene) {
			jonus, bomber := s.Mine("captainjonus", beside(100)), s.Mine("scimitarsquadronpilot", here, scene.With("protontorpedoes"))
			foe := s.Theirs(rookie, ahead(150))
			s.Lock(bomber, foe)
			s.AttackWith(bomber, "protontorpedoes", foe)
			s.Dice(blanks(4)...)
			s.Offered(jonus, "captainjonus: direct the fire")
			s.Use(jonus, "captainjonus: direct the fire")
			s.Refused(func() { s.Number(3) })
			s.Number(2)
			s.Dice("hit", "hit")
			rest(s)
			s.Never(jonus, "captainjonus: direct the fire")
			s.AttackWith(bomber, "primary", foe)
			s.Dice(blanks(2)...)
		},
		"captainjonus: a bomber at range 2": func(s *scene.Scene) {
			jonus, bomber := s.Mine("captainjonus", beside(100.5)), s.Mine("scimitarsquadronpilot", here, scene.With("protontorpedoes"))
			foe := s.Theirs(rookie, ahead(150))
			s.Lock(bomber, foe)
			s.Never(jonus, "captainjonus: direct the fire")
			s.AttackWith(bomber, "protontorpedoes", foe)
			s.Dice(blanks(4)...)
		},
		"captainjonus: his own torpedoes": func(s *scene.Scene) {
			jonus, foe := s.Mine("captainjonus", here, scene.With("protontorpedoes")), s.Theirs(rookie, ahead(150))
			s.Lock(jonus, foe)
			s.Never(jonus, "captainjonus: direct the fire")
			s.AttackWith(jonus, "protontorpedoes", foe)
			s.Dice(blanks(4)...)
		},
		"captainjonus: an enemy's": func(s *scene.Scene) {
			jonus, foe := s.Mine("captainjonus", beside(100)), s.Theirs("scimitarsquadronpilot", ahead(150), scene.With("protontorpedoes"))
			s.Lock(foe, jonus)
			s.Never(jonus, "captainjonus: direct the fire")
			s.AttackWith(foe, "protontorpedoes", jonus)
			s.Dice(blanks(4)...)
		},
		"jesspava: a die for each friend at range 1": func(s *scene.Scene) {
			jess, foe := s.Mine("jesspava", here), s.Theirs(rookie, ahead(60))
			s.Mine(rookie, beside(100))
			s.Mine(rookie, scene.At(417-100.5, 300, 0))
			s.Attack(foe, jess)
			s.Dice("hit", "hit", "blank", "blank")
			s.Dice("blank", "blank")
			s.Use(jess, "reroll defense dice")
			s.Refused(func() { s.Number(2) })
			s.Number(1)
			s.Dice("evade")
			rest(s)
			s.WantShields(jess, 2)
		},
		"rey: two blanks in her arc": func(s *scene.Scene) {
			rey, tie := s.Mine("rey", scene.At(457, 300, 0)), s.Theirs(academy, scene.At(457, 510, 180))
			s.Attack(rey, tie)
			s.Dice(blanks(3)...)
			s.Use(rey, "reroll attack blanks")
			s.Refused(func() { s.Number(3) })
			s.Number(2)
			s.Dice("hit", "hit")
		},
		"rey: behind her": func(s *scene.Scene) {
			rey, tie := s.Mine("rey", scene.At(457, 500, 0)), s.Theirs(academy, scene.At(457, 310, 0))
			s.Never(rey, "reroll attack blanks")
			s.Never(rey, "reroll defense blanks")
			s.Attack(rey, tie)
			s.Dice(blanks(3)...)
			rest(s)
			s.Attack(tie, rey)
			s.Dice("hit", "hit")
			s.Dice("blank")
		},
		"nightbeast: no other action": func(s *scene.Scene) {
			beast := s.Mine("nightbeast", here)
			s.Theirs(rookie, scene.At(800, 800, 180))
			s.Activate(beast, "2 straight")
			s.Use(beast, "keep calm")
			s.Refused(func() { s.Use(beast, "evade") })
			s.Use(beast, "focus")
		},
		"whisper: a focus token of her own": func(s *scene.Scene) {
			whisper, foe := s.Mine("whisper", here), s.Theirs(rookie, ahead(150))
			s.Attack(whisper, foe)
			s.Dice("hit", "blank", "blank", "blank")
			s.Dice(blanks(2)...)
			s.Offered(whisper, "whisper: focus")
			s.Pass()
			s.WantTokens(whisper, focus, 0)
		},
		"serissu: one die": func(s *scene.Scene) {
			serissu, wing := s.Mine("serissu", beside(20)), s.Mine(rookie, here)
			s.Attack(s.Theirs(rookie, ahead(150)), wing)
			s.Dice("hit", "hit", "blank")
			s.Dice("blank", "blank")
			s.Use(serissu, "reroll")
			s.Refused(func() { s.Number(2) })
			s.Number(1)
			s.Dice("evade")
		},
		"vizier: its own maneuver": func(s *scene.Scene) { // 1e.range.self
			vizier := s.Mine("vizier", here, scene.Tokens(focus, 1))
			s.Theirs(rookie, scene.At(800, 800, 180))
			s.Never(vizier, "pass a token")
			s.Activate(vizier, "1 straight")
		},
		"fennrau-sheathipedeclassshuttle: its victim defends": func(s *scene.Scene) {
			fenn, wing := s.Mine("fennrau-sheathipedeclassshuttle", here), s.Mine(rookie, beside(20))
			foe := s.Theirs("redsquadronpilot", ahead(150), scene.With("r7astromech"))
			s.Lock(foe, wing)
			s.Engage(foe)
			s.Use(fenn, "unnerve")
			rest(s)
			s.Attack(wing, foe)
			s.Dice("hit", "blank", "blank")
			s.Offered(foe, "r7astromech: have hits rerolled")
		},
		"krassistrelix: one die": func(s *scene.Scene) {
			krassis := s.Mine("krassistrelix", scene.At(457, 300, 0), scene.With("heavylasercannon"))
			target := s.Theirs(rookie, scene.At(457, 510, 180))
			s.AttackWith(krassis, "heavylasercannon", target)
			s.Dice("blank", "blank", "hit", "hit")
			s.Use(krassis, "reroll")
			s.Refused(func() { s.Number(2) })
			s.Number(1)
			s.Dice("hit")
		},
		"torkilmux: an enemy that comes near": func(s *scene.Scene) {
			torkil := s.Mine("torkilmux", scene.At(457, 220, 0))
			foe := s.Theirs(rookie, scene.At(457, 560, 180))
			s.SetDial(torkil, "2 straight")
			s.SetDial(foe, "2 straight")
			s.Activation()
			for !asksShip(s, foe) || s.State().Phase == game.ActivationPhase && s.Of(foe).Pose.Y > 500_000_000 {
				step(s)
			}
			s.Pick(foe)
			s.WantInitiative(foe, 0)
		},
		"theinquisitor: a missile at range 2": func(s *scene.Scene) {
			ship := s.Mine("theinquisitor", here, scene.With("concussionmissiles", "tactician"))
			foe := s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.AttackWith(ship, "concussionmissiles", foe)
			rest(s)
			s.WantTokens(foe, stress, 1)
		},
		"epsilonleader: no one to calm": func(s *scene.Scene) {
			leader := s.Mine("epsilonleader", here)
			s.Mine(academy, beside(101), scene.Tokens(stress, 1))
			s.Theirs(rookie, scene.At(457, 800, 0), scene.Tokens(stress, 1))
			s.Never(leader, "calm them")
			s.Engagement()
			s.NoEvent(game.Used)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
			rest(s)
		})
	}
}
