package first_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// A section can be attacked if the line between the centers does not cross the dividing line.
// 1e.huge.target.centre-line, 1e.huge.target.other-section-if-refused, 1e.huge.target.section-range
func TestHuge_WhichSectionIsTheTarget(t *testing.T) {
	for _, c := range []struct {
		x, y float64
		may  []game.Section
	}{
		{400, 600, []game.Section{fore}},      // ahead
		{400, 200, []game.Section{aft}},       // astern
		{560, 400, []game.Section{fore, aft}}, // abeam
		{480, 560, []game.Section{fore}},      // off the bow
	} {
		s := scene.First(t)
		ship := s.Theirs(transport, scene.At(400, 400, 0))
		foe := s.Mine("chewbacca", scene.At(c.x, c.y, 0)) // whose weapon fires all around
		s.Engage(foe)
		s.Weapon("primary")
		var may []game.Section
		for _, o := range s.Exec().Ask(s.State(), game.Seat1).Options() {
			may = append(may, o.Object.Section())
		}
		s.Is(slices.Equal(may, c.may), "%v can be attacked, want %v", may, c.may)
		s.PickSection(ship, c.may[0])
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Done()
	}
}

// Damage cards come from the deck of the section, and count against one hull.
// 1e.huge.damage.cards-count-against-hull, 1e.gr75.single-hull, 1e.gr75.no-attack
func TestHuge_OneHullForBothSections(t *testing.T) {
	s := scene.First(t)
	ship := s.Theirs(transport, scene.At(400, 400, 0), scene.Shields(0))
	s.DamageAt(ship, fore, 3)
	s.DamageAt(ship, aft, 3)
	foe := s.Mine(rookie, scene.At(620, 400, 270))
	s.Engage(ship)
	s.Engage(foe)
	s.DeclareAt("primary", ship, aft)
	s.Dice("crit", "blank", "blank")
	s.Draw("Reactor Leak")
	s.WantAlive(ship)
	s.WantDamageAt(ship, aft, 4)
	s.Done()
	s.DamageAt(ship, fore, 0)
	s.Engage(foe)
	s.DeclareAt("primary", ship, fore)
	s.Dice("hit", "blank", "blank")
	s.WantDestroyed(ship)
	s.Done()
}

// What a card says of damage and shields of a huge ship is true of all its sections and, in an attack, of the
// shields of the section that is the target. 1e.huge.damage.section-shields
func TestHuge_CardsSeeBothSections(t *testing.T) {
	for _, c := range []struct {
		at game.Section
		n  int
	}{{aft, 1}, {fore, 1}, {aft, 0}} {
		s := scene.First(t)
		ship := s.Theirs("croccruiser", scene.At(400, 400, 0))
		scourge := s.Mine("scourge", scene.At(640, 400, 270))
		s.DamageAt(ship, c.at, c.n)
		s.Engage(scourge)
		s.DeclareAt("primary", ship, fore)
		s.Is(int(s.Rolling().N) == 2+c.n, "%d attack dice", s.Rolling().N)
		s.Dice(blanks(2 + c.n)...)
		s.Done()
	}
	for _, c := range []struct{ shields, left int }{{3, 1}, {1, 0}} {
		s := scene.First(t)
		ship := s.Theirs("raiderclasscorvettefore", scene.Aft("raiderclasscorvetteaft"), scene.At(400, 400, 0))
		wing := s.Mine("goldsquadronpilot", scene.At(640, 400, 270), scene.With("plasmatorpedoes"))
		s.ShieldsAt(ship, aft, c.shields)
		s.State().Ships[wing.ID()].Locks[0] = game.SectionOf(ship.ID(), aft)
		s.Engage(wing)
		s.DeclareAt("plasmatorpedoes", ship, aft)
		s.Dice("hit", "blank", "blank", "blank")
		s.WantShieldsAt(ship, aft, c.left)
		s.WantShieldsAt(ship, fore, 6)
		s.Done()
	}
}

// A lock is on a section whose own closest point is in range, and serves against that section alone.
// 1e.huge.token.lock-on-section, 1e.huge.token.lock-section-range, 1e.huge.token.lock-only-that-section
func TestHuge_LocksOnASection(t *testing.T) {
	for _, at := range game.Sections() {
		s := scene.First(t)
		ship := s.Theirs(transport, scene.At(400, 400, 90))
		foe := s.Mine(rookie, scene.At(400, 300-160, 0))
		s.Activate(foe, "1 straight")
		s.Use(foe, "target lock")
		s.PickSection(ship, aft)
		s.WantLocks(foe, game.SectionOf(ship.ID(), aft))
		s.Engage(foe)
		s.DeclareAt("primary", ship, at)
		s.Dice(blanks(3)...)
		if at == aft {
			s.Use(foe, "spend target lock")
			s.Number(3)
			s.Dice(blanks(3)...)
		}
		s.Done()
	}
	s := scene.First(t)
	ship := s.Theirs(transport, scene.At(400, 600, 0)) // its stern at 502.5, its bow half from 600 on
	foe := s.Mine(rookie, scene.At(400, 220, 0))
	s.Perform(foe, game.InStep, game.LockAction)
	s.Use(foe, "target lock")
	s.Refused(func() { s.PickSection(ship, fore) })
	s.PickSection(ship, aft)
	s.Done()
}

// A card that locks an attacker locks the section that its player chooses, if both are in range.
// 1e.huge.token.lock-on-section, 1e.huge.token.lock-section-range
func TestHuge_ACardLocksASection(t *testing.T) {
	for _, c := range []struct {
		turn, gap float64
		asks      bool
	}{{90, 150, true}, {0, 150, true}, {0, 250, false}} {
		s := scene.First(t)
		ship := s.Theirs("croccruiser", scene.At(400, 600, c.turn), scene.With("duallaserturret"))
		back := 97.5
		if c.turn == 90 {
			back = 40
		}
		wing := s.Mine("wedgeantilles", scene.At(400, 600-back-c.gap-20, 180), scene.With("magvayarro"))
		s.Charges(ship, "duallaserturret", 1)
		s.AttackWith(ship, "duallaserturret", wing)
		s.Dice(blanks(3)...)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Use(wing, "lock the attacker")
		want := aft // the only one in range
		if c.asks {
			want = fore
			s.PickSection(ship, fore)
		}
		s.WantLocks(wing, game.SectionOf(ship.ID(), want))
		s.Done()
	}
}

// What forbids locks on a ship forbids them on its sections.
func TestHuge_ALockOnASectionIsForbidden(t *testing.T) {
	s := scene.First(t)
	ship := s.Theirs("croccruiser", scene.At(600, 400, 0))
	kagi := s.Theirs("captainkagi", scene.At(400, 600, 180))
	wing := s.Mine(rookie, scene.At(400, 300, 0))
	s.Perform(wing, 0, game.LockAction)
	s.Use(wing, "target lock")
	s.Refused(func() { s.PickSection(ship, fore) })
	s.Refused(func() { s.PickSection(ship, aft) })
	s.Pick(kagi)
	s.Done()
}

// Redline locks a huge ship twice, either section, and no third time.
func TestHuge_TwoLocksOnIt(t *testing.T) {
	for _, second := range game.Sections() {
		s := scene.First(t)
		ship := s.Theirs("croccruiser", scene.At(400, 600, 90))
		red := s.Mine("redline", scene.At(400, 400, 0))
		s.Perform(red, 0, game.LockAction)
		s.Use(red, "target lock")
		s.PickSection(ship, fore)
		s.Use(red, "lock it twice")
		s.PickSection(ship, second)
		s.WantLocks(red, game.SectionOf(ship.ID(), fore), game.SectionOf(ship.ID(), second))
		s.Done()
	}
}

// 1e.huge.obstruct.section, 1e.huge.obstruct.not-when-target
func TestHuge_ObstructsAttacks(t *testing.T) {
	for x, dice := range map[float64]int{400: 4, 600: 3} {
		s := scene.First(t)
		s.Mine(transport, scene.At(x, 400, 90))
		wing := s.Mine(rookie, scene.At(400, 300, 0))
		tie := s.Theirs(academy, scene.At(400, 500, 180))
		s.Attack(wing, tie)
		s.Dice(blanks(3)...)
		s.Dice(blanks(dice)...)
		s.Done()
	}
}

// A section with as many cards as hull is crippled: its other side is weaker, it is not a target any more, and
// the ship is destroyed with the second one. 1e.cr90.crippled-condition, 1e.cr90.crippled-flip,
// 1e.cr90.crippled-discard-energy, 1e.cr90.crippled-not-targetable, 1e.cr90.crippled-no-damage,
// 1e.cr90.destroyed-both-crippled,
// 1e.huge.crippled.maneuvers
func TestCR90_IsCrippled(t *testing.T) {
	s := scene.First(t)
	ship := put(s, hull{pilot: corvette}, scene.At(400, 400, 0), scene.Energy(5))
	s.ShieldsAt(ship, aft, 1)
	s.DamageAt(ship, aft, 7)
	foe := s.Theirs("blacksquadronpilot", scene.At(620, 400, 270))
	s.Engage(foe)
	s.DeclareAt("primary", ship, aft)
	s.Dice("hit", "blank")
	s.Is(s.Of(ship).Crippled == 0, "7 cards do not cripple it")
	s.WantShieldsAt(ship, fore, 5)
	s.Done()
	s.Engage(foe)
	s.DeclareAt("primary", ship, aft)
	s.Dice("hit", "hit") // the second is lost
	s.WantDamageAt(ship, aft, 8)
	s.Is(s.Of(ship).Crippled.Has(aft), "8 cards cripple it")
	s.WantEnergy(ship, 1)
	s.WantAlive(ship)
	s.Done()
	s.Engage(foe)
	s.Weapon("primary")
	s.Refused(func() { s.PickSection(ship, aft) })
	s.PickSection(ship, fore)
	s.Dice("blank", "blank")
	s.Done()
	for dial, may := range map[string]bool{"4 straight": false, "3 straight": true, "2 bank left": false,
		"2 bank right": false, "1 bank left": true} {
		s.Planning()
		if may {
			s.Dial(ship, dial)
		} else {
			s.Refused(func() { s.Dial(ship, dial) })
			s.Dial(ship, "2 straight")
		}
		s.Dial(foe, "2 straight")
		s.Done()
		s.State().Ships[ship.ID()].DialSet, s.State().Ships[foe.ID()].DialSet = false, false
		s.State().Secret[0].Dials, s.State().Secret[1].Dials = [game.MaxShips]uint8{}, [game.MaxShips]uint8{}
	}
	s.DamageAt(ship, fore, 7)
	s.ShieldsAt(ship, fore, 0)
	s.Engage(foe)
	s.DeclareAt("primary", ship, fore)
	s.Dice("hit", "blank")
	s.WantDestroyed(ship)
	s.Done()
}

// 1e.cr90.crippled-discard-upgrades: a crippled fore section keeps one crew card, and no hardpoint.
func TestCR90_DiscardsWhatACrippledSectionCannotHold(t *testing.T) {
	s := scene.First(t)
	ship := put(s, hull{pilot: corvette}, scene.At(400, 400, 0), scene.With("quadlasercannons", "singleturbolasers", "gunner"),
		scene.Shields(0))
	s.DamageAt(ship, fore, 7)
	foe := s.Theirs(academy, scene.At(620, 460, 270))
	s.Engage(foe)
	s.DeclareAt("primary", ship, fore)
	s.Dice("hit", "blank")
	s.From(game.Only(game.Seat1))
	s.ChooseNamed("Quad Laser Cannons")
	s.ChooseNamed("Single Turbolasers")
	s.WantDiscarded(ship, "quadlasercannons", "singleturbolasers")
	s.Done()
}

// 1e.cr90.crippled-discard-upgrades: the title stays, and so do the icons that it adds.
func TestTantiveIV_CrippledAtTheBow(t *testing.T) {
	for _, title := range []bool{true, false} {
		s := scene.First(t)
		cards := []string{"sensorteam", "gunner"}
		if title {
			cards = append(cards, "tantiveiv")
		}
		ship := put(s, hull{pilot: corvette}, scene.At(400, 400, 0), scene.With(cards...), scene.Shields(0))
		s.DamageAt(ship, fore, 7)
		foe := s.Theirs("blacksquadronpilot", scene.At(400, 700, 180))
		s.Engage(foe)
		s.DeclareAt("primary", ship, fore)
		s.Dice("hit", "blank")
		if !title {
			s.ChooseNamed("Sensor Team") // the crippled side has an icon for crew alone
		}
		s.Is(s.Of(ship).Crippled.Has(fore), "the fore section is crippled")
		s.Done()
	}
}

// 1e.cr90.crippled-no-damage: what reaches a crippled section alone does nothing.
func TestSection_CrippledIsReachedAlone(t *testing.T) {
	for at, shields := range map[float64]int{650: 3, 290: 2} { // ahead of the bow, astern
		s := scene.First(t)
		ship := put(s, hull{pilot: corvette}, scene.At(400, 400, 0), scene.Shields(0))
		s.DamageAt(ship, fore, 7)
		foe := s.Theirs(academy, scene.At(620, 460, 270))
		s.Engage(foe)
		s.DeclareAt("primary", ship, fore)
		s.Dice("hit", "blank")
		s.Done()
		s.Device("Seismic Charge", foe, scene.At(400, at, 0))
		s.SetDial(ship, "2 straight")
		s.SetDial(foe, "1 turn-left")
		s.Activation()
		for !s.State().Over {
			s.Pass()
		}
		s.WantShieldsAt(ship, aft, shields)
		s.Done()
	}
}
