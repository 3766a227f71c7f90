package wire

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/replay"
	"koiogran/play/text"
	"koiogran/play/view"
)

// Question says what the viewer is asked, nil if nothing. Its number is for the caller to fill
// in.
func (t *Teller) Question(v *view.View) *Question {
	q := v.Ask(t.x)
	if q == nil {
		return nil
	}
	said := t.Language.Question(t.x, q)
	out := &Question{
		Text: said.String(), Parts: said, Kind: "pick", About: t.about(q), Ship: shipNumber(q.Ship),
		Options: make([]Option, 0, q.N), Section: text.SectionAsked(t.x, q).String(),
	}
	if q.Kind == game.PlaceQuestion {
		out.Kind = "place"
		from, to, slides := v.Line(t.x, q)
		out.Place = t.place(v)
		if slides {
			out.Place.Line = []Pose{poseOf(from), poseOf(to)}
			out.Place.Zone = []Point{poseOf(from).Point, poseOf(to).Point}
		}
		return out
	}
	words := replay.Texts(t.x, q)
	for i, c := range q.Options() {
		out.Options = append(out.Options, t.option(v, q, c, words[i]))
	}
	out.Default = words[q.Default]
	out.Face = t.face(q)
	out.Even = t.even(v, q, out.About)
	t.odds(v, q, out)
	t.after(v, q, out)
	t.ends(v, q, out)
	out.Refused = t.refused(q)
	return out
}

// refused says what a player might have expected among the options, and why it is not there.
func (t *Teller) refused(q *game.Question) []Refusal {
	var list []Refusal
	for _, r := range rules.Refused(t.x, q) {
		out := Refusal{Clause: t.g.Reasons[r.Why], Ship: shipNumber(r.Ship)}
		what, why := t.Language.Refused(t.x, r)
		out.Text, out.Why, out.Icon = what.String(), why.String(), refusedIcon(&r)
		if r.Proof.Given {
			out.Proof = proofOf(t.Language, t.g, r.Proof)
		}
		list = append(list, out)
	}
	return list
}

// about names what a question decides: dial, place, dice, action, queue, system, device, target,
// weapon, move, turret, player, split (from wings), join (wings) or choice.
func (t *Teller) about(q *game.Question) string {
	if q.Window != game.NoWindow {
		return t.windowAbout(q.Window)
	}
	if q.Kind == game.PlaceQuestion {
		return "place"
	}
	switch t.g.Procs[q.Proc].Steps[q.PC].Name {
	case rules.AskSplit:
		return "split"
	case rules.AskJoin:
		return "join"
	case rules.AskBeacon:
		return "ship"
	}
	first := q.Opts[0]
	switch first.Verb {
	case game.DialVerb:
		if first.Ship != game.NoShip {
			return "dial"
		}
		return "move"
	case game.PickVerb:
		switch q.Proc {
		case t.g.Roles[card.AttackRole]:
			return "target"
		case t.g.Roles[card.RoundRole]:
			return "turn"
		}
		return "ship"
	case game.WeaponVerb:
		return "weapon"
	case game.SideVerb, game.MoveVerb:
		return "move"
	case game.TemplateVerb:
		return "device"
	case game.ArcVerb:
		return "turret"
	case game.PlayerVerb:
		return "player"
	case game.NumberVerb, game.FaceVerb:
		if t.x.Attack() != nil {
			return "dice"
		}
	}
	return "choice"
}

// face returns the face of which dice are counted to be rerolled, "" for other questions.
func (t *Teller) face(q *game.Question) string {
	if q.N == 0 || q.Opts[0].Verb != game.NumberVerb || t.x.Attack() == nil {
		return ""
	}
	for f := range game.NumFaces {
		if strings.Contains(t.g.Procs[q.Proc].Steps[q.PC].Name, " "+f.String()+" results") {
			return f.String()
		}
	}
	return ""
}

// windowAbout names what is decided in a window.
func (t *Teller) windowAbout(w game.Window) string {
	switch w {
	case card.PerformAction:
		return "action"
	case card.ModifyAttack, card.ModifyDefense:
		return "dice"
	case card.SystemStep:
		return "system"
	case card.PlaceOne:
		return "device"
	}
	return "queue"
}

// option encodes an answer.
func (t *Teller) option(v *view.View, q *game.Question, c game.Choice, words string) Option {
	out := Option{
		Answer: words, Text: t.Language.Choice(t.x, q, c).String(), Verb: verbs[c.Verb], Ship: shipNumber(c.Ship),
	}
	out.Icon = iconOf(t.named(q, c))
	switch c.Verb {
	case game.TemplateVerb:
		out.Way = t.Language.Say(t.g, "way "+strconv.Itoa(int(c.N)), 0).Capital().String()
	case game.UseVerb:
		out.Does = t.does(v, c)
		if a := v.Offered(t.x, c); a != nil {
			out.Spends, out.links = a.Spends.String(), a.Links
		}
	case game.ObjectVerb:
		out.Ship, out.Section = shipNumber(c.Object.Ship()), c.Object.Section().String()
		out.Object, out.Proof = objectWords(c.Object), t.reach(q, c.Object)
	case game.PickVerb:
		out.Section = c.Object.Section().String()
		out.Proof = t.reach(q, game.SectionOf(c.Ship, c.Object.Section()))
		if q.Proc == t.g.Roles[card.AttackRole] && t.x.Attack() != nil {
			a := t.x.Attack()
			out.Meets = t.blocks(v, a.Attacker, c.Ship, c.Object.Section(), card.WeaponOf(t.x, a))
		}
	case game.CardVerb:
		if c.Card != game.NoCard {
			n := int(c.Card)
			out.Card = &n
		}
	case game.WeaponVerb:
		if a := t.x.Attack(); a != nil && a.Declared { // a counterattack has its target already
			break
		}
		out.Sights = t.targets(v, q.Ship, int(c.Item))
		out.Free = freeWeapon(&t.g.Ships[q.Ship].Weapons[c.Item]) && rules.CostOf(t.x, q, c) == rules.Cost{}
	}
	out.Costs = t.costs(q, c)
	if !c.Maneuver.IsNone() {
		out.Maneuver = t.maneuverOf(c.Ship, c.Maneuver)
	}
	t.preview(v, q, c, &out)
	return out
}

// costs says what an option costs in addition to what its words name, "" for nothing.
func (t *Teller) costs(q *game.Question, c game.Choice) string {
	switch cost := rules.CostOf(t.x, q, c); {
	case cost.Energy > 0:
		return t.Language.Say(t.g, "costs energy", cost.Energy).String()
	case cost.Calculates > 0:
		return t.Language.Say(t.g, "costs calculate", cost.Calculates).String()
	}
	return ""
}

// does says what the ability of an answer does.
func (t *Teller) does(v *view.View, c game.Choice) string {
	switch n := int(c.Card) - len(t.g.Cards); {
	case c.Card == game.NoCard:
		return ""
	case n < 0:
		return t.book.Does(&t.g.Cards[c.Card])
	default:
		return t.book.dealt[t.g.Dealt[v.Table().Cards[n].Code].ID]
	}
}

// reach returns the measurement from the ship that is asked about to something else on the table: in
// the arc of the weapon where a target is asked for.
func (t *Teller) reach(q *game.Question, o game.Object) *Proof {
	id := o.Ship()
	if q.Ship == game.NoShip || q.Ship == id || !t.x.Ship(q.Ship).OnTable ||
		id != game.NoShip && !t.x.Ship(id).OnTable {
		return nil
	}
	a := t.x.Attack()
	if a == nil || id == game.NoShip || q.Proc != t.g.Roles[card.AttackRole] {
		return proofOf(t.Language, t.g, card.ProofTo(t.x, q.Ship, o))
	}
	w := card.WeaponOf(t.x, a)
	base := t.x.SectionPlaced(id, o.Section())
	m, ok := geom.InArc(t.g.Measure, t.x.Placed(a.Attacker), &base, card.WeaponArc(t.x, a.Attacker, w))
	if !ok {
		return nil
	}
	touching := t.x.Ship(a.Attacker).Touching.Has(id)
	_, margin := m.Margin()
	return proofOf(t.Language, t.g, game.Proof{
		AX: m.From.X, AY: m.From.Y, BX: m.To.X, BY: m.To.Y, Distance: m.Distance, Margin: margin,
		Range: int8(t.g.Measure.Range(m.Distance, touching)), Given: true,
	})
}

// objectWords name an obstacle or a device by its number.
func objectWords(o game.Object) string {
	switch o.Kind {
	case game.ObstacleObject:
		return "obstacle " + strconv.Itoa(int(o.ID))
	case game.DeviceObject:
		return "device " + strconv.Itoa(int(o.ID))
	}
	return ""
}

// place says what is to be placed, where, and a place for it that is legal. The suggestion is the
// same whenever the same table is asked about.
func (t *Teller) place(v *view.View) *Place {
	table := v.Table()
	seed := uint64(table.NObstacles)
	for id := range t.g.Ships {
		seed += uint64(uint32(table.Ships[id].Pose.X))
	}
	for id := range t.g.Obstacles {
		seed += uint64(uint32(table.Obstacles[id].Pose.X))
	}
	c := v.Draw(t.x, rand.New(rand.NewPCG(seed, uint64(v.Viewer()))))
	out := &Place{Zone: t.zone(v, c.Object)}
	if c.Verb == game.PassVerb {
		return out
	}
	if line, ok := t.Formation(v, c); ok {
		c = line
	}
	out.Word, out.Suggest = t.word(c.Object), poseOf(c.Pose)
	out.Others = t.others(v, c.Object)
	if id := c.Object.Ship(); id != game.NoShip {
		out.Ship = shipNumber(id)
		out.Width = float64(t.g.Ships[id].Size.Width())
		out.Length = float64(t.g.Ships[id].Size.Length())
		return out
	}
	if c.Object.Kind == game.DeviceObject {
		token := geom.PlaceDevice(t.g.Devices[table.Devices[c.Object.ID].Kind].Outline, geom.Pose{})
		out.Outline = outlineOf(token.Outline(nil))
		return out
	}
	if c.Object.Kind != game.ObstacleObject {
		out.Width, out.Length = float64(geom.Small.Width()), float64(geom.Small.Length())
		out.Outline = markerOutline()
		return out
	}
	n := int(c.Object.ID)
	out.Obstacle = &n
	token := t.g.Obstacles[n].Token(geom.Pose{})
	out.Outline = outlineOf(token.Outline(nil))
	return out
}

// others returns the things that may be placed instead of one, by their words: those of a kind that
// are not on the table and come up when placements are drawn.
func (t *Teller) others(v *view.View, but game.Object) []string {
	const draws = 16
	rnd := rand.New(rand.NewPCG(1, 1))
	var list []string
	for range draws {
		word := t.word(v.Draw(t.x, rnd).Object)
		if word != t.word(but) && !slices.Contains(list, word) {
			list = append(list, word)
		}
	}
	slices.Sort(list)
	return list
}

// zone returns the corners of where a thing may be placed in set-up: ships at the edge that their player has, obstacles
// and markers away from all edges. It is empty for a ship in play: a card or a rule says where it may be placed.
func (t *Teller) zone(v *view.View, o game.Object) []Point {
	const markerEdge, obstacleEdge = geom.Band, 2 * geom.Band
	corners := []Point{}
	away := int32(0)
	switch {
	case o.Ship() != game.NoShip && v.Table().Round > 0:
		return corners
	case o.Ship() != game.NoShip:
		for _, pose := range rules.ZoneOf(t.x, o.Ship()) {
			corners = append(corners, poseOf(pose).Point)
		}
		return corners
	case o.Kind == game.ObstacleObject && !t.g.Obstacles[o.ID].Dropped:
		away = obstacleEdge
	case o.Kind == game.MarkerObject:
		away = markerEdge
	}
	w, h := t.g.Area.Width, t.g.Area.Height
	return append(corners, spotOf(away, away), spotOf(w-away, away), spotOf(w-away, h-away), spotOf(away, h-away))
}

// verbs are the names of what answers do.
var verbs = [game.NumVerbs]string{
	game.PassVerb: "pass", game.UseVerb: "use", game.PickVerb: "pick", game.DialVerb: "dial",
	game.PlaceVerb: "place", game.NumberVerb: "number", game.WeaponVerb: "weapon",
	game.ObjectVerb: "object", game.SideVerb: "side", game.MoveVerb: "position",
	game.FaceVerb: "face", game.ActionVerb: "action", game.PlayerVerb: "player",
	game.ArcVerb: "arc", game.DamageVerb: "damage", game.TokenVerb: "token",
	game.OptionVerb: "option", game.TemplateVerb: "template", game.CardVerb: "card",
	game.ConcedeVerb: "concede",
}
