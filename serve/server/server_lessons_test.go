package server

import (
	"strings"
	"testing"

	"koiogran/serve/wire"
)

// fly sends answers to a lesson.
func fly(s *service, id string, in wire.LessonAnswers) (out wire.LessonState, status int) {
	if in.Answers == nil {
		in.Answers = []string{}
	}
	status, _ = s.call("POST", "/api/v1/lessons/"+id, "", in, &out)
	return out, status
}

func TestLessons_AreListedAndBegin(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	var list []wire.LessonName
	s.call("GET", "/api/v1/lessons", "", nil, &list)
	count := map[string]int{}
	for _, l := range list {
		count[l.Kind]++
		if l.Edition != "second" {
			continue // the server of the tests does not play it
		}
		out, status := fly(s, l.ID, wire.LessonAnswers{Seed: 7})
		if status != 200 || out.Outcome != "open" || out.State.Question == nil {
			t.Errorf("%s: %d %+v", l.ID, status, out.Outcome)
		}
	}
	if count["match"] != 3 || count["lesson"] != 8 || count["puzzle"] != 30 {
		t.Errorf("got %v", count)
	}
}

func TestLessons_GoOnFromAnswers(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	first, _ := fly(s, "lesson-1", wire.LessonAnswers{})
	if len(first.Dials.Ships) != 1 || len(first.State.Table.Ships) != 2 {
		t.Fatalf("got %+v", first.Dials)
	}
	answer := ""
	for _, o := range first.Dials.Ships[0].Options {
		if o.Maneuver.Word == "4,straight" {
			answer = o.Answer
		}
	}
	done, status := fly(s, "lesson-1", wire.LessonAnswers{Answers: []string{answer}})
	if status != 200 || done.Outcome != "reached" || done.Said == "" || done.State.Result.Winner != 1 {
		t.Errorf("%d %s %+v", status, done.Outcome, done.State.Result)
	}
	if len(done.State.Events) <= len(first.State.Events) {
		t.Error("nothing is sent")
	}
}

func TestLessons_RefuseWhatIsNotLegal(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	if _, status := fly(s, "lesson-1", wire.LessonAnswers{Answers: []string{"dial tie 9,straight"}}); status != 422 && status != 400 {
		t.Errorf("status %d", status)
	}
	if _, status := fly(s, "lesson-99", wire.LessonAnswers{}); status != 404 {
		t.Errorf("status %d", status)
	}
	out, _ := fly(s, "lesson-1", wire.LessonAnswers{Try: "pass"})
	if out.Tried == nil || out.Tried.Legal || !strings.Contains(out.Tried.Why, " ") {
		t.Errorf("got %+v", out.Tried)
	}
}

// The other side's dial stays facedown.
func TestLessons_KeepSecrets(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	first, _ := fly(s, "match-1", wire.LessonAnswers{Seed: 3})
	for _, ship := range first.State.Table.Ships {
		if first.State.Match.Ships[ship.ID].Seat == 2 && ship.Dial != nil && ship.Dial.Maneuver != nil {
			t.Errorf("the dial of %d is sent", ship.ID)
		}
	}
}

// Who plays a lesson can ask for the odds of an attack with all cards, as in a match.
func TestLessons_HaveOddsWithCards(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	in := wire.LessonAnswers{Seed: 7}
	for range 60 {
		out, status := fly(s, "match-1", in)
		if status != 200 || out.State.Question == nil {
			t.Fatalf("%d %s after %v: no attack came", status, out.Outcome, in.Answers)
		}
		if out.Chances != nil {
			t.Fatal("odds are sent that no one asked for")
		}
		if q := out.State.Question; q.About == "target" || q.About == "dice" {
			in.Odds = true
			out, _ = fly(s, "match-1", in)
			if out.Chances == nil || out.Chances.Question != len(in.Answers) || len(out.Chances.Options) == 0 {
				t.Errorf("asked about %s: %+v", q.About, out.Chances)
			}
			return
		}
		in.Answers = append(in.Answers, anyAnswer(out.State.Question).Answer)
	}
	t.Error("no attack came in 60 answers")
}
