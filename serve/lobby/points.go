package lobby

import (
	"fmt"
	"sync"

	"koiogran/content/points"
	"koiogran/engine/data"
	"koiogran/engine/rules"
	"koiogran/play/squad"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// offered is a points list that tables may go by, with the cards and the edition as the list has them. To read squads
// takes the cards alone: the rules of an edition are prepared once it is played.
type offered struct {
	wire.PointsList
	facts   func() *data.Catalogue
	edition func() *rules.Compiled
}

// offeredLists prepares the lists that a server offers, the usual one of each edition first.
func offeredLists(o *Options) map[string][]offered {
	lists := map[string][]offered{}
	for _, e := range o.Editions {
		for _, l := range o.Points {
			if l.Edition != e.ID {
				continue
			}
			list := offered{
				PointsList: wire.PointsList{ID: l.ID(), Title: points.Called(l)}, facts: e.Facts, edition: e.Rules,
			}
			if l != points.Own(e.ID) {
				list.facts = sync.OnceValue(func() *data.Catalogue {
					facts, err := points.Under(l)
					if err != nil {
						panic(err) // a list is tried before it is offered
					}
					return facts
				})
				list.edition = sync.OnceValue(func() *rules.Compiled { return e.Rules().Under(list.facts()) })
			}
			lists[e.ID] = append(lists[e.ID], list)
		}
	}
	return lists
}

// offer returns a points list of an edition by its id, the usual one if none is named, nil for an edition without lists.
func (lb *Lobby) offer(edition, id string) (*offered, error) {
	lists := lb.lists[edition]
	for i := range lists {
		if id == "" || lists[i].ID == id {
			return &lists[i], nil
		}
	}
	if id == "" {
		return nil, nil
	}
	return nil, route.Invalidf("there is no points list %.80q of %s edition on this server; see the lobby for a list", id, edition)
}

// under returns an edition as a points list has its cards, the usual one if none is named; nil for an edition that is not
// played here.
func (lb *Lobby) under(edition, list string) (*rules.Compiled, error) {
	l, err := lb.offer(edition, list)
	if l == nil || err != nil {
		return lb.Edition(edition), err
	}
	return l.edition(), nil
}

// Usual returns an edition as its usual points list has its cards.
func (lb *Lobby) Usual(edition string) *rules.Compiled {
	c, _ := lb.under(edition, "") // only a list that is named can be unknown
	return c
}

// catalogues returns the cards of all editions as their usual lists have them, for reading squads.
func (lb *Lobby) catalogues() []*data.Catalogue {
	list := make([]*data.Catalogue, len(lb.o.Editions))
	for i, e := range lb.o.Editions {
		list[i] = lb.facts(e)
	}
	return list
}

// facts returns the cards of an edition as its usual list has them.
func (lb *Lobby) facts(e Edition) *data.Catalogue {
	if lists := lb.lists[e.ID]; len(lists) > 0 {
		return lists[0].facts()
	}
	return e.Facts()
}

// agreeOnList notes the points list that a table goes by.
func (lb *Lobby) agreeOnList(a *Agreement, id string) error {
	l, err := lb.offer(a.Edition.ID, id)
	if l == nil || err != nil {
		return err
	}
	a.Edition = l.edition()
	if len(lb.lists[a.Edition.ID]) > 1 {
		a.Terms.List = l.ID
	}
	return nil
}

// listSetting says which points list a table goes by.
func listSetting(id string) wire.Setting {
	title := id
	if l, err := points.Find(id); err == nil && l.ID() == id {
		title = points.Called(l)
	}
	return wire.Setting{Name: "points", Text: fmt.Sprintf("Points list: %s.", title)}
}

// listOf returns the id of the points list that facts follow, or nothing for an edition without lists.
func (lb *Lobby) listOf(facts *data.Catalogue) string {
	for _, l := range lb.lists[facts.Edition] {
		if l.facts() == facts {
			return l.ID
		}
	}
	return ""
}

// otherLists returns the cards of an edition under the other lists that are offered.
func (lb *Lobby) otherLists(facts *data.Catalogue) []*data.Catalogue {
	var all []*data.Catalogue
	for _, l := range lb.lists[facts.Edition] {
		if c := l.facts(); c != facts {
			all = append(all, c)
		}
	}
	return all
}

// listFor returns the list that a squad is checked against: the one asked for; else the one that its link names or that
// was in force on the day of its event, if the server offers it; else the standard one.
func (lb *Lobby) listFor(asked string, f *squad.Found) string {
	if asked != "" {
		return asked
	}
	own := f.Squad.List
	if l := points.Held(f.Squad.Edition, f.Date); l != nil && own == "" {
		own = l.ID()
	}
	if l, err := lb.offer(f.Squad.Edition, own); err == nil && l != nil {
		return l.ID
	}
	return ""
}

// judgedBy returns what a squad costs by each list that is offered, and whether it is legal by it.
func (lb *Lobby) judgedBy(sq *squad.Squad, format squad.Format) []wire.SquadList {
	lists := lb.lists[sq.Edition]
	if len(lists) < 2 {
		return nil
	}
	var all []wire.SquadList
	for _, l := range lists {
		facts := l.facts()
		all = append(all, wire.SquadList{
			PointsList: l.PointsList, Points: squad.Cost(facts, *sq), Legal: len(squad.Check(facts, *sq, format)) == 0,
		})
	}
	return all
}

// differences says how the cards differ between two lists.
func (lb *Lobby) differences(in *listsQuery) (*wire.ListChanges, error) {
	out := &wire.ListChanges{Changes: []wire.CardChange{}}
	a, err := lb.offer(in.Edition, in.A)
	if err != nil {
		return nil, err
	}
	b, err := lb.offer(in.Edition, in.B)
	if err != nil {
		return nil, err
	}
	if a == nil || b == nil {
		return nil, route.Invalidf("the %.20q edition has no points lists on this server", in.Edition)
	}
	out.A, out.B = a.PointsList, b.PointsList
	for _, change := range data.Differences(a.facts(), b.facts()) {
		item := wire.CardChange{
			Kind: string(change.Kind), ID: change.ID, Name: change.Name, Gained: words(change.Gained), Lost: words(change.Lost),
			Joined: data.PoolNames(change.Joined), Left: data.PoolNames(change.Left),
		}
		if p, ok := a.facts().Pilot(change.ID); ok && change.Kind == data.KindPilot {
			item.Ship = p.Ship
			if kind, ok := a.facts().Ship(p.Ship); ok {
				item.Ship = kind.Name
			}
		}
		if change.Before != nil {
			item.Before, item.After = change.Before.String(), change.After.String()
			if change.Before.By == "" && change.After.By == "" {
				item.By = change.After.Value - change.Before.Value
			}
		}
		out.Changes = append(out.Changes, item)
	}
	return out, nil
}

// words are terms as text.
func words[T ~string](list []T) []string {
	var all []string
	for _, w := range list {
		all = append(all, string(w))
	}
	return all
}
