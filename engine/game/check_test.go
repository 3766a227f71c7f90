package game_test

import (
	"errors"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// underFire returns a match in the middle of an attack, with dice on the table and damage dealt.
func underFire(t *testing.T) *table {
	t.Helper()
	c, _ := edition.ByID("second")
	for seed := range uint64(200) {
		for m := sit(t, c, seed); !m.s.Over; m.step() {
			s := m.s
			if s.NAttacks == 1 && s.Attacks[0].Attack.Total() > 0 && s.NTriggers == 1 &&
				s.Cards[0].Faceup() && s.NObstacles > 0 {
				return m
			}
		}
	}
	t.Fatal("no random match has an attack after faceup damage")
	return nil
}

// breaks are states broken on purpose, with the attacker and defender of the attack in progress.
var breaks = []struct {
	name string
	do   func(g *game.Game, s *game.State)
	want string
}{
	{"a ship too many", func(_ *game.Game, s *game.State) { s.NShips++ }, "the game has"},
	{"more devices than fit", func(_ *game.Game, s *game.State) { s.NDevices = game.MaxDevices + 1 },
		"17 devices"},
	{"more dealt cards than fit", func(_ *game.Game, s *game.State) { s.NCards = game.MaxDealt + 1 },
		"81 dealt cards"},
	{"more frames than fit", func(_ *game.Game, s *game.State) { s.Depth = 255 }, "255 frames"},
	{"more pending than triggers", func(_ *game.Game, s *game.State) { s.Pending = s.NTriggers + 1 },
		"pending triggers"},
	{"remains of a ship", func(_ *game.Game, s *game.State) { s.Ships[s.NShips].Force = 1 },
		"ships: something is left"},
	{"remains of an obstacle", func(_ *game.Game, s *game.State) {
		s.Obstacles[s.NObstacles].Gone = true
	}, "obstacles: something is left"},
	{"remains of a device", func(_ *game.Game, s *game.State) { s.Devices[s.NDevices].Kind = 1 },
		"devices: something is left"},
	{"remains of charges", func(_ *game.Game, s *game.State) { s.Charges[game.MaxCards-1].Used = 1 },
		"charges: something is left"},
	{"remains of a dealt card", func(_ *game.Game, s *game.State) { s.Cards[s.NCards].Code = 1 },
		"dealt cards: something is left"},
	{"remains of a frame", func(_ *game.Game, s *game.State) { s.Frames[s.Depth].L[2] = 1 },
		"frames: something is left"},
	{"remains of a trigger", func(_ *game.Game, s *game.State) { s.Triggers[s.NTriggers].N = 1 },
		"triggers: something is left"},
	{"remains of an attack", func(_ *game.Game, s *game.State) { s.Attacks[s.NAttacks].Hit = true },
		"attacks: something is left"},
	{"remains of a move", func(_ *game.Game, s *game.State) { s.Moves[s.NMoves].Side = 1 },
		"moves: something is left"},
	{"remains of damage", func(_ *game.Game, s *game.State) { s.Damages[s.NDamages].Hits = 1 },
		"damages: something is left"},
	{"remains of a dial", func(_ *game.Game, s *game.State) { s.Secret[1].Dials[s.NShips] = 1 },
		"dials: something is left"},
	{"remains of a title", func(_ *game.Game, s *game.State) { s.Secret[0].Known[s.NCards] = 1 },
		"known titles: something is left"},

	{"an ignored obstacle that is none", func(_ *game.Game, s *game.State) {
		s.Ships[0].Ignored = 1 << s.NObstacles
	}, "ignores obstacles"},
	{"tokens that the game does not have", func(_ *game.Game, s *game.State) {
		s.Ships[0].Tokens[game.EnergyToken] = 2
	}, "which the game does not have"},
	{"no phase", func(_ *game.Game, s *game.State) { s.Phase = game.NumPhases }, "phase"},
	{"no first player", func(_ *game.Game, s *game.State) { s.First = game.Chance }, "first player"},
	{"over without a result", func(_ *game.Game, s *game.State) { s.Over = true },
		"over with result 0"},
	{"over with an open question", func(_ *game.Game, s *game.State) {
		s.Over, s.Result = true, game.Drawn
	}, "something is still to be done"},
	{"a result before the end", func(_ *game.Game, s *game.State) { s.Result = game.Won1 },
		"goes on with result"},
	{"waits for nobody", func(_ *game.Game, s *game.State) { s.Asking = false }, "waits for nobody"},

	{"an unknown procedure", func(_ *game.Game, s *game.State) { s.Frames[0].Proc = 60000 },
		"no procedure 60000"},
	{"a step too far", func(_ *game.Game, s *game.State) { s.Frames[0].PC = 200 }, "step 200"},
	{"stopped where nothing is asked", func(_ *game.Game, s *game.State) {
		s.Frames[s.Depth-1].PC = 0
	}, "waits where nothing is asked"},
	{"a frame of no ship", func(_ *game.Game, s *game.State) { s.Frames[2].Self = 30 }, "no ship 30"},
	{"a frame of no card", func(_ *game.Game, s *game.State) { s.Frames[1].Card = 254 },
		"no card 254"},
	{"triggers that no one offers", func(_ *game.Game, s *game.State) {
		s.NTriggers++
	}, "are offered or pending"},
	{"an offer of triggers that are not there", func(_ *game.Game, s *game.State) {
		s.Frames[s.Depth-1].L[1] += 3
	}, "offers triggers"},
	{"an attack without a frame", func(_ *game.Game, s *game.State) { s.NAttacks++ },
		"2 attacks"},

	{"an attack on nobody", func(_ *game.Game, s *game.State) { s.Attacks[0].Attacker = game.NoShip },
		"ship 255 attacks"},
	{"declared without a defender", func(_ *game.Game, s *game.State) {
		s.Attacks[0].Defender = game.NoShip
	}, "without defender or weapon"},
	{"an evade among attack dice", func(_ *game.Game, s *game.State) {
		s.Attacks[0].Attack.Fresh[game.Evade]++
	}, "faces of the other color"},

	{"a move of no ship", func(_ *game.Game, s *game.State) {
		s.NMoves, s.Moves[0].Ship = 1, 200
	}, "move 0"},
	{"damage to no ship", func(_ *game.Game, s *game.State) {
		s.NDamages, s.Damages[0].Ship = 1, 200
	}, "damage 0"},

	{"more shields than printed", func(_ *game.Game, s *game.State) { s.Ships[0].Shields += 100 },
		"shields"},
	{"more Force than printed", func(_ *game.Game, s *game.State) { s.Ships[0].Force += 100 },
		"Force"},
	{"fled and on the table", func(_ *game.Game, s *game.State) {
		s.Ships[s.Attacks[0].Defender].Fled = true
	}, "fled and is on the table"},
	{"an attack in no phase", func(_ *game.Game, s *game.State) {
		s.Ships[0].AttackPhase = game.NumPhases
	}, "attacked in phase"},
	{"a heading of a full turn", func(_ *game.Game, s *game.State) {
		s.Ships[0].Pose.Heading = geom.FullTurn
	}, "heading 360000000"},
	{"two cloak tokens", func(_ *game.Game, s *game.State) {
		s.Ships[0].Tokens[game.CloakToken] = 2
	}, "2 cloak tokens"},
	{"removed with tokens", func(_ *game.Game, s *game.State) {
		ship := &s.Ships[s.Attacks[0].Defender]
		ship.OnTable, ship.Tokens[game.StressToken] = false, 1
	}, "off the table and has tokens"},
	{"touches itself", func(_ *game.Game, s *game.State) {
		s.Ships[0].Touching = s.Ships[0].Touching.With(0)
	}, "touches itself"},
	{"touches one that does not touch it", func(_ *game.Game, s *game.State) {
		s.Ships[s.Attacks[0].Attacker].Touching = 1 << 31
	}, "which does not touch it"},
	{"a lock on something gone", func(_ *game.Game, s *game.State) {
		s.Ships[s.Attacks[0].Attacker].Locks[0] =
			game.Object{Kind: game.DeviceObject, ID: game.MaxDevices - 1}
	}, "which is not there"},
	{"a second lock without a first", func(_ *game.Game, s *game.State) {
		s.Ships[0].Locks = [game.MaxLocks]game.Object{1: game.ShipAs(1)}
	}, "locks"},

	{"an obstacle with no heading", func(_ *game.Game, s *game.State) {
		s.Obstacles[0].Pose.Heading = -1
	}, "obstacle 0"},
	{"a device of no kind", func(_ *game.Game, s *game.State) {
		s.NDevices, s.Devices[0].Kind = 1, 255
	}, "device 0"},
	{"more charges than printed", func(_ *game.Game, s *game.State) { s.Charges[0].Active += 100 },
		"charges"},
	{"a side that a card has not", func(_ *game.Game, s *game.State) { s.Charges[0].Side = 9 },
		"side 9"},
	{"a free place that is not empty", func(_ *game.Game, s *game.State) {
		s.Cards[0].InUse = false
	}, "a free place holds"},
	{"a faceup card without a title", func(_ *game.Game, s *game.State) { s.Cards[0].Code = 0 },
		"dealt card 0"},
	{"charges of a place that is free", func(_ *game.Game, s *game.State) {
		s.Cards[s.NCards], s.NCards = game.Card{}, s.NCards+1
		s.Charges[game.MaxCards-1] = game.Charge{}
		for i := range s.Charges {
			if s.Charges[i] == (game.Charge{}) {
				s.Charges[i].Used = 1
			}
		}
	}, "charges of a card that is not faceup"},

	{"a dial of the other player's ship", func(g *game.Game, s *game.State) {
		s.Secret[g.Ships[0].Side.Other()].Dials[0] = 1
	}, "dial"},
	{"a dial that no one set", func(g *game.Game, s *game.State) {
		s.Secret[g.Ships[0].Side].Dials[0] = 1
		s.Ships[0].DialSet = false
	}, "dial 1"},
	{"a title known of a faceup card", func(_ *game.Game, s *game.State) {
		s.Secret[1].Known[0] = 1
	}, "titles 0 and 1 are known"},
	{"a damage card that is not counted", func(_ *game.Game, s *game.State) {
		s.Ships[s.Cards[0].Ship].Damage++
	}, "damage cards"},
	{"a damage card too many", func(_ *game.Game, s *game.State) { s.Decks[1].Discards[2]++ },
		"deck 1"},
	{"more facedown cards than ships have", func(_ *game.Game, s *game.State) {
		s.Decks[0].Facedown += 40
	}, "deck 0"},
}

func TestCheck_NamesWhatIsBroken(t *testing.T) {
	m := underFire(t)
	if err := m.g.Check(m.s); err != nil {
		t.Fatalf("before anything is broken: %v", err)
	}
	for _, b := range breaks {
		t.Run(b.name, func(t *testing.T) {
			s := *m.s
			b.do(m.g, &s)
			err := m.g.Check(&s)
			if !errors.Is(err, game.ErrBroken) || !strings.Contains(err.Error(), b.want) {
				t.Errorf("got %v, want a fault that says %q", err, b.want)
			}
		})
	}
}

func TestCheck_DamageThatDestroysNobody(t *testing.T) {
	m := underFire(t)
	s := *m.s
	id := s.Attacks[0].Defender
	s.Ships[id].Damage = uint8(m.g.Ships[id].Hull)
	if err := m.g.Check(&s); err == nil || !strings.Contains(err.Error(), "not destroyed") {
		t.Errorf("got %v, want a fault that says not destroyed", err)
	}
}
