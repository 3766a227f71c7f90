package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestBossk_PersistsAfterAMiss(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("bossk")), s.Theirs(academy, facing)
	s.Attack(ship, tie)
	s.Dice("blank", "blank")
	s.Dice(blanks(3)...)
	s.WantTokens(ship, stress, 1)
	s.WantTokens(ship, focus, 1)
	s.WantLock(ship, tie, true)
	s.Done()
}

// A ship is not locked if the event that made the attack miss destroyed it.
func TestBossk_TheDefenderIsGone(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(smuggler, large, with("bossk")), s.Theirs("countdown", facing, scene.Damaged(3))
	s.Shields(foe, 0)
	s.Attack(ship, foe)
	s.Dice("hit", "blank")
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Use(foe, "cancel the results")
	s.WantDestroyed(foe)
	s.WantTokens(ship, focus, 1)
	s.WantLocks(ship)
	s.MustHold()
	s.Done()
}

func TestBossk_NotStressed(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("bossk"), scene.Tokens(stress, 1))
	tie := s.Theirs(academy, facing)
	s.Attack(ship, tie)
	s.Dice("blank", "blank")
	s.Dice(blanks(3)...)
	s.WantTokens(ship, focus, 0)
	s.WantLock(ship, tie, false)
	s.Done()
}

func TestDarthVader_TwoForACriticalHit(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("darthvader")), s.Theirs(academy, facing)
	s.Attack(ship, tie)
	s.Dice("blank", "blank")
	s.Dice(blanks(3)...)
	s.Use(ship, "choke")
	s.Draw("Damaged Engine")
	s.WantCrit(tie, "Damaged Engine", 1)
	s.WantShields(ship, 2)
	s.Done()
}

func TestDeathTroopers_OnlyInTheAttackersArc(t *testing.T) {
	for heading, tokens := range map[float64]int{180: 1, 0: 0} {
		s := table(t)
		s.Mine(smuggler, scene.At(560, 300, 0), with("deathtroopers"))
		wing := s.Mine(rookie, here)
		gold := s.Theirs("goldsquadronpilot", scene.At(457, 490, heading), with("ioncannonturret"))
		s.AttackWith(gold, "ioncannonturret", wing)
		s.Dice(blanks(3)...)
		s.Dice(blanks(2)...)
		s.WantTokens(gold, stress, tokens)
		s.Done()
	}
	for y, tokens := range map[float64]int{620: 1, 650: 0} { // 260 mm and 310 mm from its ship
		s := table(t)
		s.Mine(smuggler, scene.At(560, 280, 0), with("deathtroopers"))
		wing := s.Mine(rookie, scene.At(457, 400, 0))
		gold := s.Theirs("goldsquadronpilot", scene.At(457, y, 180))
		s.Attack(gold, wing)
		misses(s)
		s.WantTokens(gold, stress, tokens)
		s.Done()
	}
}

// A friend 99 mm away is at range 1, one 101 mm away is not.
func TestDeathTroopers_OfAFriendAtRange1(t *testing.T) {
	for x, tokens := range map[float64]int{457 + 40 + 20 + 99: 1, 457 + 40 + 20 + 101: 0} {
		s := table(t)
		s.Mine(smuggler, scene.At(x, 300, 0), with("deathtroopers"))
		wing := s.Mine(rookie, here)
		gold := s.Theirs("goldsquadronpilot", scene.At(540, 500, 180))
		s.Attack(gold, wing)
		misses(s)
		s.WantTokens(gold, stress, tokens)
		s.Done()
	}
}

func TestFleetOfficer_TwoOthers(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("fleetofficer"))
	near, next := s.Mine(rookie, scene.At(560, 300, 0)), s.Mine(rookie, scene.At(650, 300, 0))
	far := s.Mine(rookie, scene.At(800, 300, 0))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "give orders")
	s.Refused(func() { s.Pick(far) })
	s.Pick(near)
	s.Pick(next)
	s.WantTokens(near, focus, 1)
	s.WantTokens(next, focus, 1)
	s.WantTokens(ship, focus, 0)
	s.WantTokens(ship, stress, 1)
	s.Done()
}

// 1e.range.self
func TestFleetOfficer_OnHisOwnShip(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("fleetofficer"))
	s.Mine(rookie, scene.At(800, 300, 0))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "give orders")
	s.Pick(ship)
	s.WantTokens(ship, focus, 1)
	s.WantTokens(ship, stress, 1)
	s.Done()
}

func TestFlightInstructor_BlanksOnlyOfTheUnskilled(t *testing.T) {
	for pilot, ability := range map[string]string{
		academy: "reroll a focus or blank", black: "reroll a focus",
	} {
		s := table(t)
		ship := s.Mine(rookie, here, with("flightinstructor"))
		tie := s.Theirs(pilot, ahead(150))
		s.Attack(tie, ship)
		s.Dice("hit", "blank")
		s.Dice("blank", "blank")
		if pilot == academy {
			s.Use(ship, ability)
			s.Refused(func() { s.Number(2) })
			s.Number(1)
			s.Dice("evade")
			s.WantShields(ship, 2)
		} else {
			s.WantShields(ship, 1) // a blank is not offered
		}
		s.Done()
	}
}

func TestFlightInstructor_FocusResults(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("flightinstructor"))
	tie := s.Theirs(black, ahead(150))
	s.Attack(tie, ship)
	s.Dice("hit", "blank")
	s.Dice("focus", "focus")
	s.Use(ship, "reroll a focus")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("evade")
	s.WantShields(ship, 2)
	s.Done()
}

func TestKananJarrus_AfterAWhiteManeuver(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("kananjarrus"))
	wing := s.Mine(rookie, scene.At(560, 250, 0), scene.Tokens(stress, 1))
	s.Activate(wing, "3 bank-left")
	s.Use(ship, "calm it")
	s.WantTokens(wing, stress, 0)
	s.Pass()
	s.Done()
}

func TestKananJarrus_NotFromAfar(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("kananjarrus"))
	wing := s.Mine(rookie, scene.At(800, 250, 0), scene.Tokens(stress, 1))
	s.Never(ship, "calm it")
	s.Activate(wing, "3 bank-right")
	s.WantTokens(wing, stress, 1)
	s.Done()
}

func TestLeebo_BoostsAndIsIonized(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("leebo"))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "burn the ions")
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(ship, ion, 1)
	s.WantPose(ship, 457, 420, 0)
	s.Done()
}

func TestLeiaOrgana_RedIsWhiteForAllHers(t *testing.T) {
	s := table(t)
	leia := s.Mine(smuggler, scene.At(200, 200, 0), with("leiaorgana"))
	wing := s.Mine(rookie, here)
	foe := s.Theirs(rookie, scene.At(700, 700, 180))
	s.SetDial(wing, "4 koiogran")
	s.SetDial(foe, "4 koiogran")
	s.SetDial(leia, "1 straight")
	s.Activation()
	s.Use(leia, "inspire")
	s.WantEvent(game.CardDiscarded, "")
	s.Pass() // the smuggler
	s.Use(leia, "treat it as white")
	s.Pass() // the rookie, who is not stressed
	s.WantTokens(wing, stress, 0)
	s.WantTokens(foe, stress, 1)
	s.Done()
}

// 1e.card.optional-may
func TestLeiaOrgana_ItMayStayRed(t *testing.T) {
	s := table(t)
	leia := s.Mine(smuggler, scene.At(200, 200, 0), with("leiaorgana"))
	wing := s.Mine(rookie, here)
	s.Theirs(rookie, scene.At(700, 700, 180))
	s.SetDial(wing, "4 koiogran")
	s.SetDial(leia, "1 straight")
	s.Activation()
	s.Use(leia, "inspire")
	s.Pass() // the smuggler's action
	s.Pass() // it stays red
	s.WantTokens(wing, stress, 1)
	s.Pass() // the enemy's action
	s.Done()
}

// What she has begun lasts although her ship is lost.
func TestLeiaOrgana_HerShipIsLost(t *testing.T) {
	s := table(t)
	leia := s.Mine(smuggler, scene.At(200, 30, 180), with("leiaorgana"))
	wing := s.Mine(rookie, here)
	s.Theirs(rookie, scene.At(700, 700, 180))
	s.SetDial(leia, "2 straight")
	s.SetDial(wing, "4 koiogran")
	s.Activation()
	s.Use(leia, "inspire")
	s.Use(leia, "treat it as white")
	for !s.State().Over {
		step(s)
	}
	s.Is(s.Of(leia).Fled, "she has left")
	s.WantTokens(wing, stress, 0)
	s.Done()
}

func TestMagvaYarro_LocksTheAttacker(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("magvayarro")), s.Theirs(academy, facing)
	s.Attack(tie, ship)
	s.Dice("blank", "blank")
	s.Dice("blank")
	s.Use(ship, "lock the attacker")
	s.WantLock(ship, tie, true)
	s.Done()
}

func TestNavigator_AnyOfItsBearing(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("navigator"))
	s.Activate(ship, "1 straight")
	s.Use(ship, "turn the dial")
	s.Refused(func() { s.Maneuver("1 bank-left") })
	s.Maneuver("4 straight")
	s.WantPose(ship, 457, 300+80+160, 0)
	s.Pass()
	s.Done()
}

// The red turn of a Y-wing is not a choice for a stressed ship.
func TestNavigator_NoRedUnderStress(t *testing.T) {
	for tokens, red := range map[int]bool{0: true, 1: false} {
		s := table(t)
		ship := s.Mine("goldsquadronpilot", here, with("navigator"), scene.Tokens(stress, tokens))
		s.Activate(ship, "2 turn-left")
		if red {
			s.Use(ship, "turn the dial")
			s.Maneuver("3 turn-left")
		}
		s.WantTokens(ship, stress, 1)
		s.Done()
	}
}

func TestOperationsSpecialist_AfterAMiss(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, scene.At(560, 300, 0), with("operationsspecialist"))
	wing, tie := s.Mine(rookie, here), s.Theirs(academy, ahead(150))
	s.Attack(wing, tie)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Use(ship, "direct")
	s.Pick(wing)
	s.WantTokens(wing, focus, 1)
	s.Done()
}

func TestOperationsSpecialist_NotAfterAHit(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, scene.At(560, 300, 0), with("operationsspecialist"))
	wing, tie := s.Mine(rookie, here), s.Theirs(academy, ahead(150))
	s.Never(ship, "direct")
	s.Attack(wing, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(3)...)
	s.Done()
}

func TestR2D2_RecoversAndMayExpose(t *testing.T) {
	for face, title := range map[string]string{"hit": "Damaged Engine", "focus": ""} {
		s := table(t)
		ship := s.Mine(smuggler, large, with("r2d2-swx22"), scene.Shields(0), scene.Damaged(1))
		s.End()
		s.Use(ship, "recover a shield")
		s.Dice(face)
		if title != "" {
			s.Draw(title)
			s.WantCrit(ship, title, 1)
		}
		s.WantShields(ship, 1)
		s.Done()
	}
}

func TestR2D2_NotWithAShield(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("r2d2-swx22"), scene.Shields(1), scene.Damaged(1))
	s.Never(ship, "recover a shield")
	s.End()
	s.WantShields(ship, 1)
	s.Done()
}

func TestRearAdmiralChiraneau_Advances(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("rearadmiralchiraneau"))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "advance")
	s.WantPose(ship, 457, 300+80+40, 0)
	s.Done()
}

func TestReconSpecialist_OneMore(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("reconspecialist"))
	s.Perform(ship, 0)
	s.Use(ship, "focus")
	s.WantTokens(ship, focus, 2)
	s.Done()
}

func TestSaboteur_TurnsACardFaceup(t *testing.T) {
	for face, crits := range map[string]int{"hit": 1, "focus": 0} {
		s := table(t)
		ship := s.Mine(smuggler, large, with("saboteur"))
		tie := s.Theirs(academy, scene.At(457, 420, 180), scene.Damaged(1))
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "sabotage")
		s.Pick(tie)
		s.Dice(face)
		if crits == 1 {
			s.Draw("Damaged Engine")
		}
		s.WantCrit(tie, "Damaged Engine", crits)
		s.Done()
	}
}

func TestSaboteur_NotTheUndamaged(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("saboteur"))
	s.Theirs(academy, scene.At(457, 420, 180))
	s.Never(ship, "sabotage")
	s.Perform(ship, 0)
	s.Pass()
	s.Done()
}

func TestSawGerrera_CriticalHitsForDamage(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("sawgerrera")), s.Theirs(academy, facing)
	s.Attack(ship, tie)
	s.Dice("focus", "focus")
	s.Use(ship, "stop at nothing")
	s.WantAttackDice("crit", "crit")
	s.WantShields(ship, 3)
	s.Dice("evade", "evade", "blank")
	s.Done()
}

func TestSystemsOfficer_SharesALock(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("systemsofficer"))
	wing, tie := s.Mine(rookie, scene.At(560, 420, 0)), s.Theirs(academy, scene.At(560, 600, 180))
	s.Activate(ship, "1 straight")
	s.Use(ship, "share the data")
	s.Pick(wing)
	s.Pick(tie)
	s.WantLock(wing, tie, true)
	s.Pass()
	s.Done()
}

func TestTailGunner_OnlyBehind(t *testing.T) {
	for y, dice := range map[float64]int{290: 2, 710: 3} {
		s := table(t)
		ship := s.Mine("bountyhunter", scene.At(457, 500, 0), with("tailgunner"))
		tie := s.Theirs(academy, scene.At(457, y, 0))
		wantDice(s, ship, tie, 3, dice)
	}
	s := table(t) // a friend attacks a ship behind the one with the gunner
	s.Mine("bountyhunter", scene.At(457, 500, 0), with("tailgunner"))
	wantDice(s, s.Mine(rookie, scene.At(557, 500, 180)), s.Theirs(academy, scene.At(507, 330, 0)), 3, 3)
}

// It is about the attacks of its own ship, and no other that fires behind.
func TestTailGunner_NotForAFriend(t *testing.T) {
	s := table(t)
	s.Mine("bountyhunter", scene.At(800, 500, 0), with("tailgunner"))
	wantDice(s, s.Mine("bountyhunter", scene.At(457, 500, 0)), s.Theirs(academy, scene.At(457, 290, 0)), 3, 3)
}

func TestUnkarPlutt_AnActionAfterAnOverlap(t *testing.T) {
	s := table(t)
	ship := s.Mine(thug, here, with("unkarplutt"))
	s.Theirs(academy, scene.At(457, 420, 180))
	s.Activate(ship, "2 straight")
	s.Use(ship, "salvage")
	s.Use(ship, "focus")
	s.WantTokens(ship, focus, 1)
	s.WantShields(ship, 2)
	s.Done()
}

func TestUnkarPlutt_NotAfterAFriend(t *testing.T) {
	s := table(t)
	ship := s.Mine(thug, here, with("unkarplutt"))
	s.Mine(thug, scene.At(457, 420, 180))
	s.Never(ship, "salvage")
	s.Activate(ship, "2 straight")
	s.WantShields(ship, 3)
	s.Done()
}

func TestYsanneIsard_EvadesDamaged(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("ysanneisard"), scene.Shields(0), scene.Damaged(1))
	s.Engagement()
	s.Use(ship, "evade")
	s.Use(ship, "evade")
	s.WantTokens(ship, evade, 1)
	s.Done()
}

func TestYsanneIsard_NotShielded(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("ysanneisard"), scene.Shields(1), scene.Damaged(1))
	s.Never(ship, "evade")
	s.Engagement()
	s.WantTokens(ship, evade, 0)
	s.Done()
}
