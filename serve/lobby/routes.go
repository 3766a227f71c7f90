package lobby

import (
	"context"

	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// rosterQuery names a faction; the first of the edition if it is left out.
type rosterQuery struct {
	Edition string `query:"edition" maxLength:"20" required:"true"`
	Faction string `query:"faction" maxLength:"40"`
	Way     string `query:"way" maxLength:"60"`
	List    string `query:"list" maxLength:"80"`
}

// listsQuery names two points lists of an edition.
type listsQuery struct {
	Edition string `query:"edition" maxLength:"20" required:"true"`
	A       string `query:"a" maxLength:"80" required:"true"`
	B       string `query:"b" maxLength:"80" required:"true"`
}

// Routes returns those in which squads, rules and cards are looked up.
func (lb *Lobby) Routes() []route.Route {
	return []route.Route{
		route.On(route.Op("GET", "/lobby", "lobby", "List what a match can be made of", route.SmallBody, route.Any, 1),
			func(context.Context, *route.None) (wire.Lobby, error) { return lb.Info(), nil }),
		route.OnBody(route.Op("POST", "/squads/check", "check", "Check a squad and lay it out", route.SquadBody, route.Heavy, 1),
			route.Soon(lb.sheet)),
		route.On(route.Op("GET", "/squads/roster", "roster", "List what a faction can field", route.SmallBody, route.Heavy, 2), route.Soon(lb.roster)),
		route.OnBody(route.Op("POST", "/squads/build", "build", "Check a squad in progress", route.SquadBody, route.Heavy, 1),
			route.Soon(lb.build)),
		route.OnBody(route.Op("POST", "/squads/complete", "complete", "Suggest how to complete a squad in progress",
			route.SquadBody, route.Heavy, 3), lb.Complete),
		route.OnBody(route.Op("POST", "/squads/shelf", "shelf", "List squads to choose from, with their ships, points and legality",
			route.LargeBody, route.Heavy, 2), route.Soon(lb.shelf)),
		route.OnBody(route.Op("POST", "/squads/draw", "draw", "Generate a random squad", route.SquadBody, route.Heavy, 3),
			lb.DrawSquad),
		route.On(route.Op("GET", "/points/changes", "points-changes", "List the differences of two points lists", route.SmallBody, route.Heavy, 1),
			route.Soon(lb.differences)),
	}
}
