package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// ginaBegins begins an Engagement phase with Gina Moonsong and a ship beside her.
func ginaBegins(t *testing.T, tokens int, gap float64) (s *scene.Scene, gina, friend *scene.Ship) {
	s = scene.Second(t)
	gina = s.Mine("ginamoonsong", here, stress(tokens))
	friend = s.Mine("bluesquadronescort", beside(gap))
	s.Theirs("academypilot", scene.At(100, 800, 0))
	s.Engagement()
	return s, gina, friend
}

// 2e.token.transfer
func TestGinaMoonsong(t *testing.T) {
	s, gina, friend := ginaBegins(t, 2, 199)
	s.Refused(func() { s.Pass() })
	s.Refused(func() { s.Pick(gina) })
	s.Pick(friend)
	s.WantTokens(gina, game.StressToken, 1)
	s.WantTokens(friend, game.StressToken, 1)
	s.Done()
}

func TestGinaMoonsong_NobodyToPassItTo(t *testing.T) {
	for _, c := range []struct {
		in     string
		tokens int
		gap    float64
	}{{"too far", 2, 201}, {"no stress", 0, 50}} {
		t.Run(c.in, func(t *testing.T) {
			s, gina, friend := ginaBegins(t, c.tokens, c.gap)
			s.WantTokens(gina, game.StressToken, c.tokens)
			s.WantTokens(friend, game.StressToken, 0)
			s.Done()
		})
	}
}

func TestGinaMoonsong_NotToEnemies(t *testing.T) {
	s := scene.Second(t)
	gina := s.Mine("ginamoonsong", here, stress(1))
	s.Theirs("academypilot", behind(50), scene.Tokens(game.DisarmToken, 1))
	s.Engagement()
	s.WantTokens(gina, game.StressToken, 1)
	s.Done()
}

// stressedWingmate lists where a pilot is offered an ability at the start of the Engagement phase
// because of a stressed wingmate at range 0-2.
func stressedWingmate(pilot, wingmate, other string) []situation {
	begin := func(friend string, gap float64, tokens int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine(pilot, here, stress(1))
			s.Mine(friend, beside(gap), stress(tokens))
			s.Theirs("academypilot", scene.At(457, 500, 0))
			s.Engagement()
			return me
		}
	}
	return []situation{
		{"at range 2", true, begin(wingmate, 199, 1)},
		{"at range 3", false, begin(wingmate, 201, 1)},
		{"not stressed", false, begin(wingmate, 20, 0)},
		{"another pilot", false, begin(other, 20, 1)},
		{"an enemy", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(pilot, here)
			s.Theirs(wingmate, beside(20), stress(1))
			s.Engagement()
			return me
		}},
	}
}

func TestGinaMoonsongEndor(t *testing.T) {
	ids := []string{"ginamoonsong-battleoverendor", "ginamoonsong-battleoverendor-lsl"}
	each(t, ids, func(t *testing.T, id string) {
		offered(t, "acquire a lock", "blank", stressedWingmate(id, "braylenstramm", "tennumb")...)
		s := scene.Second(t)
		s.Unbuilt()
		gina := s.Mine(id, here)
		s.Mine("braylenstramm", beside(20), stress(1))
		tie := s.Theirs("academypilot", scene.At(457, 600, 0))
		s.Engagement()
		s.Use(gina, "acquire a lock")
		s.Target(tie)
		s.WantLock(gina, tie, true)
		playOut(s)
	})
}

func TestBraylenStrammEndor(t *testing.T) {
	ids := []string{"braylenstramm-battleoverendor", "braylenstramm-battleoverendor-lsl"}
	each(t, ids, func(t *testing.T, id string) {
		offered(t, "gain focus", "blank", stressedWingmate(id, "ginamoonsong-battleoverendor", "tennumb")...)
		s := scene.Second(t)
		s.Unbuilt()
		braylen := s.Mine(id, here)
		s.Mine("ginamoonsong-battleoverendor", beside(20), stress(1))
		s.Theirs("academypilot", scene.At(100, 800, 0))
		s.Engagement()
		s.Use(braylen, "gain focus")
		s.WantTokens(braylen, game.FocusToken, 1)
		s.Done()
	})
}

func TestBraylenStramm(t *testing.T) {
	offered(t, "reroll", "blank", own("braylenstramm", stress(1))...)
	offered(t, "reroll", "blank", refused(own("braylenstramm"))...)
}

func TestBraylenStramm_Rerolls(t *testing.T) {
	s := scene.Second(t)
	braylen := s.Mine("braylenstramm", here, stress(1))
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(braylen, tie)
	s.Dice("blank", "blank", "blank")
	s.Use(braylen, "reroll")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.Dice("hit", "hit")
	s.Dice("evade", "evade", "blank")
	s.Done()
	s.Attack(tie, braylen)
	s.Dice("blank", "blank")
	s.Dice("blank")
	s.Use(braylen, "reroll")
	s.Number(1)
	s.Dice("evade")
	s.WantTokens(braylen, game.StressToken, 1)
	s.Done()
}

func TestTenNumb(t *testing.T) {
	offered(t, "spend stress", "focus", own("tennumb", stress(1))...)
	offered(t, "spend stress", "focus", refused(own("tennumb"))...)
}

func TestTenNumb_ChangesAll(t *testing.T) {
	s := scene.Second(t)
	ten := s.Mine("tennumb", here, stress(2))
	tie := s.Theirs("academypilot", ahead(99))
	s.Attack(ten, tie)
	s.Dice("focus", "focus", "focus", "blank")
	s.Use(ten, "spend stress")
	s.WantAttackDice("hit", "hit", "hit", "blank")
	s.WantTokens(ten, game.StressToken, 1)
	s.Dice("evade", "evade", "evade")
	s.Done()
	s.Attack(tie, ten)
	s.Dice("hit", "blank", "blank")
	s.Dice("focus")
	s.Use(ten, "spend stress")
	s.WantShields(ten, 4)
	s.WantTokens(ten, game.StressToken, 0)
	s.Done()
}

func TestAdonFox(t *testing.T) {
	ids := []string{"adonfox-battleoverendor", "adonfox-battleoverendor-lsl"}
	each(t, ids, func(t *testing.T, id string) {
		for tokens, want := range []int{1, 2, 2} {
			s := scene.Second(t)
			s.Unbuilt()
			adon, tie := s.Mine(id, here, stress(tokens)), s.Theirs("academypilot", ahead(150))
			_, n := diceOf(s, tie, adon, "")
			s.Is(n == want, "%d defense dice with %d stress tokens, not %d", want, tokens, n)
			attack, n := diceOf(s, adon, tie, "")
			s.Is(attack == 3 && n == 3, "3 attack and 3 defense dice")
		}
	})
}

func TestNeraDantels(t *testing.T) {
	const ability = "rotate the turret"
	gains := func(terms game.Terms, a game.Action) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("neradantels-wat1", here)
			s.Perform(me, terms, a)
			s.Use(me, "focus")
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"stress", true, gains(game.AsRed, game.FocusAction)},
		situation{"another token", false, gains(0, game.FocusAction)})
	for arc, want := range map[geom.Arc]bool{geom.FrontArc: false, geom.RearArc: true} {
		s := scene.Second(t)
		me, tie := s.Mine("neradantels-wat1", here, scene.With("protontorpedoes")), s.Theirs("academypilot", behind(150))
		s.Turret(me, arc)
		s.Lock(me, tie)
		s.Engage(me)
		s.Is((s.Questions() != "") == want, "torpedoes fire behind: %v", want)
		playOut(s)
	}
	s := scene.Second(t)
	me := s.Mine("neradantels-wat1", here, scene.With("protontorpedoes"))
	s.Turret(me, geom.FrontArc)
	s.Perform(me, game.AsRed, game.FocusAction)
	s.Use(me, "focus")
	s.Use(me, ability)
	playOut(s)
	s.Is(geom.Arc(s.Of(me).Turret) != geom.FrontArc, "the turret rotated")
}

var heraSyndullaPassing = []string{"herasyndulla-asf01bwing", "herasyndulla-rz1awing"}

// 2e.token.transfer
func TestHeraSyndulla_PassesOn(t *testing.T) {
	each(t, heraSyndullaPassing, func(t *testing.T, id string) {
		s := unbuilt(t)
		hera := s.Mine(id, beside(110), scene.Tokens(game.FocusToken, 1), scene.Tokens(game.StressToken, 1))
		friend, foe := s.Mine("bluesquadronescort", here), s.Theirs("academypilot", ahead(150))
		s.Lock(hera, foe)
		s.Attack(friend, foe)
		s.Dice("focus", "blank", "blank")
		s.Use(hera, "hand it over")
		s.Refused(func() { s.Pick(hera) }) // no red token
		s.Target(foe)
		s.WantLock(hera, foe, false)
		s.WantLock(friend, foe, true)
		s.NotOffered(hera, "hand it over")
		s.Pass()
		s.Dice("blank", "blank", "blank")
		s.Done()

		s.Attack(foe, friend)
		s.Dice("hit", "blank")
		s.Dice("focus", "blank")
		s.Use(hera, "hand it over")
		s.Choose(func(c game.Choice) bool { return c.Verb == game.TokenVerb })
		s.WantTokens(hera, game.FocusToken, 0)
		s.Use(friend, "spend focus")
		s.WantShields(friend, 2)
		s.Done()
	})
}

func TestHeraSyndulla_PassesNothingOn(t *testing.T) {
	for name, c := range map[string]struct {
		place             scene.Option
		token             game.Token
		herself, attacked bool
	}{
		"touching":      {beside(0), game.FocusToken, false, false},
		"too far":       {beside(201), game.EvadeToken, false, true},
		"another token": {beside(150), game.CalculateToken, false, false},
		"herself":       {beside(150), game.FocusToken, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := unbuilt(t)
			hera := s.Mine(heraSyndullaPassing[0], c.place, scene.Tokens(c.token, 1))
			friend, foe := s.Mine("bluesquadronescort", here), s.Theirs("academypilot", ahead(150))
			s.Never(hera, "hand it over")
			switch {
			case c.herself:
				s.Attack(hera, foe)
			case c.attacked:
				s.Attack(foe, friend)
			default:
				s.Attack(friend, foe)
			}
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Done()
		})
	}
}

func TestNetremPollard(t *testing.T) {
	s := unbuilt(t)
	netrem := s.Mine("netrempollard", here)
	friend := s.Mine("academypilot", behind(20))
	stressed := s.Mine("academypilot", beside(98), scene.Tokens(game.StressToken, 1))
	far := s.Mine("academypilot", ahead(130))
	s.Perform(netrem, 0, game.BarrelRollAction)
	s.Use(netrem, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Use(netrem, "turn round")
	s.Refused(func() { s.Pick(stressed) })
	s.Refused(func() { s.Pick(far) })
	s.Pick(friend)
	s.WantTokens(friend, game.StressToken, 1)
	s.WantPose(netrem, 377, 300, 180)
	s.Done()
	s.Never(netrem, "turn round")
	s.Perform(netrem, 0, game.FocusAction)
	s.Use(netrem, "focus")
	s.Done()
}
