package bot

import (
	"math"
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// Wingman returns the yardstick that flies by points: each ship takes the move of its dial that
// gets the most of them, while every enemy is thought to fly straight on. It looks one move ahead,
// so that the next one can stay on the table. It does not change any more, so that whatever is
// measured against it can be compared.
func Wingman(g *game.Game, seed uint64) Player {
	return &wingman{beginner: newBeginner(g, seed), mended: true}
}

// WingmanAsPublished is Wingman with three faults of the rule where it was published: it does not
// look at the next move, an evade token makes it expect one evade at most, and a target at range
// 3 has one more die against every weapon.
func WingmanAsPublished(g *game.Game, seed uint64) Player {
	return &wingman{beginner: newBeginner(g, seed)}
}

// wingman is the player of Wingman. What its rule does not speak of it does as a beginner.
type wingman struct {
	*beginner
	mended bool

	set   stamp
	dials [game.MaxShips]game.Maneuver
}

// Answer answers a question.
func (w *wingman) Answer(v *view.View, q *game.Question) game.Choice {
	switch w.look(v, q) {
	case dialTopic:
		if w.set.renew(w.x) {
			w.plan()
		}
		return dialChoice(q, w.dials[q.Opts[0].Ship])
	case targetTopic:
		return w.target()
	case actionTopic:
		return w.action()
	}
	return w.beginner.Answer(v, q)
}

// What the rule gives for a move, in points.
const (
	pointsRock     = -20_000 // it ends on one
	pointsShot     = 1_000   // each enemy in the primary weapon's shot
	pointsMine     = -2_000
	pointsCrossed  = -2_000 // a rock on the way,
	timesFarOff    = 10     // so often that beyond range 3 of all enemies
	pointsBump     = -500
	pointsRed      = -500
	pointsBlue     = 500    // while stressed
	pointsNoReturn = -5_000 // no next move stays on the table
)

// plan finds the moves of all own ships, in the order in which they move, of one initiative the
// one nearest to an enemy first.
func (w *wingman) plan() {
	var enemies, friends []geom.Placed
	var own []game.ShipID
	for id := range w.x.EachShip() {
		if w.mine(id) {
			own = append(own, id)
			friends = append(friends, *w.x.Placed(id))
		} else {
			enemies = append(enemies, w.drift(id))
		}
	}
	order := slices.Clone(own)
	slices.SortStableFunc(order, func(a, b game.ShipID) int {
		if c := int(w.x.Ship(a).Initiative) - int(w.x.Ship(b).Initiative); c != 0 {
			return c
		}
		return int(nearest(w.x.Placed(a), enemies)) - int(nearest(w.x.Placed(b), enemies))
	})
	for _, id := range order {
		i := slices.Index(own, id)
		others := slices.Concat(slices.Delete(slices.Clone(friends), i, i+1), enemies)
		w.dials[id] = w.move(id, others, enemies)
		end := geom.Execute(geom.Move{
			Size: w.g.Ships[id].Size, Start: w.x.Ship(id).Pose, Maneuver: w.dials[id].Path(),
		}, others)
		friends[i] = geom.Place(w.g.Ships[id].Size, end.Pose)
	}
}

// drift returns where an enemy is thought to go: straight on at speed 2, at speed 1 if it has an ion
// token.
func (w *wingman) drift(id game.ShipID) geom.Placed {
	m := game.Maneuver{Bearing: geom.Straight, Speed: 2}
	if w.x.Ship(id).Has(game.IonToken) {
		m.Speed = 1
	}
	return w.endOf(id, m)
}

// nearest returns the distance of a base to the nearest of others.
func nearest(base *geom.Placed, others []geom.Placed) int32 {
	least := int32(math.MaxInt32)
	for i := range others {
		least = min(least, geom.Distance(base, &others[i]).Distance)
	}
	return least
}

// scored is a move with its points.
type scored struct {
	m      game.Maneuver
	points float64
}

// move returns the best move of a ship: all are scored where they end, and the best is checked
// for what is in its way until the checked one is still the best.
func (w *wingman) move(id game.ShipID, others, enemies []geom.Placed) game.Maneuver {
	var list []scored
	for _, m := range w.g.Ships[id].Dial {
		if rules.MaySet(w.g, w.x.Ship(id), m) {
			list = append(list, scored{m, w.points(id, m, enemies)})
		}
	}
	best := func(a, b scored) int {
		switch {
		case a.points > b.points:
			return -1
		case a.points < b.points:
			return 1
		}
		return 0
	}
	checked := scored{points: math.Inf(-1)}
	slices.SortStableFunc(list, best)
	for _, s := range list {
		if s.points <= checked.points {
			break
		}
		if s.points += w.obstructions(id, s.m, others, enemies); s.points > checked.points {
			checked = s
		}
	}
	if math.IsInf(checked.points, -1) {
		return list[0].m
	}
	return checked.m
}

// points returns what a move gets where it ends.
func (w *wingman) points(id game.ShipID, m game.Maneuver, enemies []geom.Placed) float64 {
	on, next := w.staysOn(id, m)
	if !on || !w.mayFly(id, m) {
		return math.Inf(-1)
	}
	sum := 0.0
	if w.mended && !next {
		sum += pointsNoReturn
	}
	switch {
	case m.Difficulty == game.DifficultyRed:
		sum += pointsRed
	case m.Difficulty == game.DifficultyBlue && w.x.Ship(id).Has(game.StressToken):
		sum += pointsBlue
	}
	end := w.endOf(id, m)
	for i := range enemies {
		if w.primaryReaches(id, &end, &enemies[i]) {
			sum += pointsShot
		}
	}
	if len(enemies) == 0 {
		return sum
	}
	at := 0
	for i := range enemies {
		if geom.Distance(&end, &enemies[i]).Distance < geom.Distance(&end, &enemies[at]).Distance {
			at = i
		}
	}
	far := float64(geom.Distance(&end, &enemies[at]).Distance) / geom.Band
	return sum + 10*(10-math.Ceil(far)) + 180 - math.Abs(angleTo(end.Pose, enemies[at].Pose))
}

// primaryReaches reports whether a ship's primary weapon could shoot from one place at another.
func (w *wingman) primaryReaches(id game.ShipID, from, to *geom.Placed) bool {
	if geom.Beyond(from, to, w.g.Measure.Ruler()) {
		return false
	}
	for i := range w.g.Ships[id].Weapons {
		weapon := &w.g.Ships[id].Weapons[i]
		if !weapon.Primary() {
			continue
		}
		m, ok := geom.InArc(w.g.Measure, from, to, card.WeaponArc(w.x, id, weapon))
		if ok && m.Distance <= w.g.Measure.Ruler() {
			return true
		}
	}
	return false
}

// obstructions returns what a move gets for what is in its way.
func (w *wingman) obstructions(id game.ShipID, m game.Maneuver, others, enemies []geom.Placed,
) float64 {
	moved := geom.Execute(geom.Move{
		Size: w.g.Ships[id].Size, Start: w.x.Ship(id).Pose, Maneuver: m.Path(),
	}, others)
	way := moved.Passage()
	sum := 0.0
	if !moved.Full {
		sum += pointsBump
	}
	tokens, objects := w.x.Tokens()
	var list [game.MaxMet]geom.Encounter
	for _, e := range way.Meet(tokens, list[:0]) {
		switch {
		case objects[e.Token].Kind == game.DeviceObject:
			sum += pointsMine
		case e.Onto:
			sum += pointsRock
		case nearest(&way.End, enemies) > 3*geom.Band:
			sum += timesFarOff * pointsCrossed
		default:
			sum += pointsCrossed
		}
	}
	return sum
}

// target returns the enemy whose remaining strength is cut most by the means of both rolls, twice that
// if it may be destroyed.
func (w *wingman) target() game.Choice {
	a := w.x.Attack()
	return w.best(Ranks, func(c game.Choice) float64 {
		m, ok := rules.Target(w.x, a.Attacker, c.Ship, int(a.Weapon))
		left := float64(w.left(c.Ship))
		if !ok || left == 0 {
			return math.Inf(-1)
		}
		attack, defense := w.dice(a, c.Ship, int(m.Range))
		hits, evades := w.means(a.Attacker, c.Ship, attack, defense)
		points := (hits - evades) / left * 1000
		if hits-evades >= left {
			points *= 2
		}
		return points + float64(attack)/8*100 + float64(w.g.Ships[c.Ship].Points)
	})
}

// dice returns how many dice both sides roll.
func (w *wingman) dice(a *game.Attack, other game.ShipID, dist int) (attack, defense int) {
	s := w.x.S
	before := *a
	a.Defender, a.Range, a.Declared = other, int8(dist), true
	attack, defense = rules.AttackDiceCount(w.x), rules.DefenseDiceCount(w.x)
	if !w.mended && dist == 3 && card.WeaponOf(w.x, a).Ordnance {
		defense++
	}
	s.Attacks[s.NAttacks-1] = before
	return attack, defense
}

// means returns the hits and evades that both sides expect.
func (w *wingman) means(id, other game.ShipID, attack, defense int) (hits, evades float64) {
	hit, evade := 0.5, 3.0/8
	if w.attackWith(id, other)&withFocus != 0 {
		hit = 0.75
	}
	if w.attackWith(id, other)&withAgain != 0 {
		hit += (1 - hit) * hit
	}
	if w.defenseWith(other)&withFocus != 0 {
		evade = 5.0 / 8
	}
	hits, evades = hit*float64(attack), evade*float64(defense)
	if w.x.Ship(other).Has(game.EvadeToken) {
		evades++
		if !w.mended {
			evades = min(evades, 1)
		}
	}
	return hits, evades
}

// action takes what stands highest in a fixed list. Red actions are left out, except for turning
// an arc.
func (w *wingman) action() game.Choice {
	id := w.q.Ship
	shot := w.hasShot(id)
	best, most := w.q.Opts[w.q.Default], 0
	for _, c := range slices.Clone(w.q.Options()) {
		a := w.actionOf(c)
		if w.redOnBar(id, a) && a != game.RotateAction {
			continue
		}
		if n := w.priority(a, shot); n > most {
			best, most = c, n
		}
	}
	return best
}

// priority returns the place of an action in the list, 0 if it is not to be performed.
func (w *wingman) priority(a game.Action, shot bool) int {
	switch {
	case a == game.RotateAction && !shot:
		return 90
	case a == game.FocusAction && shot:
		return 80
	case a == game.CalculateAction && shot:
		return 70
	case a == game.LockAction:
		return 60
	case a == game.EvadeAction:
		return 50
	case a == game.FocusAction, a == game.CalculateAction:
		return 40
	case a == game.ReinforceAction:
		return 30
	case a == game.ReloadAction && !shot:
		return 20
	}
	return 0
}
