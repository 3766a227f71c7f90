package server

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"koiogran/serve/wire"
)

// plainText is a response in plain text.
type plainText struct {
	ContentType string `header:"Content-Type"`
	Body        []byte
}

// query is a search.
type query struct {
	Q string `query:"q" maxLength:"100" doc:"Words, or an id or the beginning of one."`
}

// rosterQuery names a faction; the first of the edition if it is left out.
type rosterQuery struct {
	Edition string `query:"edition" maxLength:"20" required:"true"`
	Faction string `query:"faction" maxLength:"40"`
	Way     string `query:"way" maxLength:"60"`
}

// recordRoutes are those about matches that have been played.
func (s *Server) recordRoutes(api huma.API) {
	op := route{"GET", "/matches/{id}/record", "record", "The record of a finished match", smallBody,
		heavyRequest, 1}.operation()
	op.Responses = map[string]*huma.Response{"200": {
		Description: "A record, as docs/formats.md tells.",
		Content: map[string]*huma.MediaType{
			"text/plain": {Schema: &huma.Schema{Type: huma.TypeString}},
		},
	}}
	huma.Register(api, op, func(ctx context.Context, in *Seated) (*plainText, error) {
		out, err := s.record(ctx, in.ID)
		return &plainText{"text/plain; charset=utf-8", out}, s.problem(err)
	})
	huma.Register(api, route{"GET", "/matches/{id}/replay", "replay",
		"A finished match decision by decision", smallBody, heavyRequest, 1}.operation(),
		func(ctx context.Context, in *Seated) (*body[*wire.Replay], error) {
			out, err := s.replayOf(ctx, in.ID)
			return &body[*wire.Replay]{out}, s.problem(err)
		})
	huma.Register(api, route{"POST", "/replays", "replay-record", "A record decision by decision",
		largeBody, heavyRequest, 1}.operation(),
		func(ctx context.Context, in *input[wire.NewReplay]) (*body[*wire.Replay], error) {
			r, err := s.readRecord(in.Body.Record)
			if err != nil {
				return nil, s.problem(err)
			}
			out, err := s.replay(ctx, r)
			return &body[*wire.Replay]{out}, s.problem(err)
		})
	huma.Register(api, route{"POST", "/replays/analysis", "analyze", "What happened in a round of a finished match",
		largeBody, longRequest, 3}.operation(),
		func(ctx context.Context, in *input[wire.NewAnalysis]) (*body[*wire.Analysis], error) {
			out, err := s.analyze(ctx, &in.Body)
			return &body[*wire.Analysis]{out}, s.problem(err)
		})
	huma.Register(api, created(route{"POST", "/replays/matches", "play-on",
		"Begin a match that goes on from a place of a record", largeBody, createRequest, 1}),
		func(ctx context.Context, in *input[wire.NewReplayMatch]) (*body[*wire.Created], error) {
			out, err := s.playOn(ctx, &in.Body)
			return &body[*wire.Created]{out}, s.problem(err)
		})
}

// lookRoutes are those in which squads, rules and cards are looked up.
func (s *Server) lookRoutes(api huma.API) {
	huma.Register(api, route{"POST", "/squads/check", "check", "A squad, judged and laid out",
		squadBody, heavyRequest, 1}.operation(),
		func(_ context.Context, in *input[wire.SquadText]) (*body[*wire.SquadSheet], error) {
			out, err := s.sheet(&in.Body)
			return &body[*wire.SquadSheet]{out}, s.problem(err)
		})
	huma.Register(api, route{"GET", "/squads/roster", "roster", "What a faction can bring", smallBody,
		heavyRequest, 2}.operation(),
		func(_ context.Context, in *rosterQuery) (*body[*wire.Roster], error) {
			out, err := s.roster(in)
			return &body[*wire.Roster]{out}, s.problem(err)
		})
	huma.Register(api, route{"POST", "/squads/build", "build", "A squad that is being built, judged",
		squadBody, heavyRequest, 1}.operation(),
		func(_ context.Context, in *input[wire.Draft]) (*body[*wire.Built], error) {
			out, err := s.build(&in.Body)
			return &body[*wire.Built]{out}, s.problem(err)
		})
	huma.Register(api, route{"POST", "/squads/complete", "complete", "The rest of a squad that is being built, as a suggestion",
		squadBody, heavyRequest, 3}.operation(),
		func(_ context.Context, in *input[wire.Draft]) (*body[*wire.Draft], error) {
			out, err := s.complete(&in.Body)
			return &body[*wire.Draft]{out}, s.problem(err)
		})
	huma.Register(api, route{"POST", "/squads/draw", "draw", "A squad drawn at random", squadBody,
		heavyRequest, 3}.operation(),
		func(_ context.Context, in *input[wire.DrawnSquad]) (*body[*wire.ReadySquad], error) {
			out, err := s.drawSquad(&in.Body)
			return &body[*wire.ReadySquad]{out}, s.problem(err)
		})
	huma.Register(api, route{"GET", "/rules", "rules", "Search the rules", smallBody,
		heavyRequest, 1}.operation(),
		func(_ context.Context, in *query) (*body[[]wire.Clause], error) {
			return &body[[]wire.Clause]{s.clauses(in.Q)}, nil
		})
	huma.Register(api, route{"GET", "/scenarios/{id}", "scenario", "A rule as an example, drawn",
		smallBody, heavyRequest, 1}.operation(),
		func(_ context.Context, in *struct {
			ID string `path:"id" maxLength:"200"`
		},
		) (*body[*wire.Scenario], error) {
			out, err := s.scenario(in.ID)
			return &body[*wire.Scenario]{out}, s.problem(err)
		})
	huma.Register(api, route{"GET", "/lessons", "lessons", "First matches, lessons and puzzles", smallBody,
		anyRequest, 1}.operation(),
		func(context.Context, *struct{}) (*body[[]wire.LessonName], error) {
			return &body[[]wire.LessonName]{s.lessons()}, nil
		})
	huma.Register(api, route{"POST", "/lessons/{id}", "lesson", "A lesson after answers", squadBody,
		heavyRequest, 1}.operation(),
		func(_ context.Context, in *struct {
			ID   string `path:"id" maxLength:"40"`
			Body wire.LessonAnswers
		},
		) (*body[*wire.LessonState], error) {
			out, err := s.lesson(in.ID, &in.Body)
			return &body[*wire.LessonState]{out}, s.problem(err)
		})
	huma.Register(api, route{"GET", "/cards", "cards", "Search the cards", smallBody,
		heavyRequest, 1}.operation(),
		func(_ context.Context, in *query) (*body[[]wire.FoundCard], error) {
			return &body[[]wire.FoundCard]{s.cards(in.Q)}, nil
		})
}
