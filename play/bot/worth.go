package bot

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// What things are worth, in points of damage.
const (
	worthShip   = 2.0 // that it is there at all
	worthCrit   = 0.3 // that a damage card lies facedown rather than faceup
	worthBorne  = 0.4 // that a damage card waits on a condition, to be dealt past the shields
	worthCharge = 0.15
	worthForce  = 0.35
	worthLock   = 0.25
	worthFar    = 0.3  // a band between a ship without a target and the nearest enemy
	worthBeside = 0.1  // of a token, what does not show in the engagement to come
	worthSpent  = 0.02 // a token that will not be needed any more

	worthGuard    = 0.35 // a guard token,
	worthStored   = 0.32 // energy, which stays,
	worthOverheat = -0.4 // and an overheat token

	worthStaying = 50 // that its maneuver does not take a ship off the table,
	worthTrapped = 10 // and that there is one that does not

	worthMend   = 0.5  // as much of a huge ship's energy as there are shields to recover,
	worthLoaded = 0.35 // and energy on a hardpoint

	worthReserve = 0.5 // that there is energy for a red maneuver

	worthVictory = 4.0 // a victory token on a ship that is sure to last,
	fragile      = 4.0 // and the damage that a ship can take of which half of that is left
)

// worthToken is what each kind of token is worth to its ship; green ones may be worth more or
// less, see worthKeeping.
var worthToken = [game.NumTokens]float64{
	game.FocusToken: 0.3, game.EvadeToken: 0.3, game.CalculateToken: 0.25,
	game.ReinforceFore: 0.3, game.ReinforceAft: 0.2,
	game.DisarmToken: -0.6, game.JamToken: -0.25, game.TractorToken: -0.4, game.CloakToken: 0.3,
	game.StressToken: -0.45, game.IonToken: -0.6, game.StrainToken: -0.35, game.DepleteToken: -0.35,
	game.EnergyToken: 0.25,
}

// worth returns what a state is worth to the bot: the ships of both sides with what is on them, the
// attack that is going on, and what the ship in question is about to do and to suffer. To a bot that slips only
// the table's edge matters.
func (b *beginner) worth(s *game.State) float64 {
	if b.stays {
		return -b.strays(s)
	}
	if s.Result != game.Undecided {
		return b.worthResult(s.Result)
	}
	b.x.SetState(s)
	sum := 0.0
	for i := range b.g.Ships {
		id := game.ShipID(i)
		sum += b.sign(id) * b.worthOfShip(id)
	}
	for i := range s.Cards[:s.NCards] {
		switch c := &s.Cards[i]; {
		case b.g.Borne(&s.Table, i) != 0:
			sum -= b.sign(c.Ship) * worthBorne
		case c.Faceup() && b.g.Dealt[c.Code].Trait != "":
			sum -= b.sign(c.Ship) * worthCrit
		}
	}
	for i := range b.g.Cards {
		info := &b.g.Cards[i]
		if info.Back == 0 && s.Charges[i].Active > 0 && !s.Charges[i].Off && s.Ships[info.Ship].OnTable {
			active := float64(s.Charges[i].Active)
			each := b.worthOfCharges(i, active)
			if info.Energy {
				each = worthLoaded * active
			}
			sum += b.sign(info.Ship) * each
		}
	}
	if b.heeds {
		sum += b.worthLater(s)
		if s.NDevices > 0 {
			sum += b.blasts()
		}
	}
	if d := b.x.Damage(); d != nil {
		sum -= b.sign(d.Ship) * float64(min(int(d.Hits)+int(d.Crits), b.left(d.Ship)))
	}
	if b.x.Attack() != nil {
		return sum + b.fight()
	}
	return sum + b.prospects()
}

// worthResult returns what the end of the match is worth.
func (b *beginner) worthResult(r game.Result) float64 {
	switch {
	case r == game.Drawn:
		return 0
	case (r == game.Won1) == (b.me.Side() == game.Seat1):
		return 100
	}
	return -100
}

// sign is 1 for the bot's own ships and -1 for the enemy's.
func (b *beginner) sign(id game.ShipID) float64 {
	if b.mine(id) {
		return 1
	}
	return -1
}

// worthOfShip returns what a ship is worth to its own side.
func (b *beginner) worthOfShip(id game.ShipID) float64 {
	s := b.x.Ship(id)
	left := b.left(id)
	if left == 0 {
		return 0
	}
	sum := worthShip + float64(left)
	if b.heeds {
		sum += b.worthInWing(id)
		sum += worthReserve * float64(one(b.paysRed(id)))
		sum += worthVictory * float64(s.Victory) * float64(left) / (float64(left) + fragile)
	}
	for t, n := range s.Tokens {
		if b.fades(game.Token(t)) {
			n = min(n, s.Kept[t])
		}
		if n == 0 {
			continue
		}
		each := b.worthOf(game.Token(t))
		if game.Token(t) == game.DisarmToken {
			each = b.worthDisarmed(id)
		}
		if game.Token(t) == game.EnergyToken && b.g.Ships[id].Huge != nil {
			lacking := b.g.Ships[id].AllShields() - s.AllActive()
			sum += worthToken[t]*float64(n) + (worthMend-worthToken[t])*float64(min(int(n), lacking))
			continue
		}
		if b.g.Tokens[t].Color == game.Green {
			each *= b.keeping(id)
		}
		sum += each * float64(n)
	}
	sum += worthForce * float64(s.Force)
	for _, o := range s.Locks {
		if other := o.Ship(); int(other) < len(b.g.Ships) && b.sign(other) != b.sign(id) {
			sum += worthLock
		}
	}
	return sum
}

// worthOf returns what a token is worth to its ship. Yardsticks do not know those of Flightpath alone.
func (b *beginner) worthOf(t game.Token) float64 {
	switch {
	case !b.heeds:
	case t == game.GuardToken:
		return worthGuard
	case t == game.OverheatToken:
		return worthOverheat
	case t == game.EnergyToken:
		return worthStored
	}
	return worthToken[t]
}

// prospects returns what the ship in question will do and suffer where it stands now.
func (b *beginner) prospects() float64 {
	id := b.subject
	if id == game.NoShip || b.left(id) == 0 {
		return 0
	}
	s := b.x.Ship(id)
	if m, ok := b.pending(id); ok {
		return b.ahead(id, m)
	}
	sum := 0.0
	if b.foresees() {
		exchange, shot := b.exchange(id)
		sum = exchange - worthFar*(1-shot)*b.nearestEnemy(s.Pose)
	} else {
		sum = b.duel(id)
	}
	switch {
	case b.leaves(id):
		sum -= worthStaying
	case b.exits(id, s.Pose, s.Has(game.StressToken)) == 0:
		sum -= worthTrapped
	}
	return sum
}

// duel returns what a ship will do and suffer where it stands, whatever all others do.
func (b *beginner) duel(id game.ShipID) float64 {
	s := b.x.Ship(id)
	sum := -b.caution() * b.danger(id)
	if !s.Engaged {
		offense := b.offense(id)
		sum += offense
		if offense == 0 {
			sum -= worthFar * b.nearestEnemy(s.Pose)
		}
	}
	return sum
}

// nearestEnemy returns how far the nearest enemy is from a pose, in range bands, with up to one band
// more the farther the ship's nose points away from it.
func (b *beginner) nearestEnemy(at geom.Pose) float64 {
	most := 20.0
	for other := range b.x.EachShip() {
		if b.mine(other) {
			continue
		}
		far, off := farOff(at, b.x.S.Ships[other].Pose)
		most = min(most, far+off)
	}
	return most
}

// fight returns what the attack in progress is expected to do.
func (b *beginner) fight() float64 {
	a := b.x.Attack()
	pc := b.attackStep()
	if pc > b.steps.dealDamage || !a.Declared || b.left(a.Defender) == 0 {
		return 0 // what it did shows in the ships
	}
	least, most := 0, 0 // hits without and with what the attacker may still change
	loss := 0.0         // what that costs
	if pc > b.steps.rollAttack {
		least = a.Attack.Count(game.Hit) + a.Attack.Count(game.Crit)
		most = least
		if pc <= b.steps.modifyAttack {
			most, loss = b.improved(a.Attacker, least, a.Attack.Count(game.Focus))
		}
	}
	harm := func(hits int) float64 {
		n := 0.0
		if pc > b.steps.rollAttack {
			n = b.through(a, hits, pc)
		} else {
			n = b.odds.damage(rules.AttackDiceCount(b.x), b.attackWith(a.Attacker, a.Defender),
				rules.DefenseDiceCount(b.x), b.defenseWith(a.Defender))
		}
		left := float64(b.left(a.Defender))
		n = min(n, left)
		return n + 0.5*n/left
	}
	return b.sign(a.Attacker) * max(harm(least), harm(most)-loss)
}

// improved returns how many hits a pool has if its focus results are turned, and what that costs.
func (b *beginner) improved(id game.ShipID, hits, focuses int) (int, float64) {
	s := b.x.Ship(id)
	switch {
	case focuses == 0:
		return hits, 0
	case s.Has(game.FocusToken):
		return hits + focuses, b.keeping(id) * worthToken[game.FocusToken]
	case s.Has(game.CalculateToken):
		return hits + 1, b.keeping(id) * worthToken[game.CalculateToken]
	case s.Force > 0:
		n := min(focuses, int(s.Force))
		return hits + n, worthForce * float64(n)
	}
	return hits, 0
}

// through returns how many of this many hits are expected to get past the defender.
func (b *beginner) through(a *game.Attack, hits, pc int) float64 {
	if pc <= b.steps.rollDefense {
		return b.odds.past(hits, rules.DefenseDiceCount(b.x), b.defenseWith(a.Defender))
	}
	evades, loss := a.Defense.Count(game.Evade), 0.0
	stay := float64(max(0, hits-evades))
	if pc > b.steps.modifyDefense {
		return stay
	}
	evades, loss = b.improved(a.Defender, evades, a.Defense.Count(game.Focus))
	if b.x.Ship(a.Defender).Has(game.EvadeToken) && evades < hits && evades < a.Defense.Total() {
		evades++
		loss += b.keeping(a.Defender) * worthToken[game.EvadeToken]
	}
	return min(stay, float64(max(0, hits-evades))+loss)
}

// attackSteps are the places of an edition's attack between which a pool can or cannot be
// changed any more.
type attackSteps struct {
	rollAttack, modifyAttack, rollDefense, modifyDefense, dealDamage int
}

// stepsOf finds the steps of the attack by their names.
func stepsOf(g *game.Game) attackSteps {
	steps := g.Procs[g.Roles[card.AttackRole]].Steps
	named := func(name string) int {
		for i := range steps {
			if steps[i].Name == name {
				return i
			}
		}
		panic("bot: an attack without a step " + name)
	}
	return attackSteps{
		rollAttack:    named(rules.RollAttackDice.Name),
		modifyAttack:  named("modify attack dice: attacker") + 1,
		rollDefense:   named(rules.RollDefenseDice.Name),
		modifyDefense: named("modify defense dice: defender") + 1,
		dealDamage:    named(rules.DealDamage.Name),
	}
}

// attackStep returns the step at which the innermost attack stands.
func (b *beginner) attackStep() int {
	s := b.x.S
	for i := int(s.Depth) - 1; i >= 0; i-- {
		if s.Frames[i].Proc == b.g.Roles[card.AttackRole] {
			return int(s.Frames[i].PC)
		}
	}
	return 0
}
