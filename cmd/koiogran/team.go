package main

import (
	"errors"
	"fmt"
	"koiogran/engine/data"
	"strings"

	"koiogran/engine/edition"
	"koiogran/play/squad"
)

// files returns the squad files of the seats, in their order.
func (c *playCommand) files() []string {
	list := []string{c.A, c.B}
	for _, path := range [...]string{c.C, c.D} {
		if path != "" {
			list = append(list, path)
		}
	}
	return list
}

// seats returns how many players play.
func (c *playCommand) seats() int {
	if c.past != nil {
		return c.past.Setup.Seats()
	}
	return len(c.files())
}

// seated says why the seats of a match cannot be filled so.
func (c *playCommand) seated() error {
	n := c.seats()
	if c.Human < 0 || c.Human > n {
		return fmt.Errorf("--human %d: expected %s", c.Human, [...]string{"1 or 2", "1 to 3", "1 to 4"}[n-2])
	}
	if n > 2 && (c.Escalation != "no" || c.Mission != "") {
		return errors.New("--escalation and --mission are for two players; expected two squad files")
	}
	return nil
}

// refuseAll says why the squads of a match may not play, each by itself and those of a team together
// (1e.team.same-points).
func refuseAll(facts *data.Catalogue, paths []string, squads []squad.Squad, format squad.Format, allow bool) error {
	var sides [2][]squad.Squad
	var files [2][]string
	for i := range squads {
		sides[i%2], files[i%2] = append(sides[i%2], squads[i]), append(files[i%2], paths[i])
	}
	most := len(sides[0])
	if len(squads) > 2 && !format.ForTeams() && !allow {
		return fmt.Errorf("teams do not play the format %s in %s; use --format=epic", format.Called(),
			squad.GameName(format.Edition))
	}
	var list []error
	for i := range squads {
		own := format
		if len(squads) > 2 {
			own = format.InTeam(len(sides[i%2]), most)
		}
		list = append(list, refuse(facts, paths[i], &squads[i], own, allow))
	}
	for i := range sides {
		if len(squads) > 2 && !allow {
			list = append(list, refuseTeam(facts, files[i], sides[i], format, most))
		}
	}
	return errors.Join(list...)
}

// refuseTeam says why the squads of a team may not play together.
func refuseTeam(facts *data.Catalogue, files []string, team []squad.Squad, format squad.Format, most int) error {
	var reasons []string
	for _, p := range squad.CheckTeam(facts, team, format, most) {
		reasons = append(reasons, p.Text+" ["+p.Clause+"]")
	}
	if len(reasons) == 0 {
		return nil
	}
	return fmt.Errorf("%s: %w together in the format %s: %s", strings.Join(files, ", "), squad.ErrIllegal,
		format.Called(), strings.Join(reasons, " "))
}

// team judges squads as those of one team, after each by itself.
func (c *squadCheck) team(p *program, judged []*squad.Judgment, format squad.Format) error {
	if len(judged) < len(c.Files) {
		return nil // it was said which could not be read
	}
	squads := make([]squad.Squad, len(judged))
	for i, j := range judged {
		squads[i] = j.Squad
		if a, b := squads[0].Edition, squads[i].Edition; a != b {
			return fmt.Errorf("%s is for %s and %s is for %s; expected a team for one game", c.Files[0],
				squad.GameName(a), c.Files[i], squad.GameName(b))
		}
	}
	e, ok := edition.ByID(squads[0].Edition)
	if !ok || !e.Teams {
		return fmt.Errorf("--team: %s has no rules for teams", squad.GameName(squads[0].Edition))
	}
	format, err := format.For(e.ID)
	if err != nil {
		return err
	}
	if !format.ForTeams() {
		return fmt.Errorf("--team: teams do not play the format %s; use --format=epic", format.Called())
	}
	if err := refuseTeam(e.Facts, c.Files, squads, format, c.size()); err != nil {
		return err
	}
	if c.JSON {
		return nil
	}
	_, err = fmt.Fprintf(p.out, "Together they are a legal team.\n")
	return err
}

// size returns how many players the larger of the two teams has.
func (c *squadCheck) size() int { return max(len(c.Files), 2) }

// inTeam returns a format for each squad of the team.
func (c *squadCheck) inTeam(format squad.Format) (squad.Format, error) {
	if n := len(c.Files); n > 2 || c.Escalation || c.Threat > 0 {
		return format, errors.New("--team: expected one or two squads, without --escalation or --threat")
	}
	return format.InTeam(len(c.Files), c.size()), nil
}
