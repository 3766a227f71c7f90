package library

import (
	"context"

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

// Routes lists the routes with which rules, cards and lessons are looked up.
func (li *Library) Routes() []route.Route {
	return []route.Route{
		route.On(route.Op("GET", "/rules", "rules", "Search the rules", route.SmallBody, route.Heavy, 1),
			route.Soon(func(in *ruleQuery) (wire.FoundClauses, error) { return li.clauses(in.Q, in.Edition) })),
		route.On(route.Op("GET", "/scenarios/{id}", "scenario", "Get a rules scenario with its drawings", route.SmallBody, route.Heavy, 1),
			route.Soon(func(in *struct {
				ID string `path:"id" maxLength:"200"`
			}) (*wire.Scenario, error) {
				return li.Scenario(in.ID)
			})),
		route.On(route.Op("GET", "/lessons", "lessons", "List first matches, lessons and puzzles", route.SmallBody, route.Any, 1),
			func(context.Context, *route.None) ([]wire.LessonName, error) { return li.lessons(), nil }),
		route.On(route.Op("POST", "/lessons/{id}", "lesson", "Get the state of a lesson after the given answers", route.SquadBody, route.Heavy, 1),
			func(ctx context.Context, in *struct {
				ID   string `path:"id" maxLength:"40"`
				Body wire.LessonAnswers
			}) (*wire.LessonState, error) {
				return li.lesson(ctx, in.ID, &in.Body)
			}),
		route.On(route.Op("GET", "/cards", "cards", "Search the cards", route.SmallBody, route.Heavy, 1),
			func(_ context.Context, in *query) ([]wire.FoundCard, error) { return li.cards(in.Q), nil }),
	}
}
