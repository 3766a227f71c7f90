package server

import (
	"context"
	"net/http"

	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// query is a search.
type query struct {
	Q string `query:"q" maxLength:"100" doc:"Search terms."`
}

// ruleQuery is a question about the rules.
type ruleQuery struct {
	Q       string `query:"q" maxLength:"200" doc:"A question in your own words, or a clause id or prefix."`
	Edition string `query:"edition" maxLength:"20" doc:"Search this game only."`
}

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

// recordRoutes are those about matches that have been played.
func (s *Server) recordRoutes() []route.Route {
	record := on(op{"GET", "/matches/{id}/record", "record", "Get the record of a finished match", smallBody, route.Heavy, 1},
		func(ctx context.Context, in *Seated) (route.Text, error) {
			out, err := s.record(ctx, in.ID)
			return out, err
		})
	record.Tells = &route.Tells{
		Status: http.StatusOK, Media: "text/plain", Description: "A record; see docs/formats.md.",
	}
	return []route.Route{
		record,
		on(op{"GET", "/matches/{id}/replay", "replay", "Replay a finished match, decision by decision", smallBody,
			route.Heavy, 1},
			func(ctx context.Context, in *Seated) (*wire.Replay, error) { return s.replayOf(ctx, in.ID) }),
		onBody(op{"POST", "/replays", "replay-record", "Replay a record, decision by decision", largeBody, route.Heavy, 1},
			func(ctx context.Context, in *wire.NewReplay) (*wire.Replay, error) {
				r, err := s.readRecord(in.Record)
				if err != nil {
					return nil, err
				}
				return s.replay(ctx, r)
			}),
		onBody(op{"POST", "/replays/analysis", "analyze", "List the events of one round of a finished match", largeBody,
			route.Long, 3}, s.analyze),
		created(onBody(op{"POST", "/replays/matches", "play-on",
			"Begin a match that goes on from a place of a record", largeBody, route.Create, 1}, s.playOn)),
	}
}

// lookRoutes are those in which squads, rules and cards are looked up.
func (s *Server) lookRoutes() []route.Route {
	return []route.Route{
		onBody(op{"POST", "/squads/check", "check", "Check a squad and lay it out", squadBody, route.Heavy, 1},
			soon(s.sheet)),
		on(op{"GET", "/squads/roster", "roster", "List what a faction can field", smallBody, route.Heavy, 2}, soon(s.roster)),
		onBody(op{"POST", "/squads/build", "build", "Check a squad in progress", squadBody, route.Heavy, 1},
			soon(s.build)),
		onBody(op{"POST", "/squads/complete", "complete", "Suggest how to complete a squad in progress",
			squadBody, route.Heavy, 3}, s.complete),
		onBody(op{"POST", "/squads/shelf", "shelf", "List squads to choose from, with their ships, points and legality",
			largeBody, route.Heavy, 2}, soon(s.shelf)),
		onBody(op{"POST", "/squads/draw", "draw", "Generate a random squad", squadBody, route.Heavy, 3},
			s.drawSquad),
		on(op{"GET", "/points/changes", "points-changes", "List the differences of two points lists", smallBody, route.Heavy, 1},
			soon(s.differences)),
		on(op{"GET", "/rules", "rules", "Search the rules", smallBody, route.Heavy, 1},
			soon(func(in *ruleQuery) (wire.FoundClauses, error) { return s.clauses(in.Q, in.Edition) })),
		on(op{"GET", "/scenarios/{id}", "scenario", "Get a rules scenario with its drawings", smallBody, route.Heavy, 1},
			soon(func(in *struct {
				ID string `path:"id" maxLength:"200"`
			}) (*wire.Scenario, error) {
				return s.scenario(in.ID)
			})),
		on(op{"GET", "/lessons", "lessons", "List first matches, lessons and puzzles", smallBody, route.Any, 1},
			func(context.Context, *route.None) ([]wire.LessonName, error) { return s.lessons(), nil }),
		on(op{"POST", "/lessons/{id}", "lesson", "Get the state of a lesson after the given answers", squadBody, route.Heavy, 1},
			func(ctx context.Context, in *struct {
				ID   string `path:"id" maxLength:"40"`
				Body wire.LessonAnswers
			}) (*wire.LessonState, error) {
				return s.lesson(ctx, in.ID, &in.Body)
			}),
		on(op{"GET", "/cards", "cards", "Search the cards", smallBody, route.Heavy, 1},
			func(_ context.Context, in *query) ([]wire.FoundCard, error) { return s.cards(in.Q), nil }),
	}
}

// soon is f for a route that no one interrupts.
func soon[I, O any](f func(*I) (O, error)) func(context.Context, *I) (O, error) {
	return func(_ context.Context, in *I) (O, error) { return f(in) }
}
