package card

import "koiogran/engine/game"

// Suffer lets a ship suffer n damage: hits or critical hits. If conditions say where it is, a huge ship suffers it at the
// section that meets them (1e.huge.damage.unspecified-opponent-chooses). The target of an attack that is a section
// of a huge ship suffers it there (1e.huge.target.choose-section).
func Suffer[W Ref | Object, N number](who W, n N, face Faces, where ...Cond) Op {
	var of func(x *game.Exec) game.Object
	switch who := any(who).(type) {
	case Object:
		of = who
	case Ref:
		meets := All(where...)
		of = func(x *game.Exec) game.Object {
			id := who(x)
			if len(where) == 0 {
				return game.ShipAs(id)
			}
			return game.SectionOf(id, SectionThat(x, id, meets))
		}
	}
	return suffer(n, face, func(x *game.Exec, hits, crits int) {
		o := of(x)
		SufferOf(x, o.Ship(), x.Self(), hits, crits)
		if d := x.Damage(); d != nil && d.Ship == o.Ship() && o.Section() != game.NoSection {
			d.Section = o.Section()
		}
	})
}

// SectionThat returns the section of a huge ship that meets a condition which says where it is, NoSection if
// both do.
func SectionThat(x *game.Exec, id game.ShipID, meets Cond) game.Section {
	at := game.NoSection
	if x.Info(id).Huge == nil {
		return at
	}
	for _, k := range game.Sections() {
		if !x.AtSection(id, k, func(x *game.Exec) bool { return x.Candidate(id, meets) }) {
			continue
		}
		if at != game.NoSection {
			return game.NoSection
		}
		at = k
	}
	return at
}

// suffer is the op of damage of one kind.
func suffer[N number](n N, face Faces, strike func(x *game.Exec, hits, crits int)) Op {
	count, crit := numOf(n), face.one() == game.Crit
	return do("suffer damage", nil, func(x *game.Exec) {
		hits, crits := count(x), 0
		if crit {
			hits, crits = 0, hits
		}
		strike(x, hits, crits)
	}).says("suffer", amount(n), face.words())
}

// Inflict makes results that are left inflict tokens of a kind instead of damage, except for so
// many that are spent for 1 hit damage each (2e.attack.inflict-tokens). If faces are named, results
// of other faces stay as they are.
func Inflict(k Kinds, damage int, faces ...Faces) Op {
	t := k.Token()
	list := []game.Face{game.Hit, game.Crit}
	if len(faces) > 0 {
		list = anyOf(faces)
	}
	return do("inflict tokens", AttackHit, func(x *game.Exec) {
		a, n := x.Attack(), 0
		for _, f := range list {
			n += a.Attack.Remove(a.Attack.Count(f), f)
		}
		damage := min(damage, n)
		a.Attack.Fresh[game.Hit] += uint8(damage)
		a.Inflicts, a.Inflicted = t, uint8(n-damage)
		tell(x, AttackDice, game.DiceChanged, "attack.inflict-tokens")
	})
}

// cancelFace is the face of the result that SufferToCancel cancels.
var cancelFace = game.NewLocal[game.Face]("face", 0)

// SufferToCancel makes a ship suffer 1 damage of the kind of one of the results in a pool, to cancel
// that result; the player chooses which (2e.attack.cancel). Canceling is not modifying.
func SufferToCancel(r Ref, pool Pool, faces Faces) Op {
	return Op{
		What: "suffer 1 " + faces.words() + " to cancel it",
		Can:  Shows(pool, faces),
		Do: game.Parts{
			game.Locals{cancelFace},
			pickFace("choose the result to suffer", pool.countOf, faces.list(),
				func(x *game.Exec, f game.Face) {
					cancelFace.Set(x, f)
					hits, crits := 1, 0
					if f == game.Crit {
						hits, crits = 0, 1
					}
					SufferOf(x, r(x), x.Self(), hits, crits)
				}),
			game.Step{Name: "cancel the result", Do: func(x *game.Exec) {
				pool.of(x.Attack()).Remove(1, cancelFace.Get(x))
				tell(x, pool, game.DiceChanged, "attack.cancel")
			}},
		},
	}
}

// Source is the ship that deals the damage about to be suffered: the attacker, the ship whose
// ability it is, the ship that placed the bomb.
var Source Ref = func(x *game.Exec) game.ShipID {
	if d := x.Damage(); d != nil {
		return d.Source
	}
	return game.NoShip
}

// Cause is where damage, or a token, comes from.
type Cause uint8

// The causes.
const (
	AnAttack Cause = iota
	ABomb          // that detonates
	AnObstacle
)

// CausedBy reports whether the damage that is about to be suffered, or is being suffered, comes from one of these,
// or the token that was gained.
func CausedBy(c Cause) Cond {
	return func(x *game.Exec) bool {
		if t := x.Trigger(); t.Window == AfterGain && c == AnObstacle {
			return t.Object.Kind == game.ObstacleObject
		}
		d := x.Damage()
		return d != nil && [...]bool{AnAttack: d.Attack, ABomb: d.Bomb, AnObstacle: d.Obstacle}[c]
	}
}

// DealFaceupTo deals a ship a faceup damage card past its shields, after the present step. That is
// not suffering damage (1e.damage.deal-card-bypasses-shields, 1e.damage.deal-card-not-suffering).
func DealFaceupTo(x *game.Exec, id, by game.ShipID) {
	if !x.Ship(id).InPlay() {
		return
	}
	x.Call(DamageRole, id)
	*x.Damage() = game.Damage{Ship: id, Source: by, Crits: 1, Cards: true}
}

// SkipActionStep makes a ship skip its Perform Action step.
func SkipActionStep(x *game.Exec, id game.ShipID) { x.Ship(id).SkipAction = true }
