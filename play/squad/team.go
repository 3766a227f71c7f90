package squad

import "koiogran/engine/data"

// ForTeams reports whether teams play in a format: in all of first edition, and in the Epic one of second edition
// (1e.team.two-teams, 2e.epic.team.seats).
func (f Format) ForTeams() bool { return f.Edition == First || f.PlayerPoints > 0 }

// InTeam returns the format for each squad of a team of this many players, where the larger team has most. In
// an Epic match of teams there are points for each player, and both teams have the same (1e.epic.squad,
// 1e.team.same-points, 2e.epic.team.seats); the ships that a side has room for are divided likewise. In other
// formats a team has the points of one squad, and CheckTeam counts them together.
func (f Format) InTeam(players, most int) Format {
	if f.PlayerPoints > 0 {
		f.Points = f.PlayerPoints * most / players
		f.EpicPoints = f.PlayerEpicPoints * float64(most) / float64(players)
		f.MaxShips /= players
	}
	return f
}

// Share returns the format for the share of one of this many players of a team. It differs from InTeam where a
// team has the points of one squad: the players divide them evenly.
func (f Format) Share(players, most int) Format {
	if f.PlayerPoints == 0 {
		f.Points /= players
		return f
	}
	return f.InTeam(players, most)
}

// CheckTeam returns every reason why the squads of a team are not legal together in a format, where the
// larger team has most players; none if they are. Each squad is judged by itself with Check and InTeam
// (1e.team.squad-rules-recommended). Here they count as one: all teams have the same points, whatever
// their number of players (1e.team.same-points, 2e.epic.team.seats). In first edition a unique name stands once
// in a team (1e.squad.unique-per-team); in second edition limited cards are counted for each squad, as Check does
// (2e.epic.team.limited).
func CheckTeam(c *data.Catalogue, team []Squad, f Format, most int) []Problem {
	var all Squad
	for _, s := range team {
		all.Ships = append(all.Ships, s.Ships...)
	}
	f = f.InTeam(1, most)
	k := newChecker(c, all, f)
	if cost := Cost(c, all); f.Points > 0 && cost > f.Points {
		k.reject(k.law.team, wholeSquad, "",
			"The team's squads cost %d points in total; the maximum is %d.", cost, f.Points)
	}
	if points := k.epicPoints(); f.EpicPoints > 0 && points > f.EpicPoints {
		k.reject("1e.epic.squad", wholeSquad, "",
			"The team's squads have %g epic points in total; the maximum is %g.", points, f.EpicPoints)
	}
	if k.law.teamLimited != "" {
		law := *k.law
		law.limited, law.acrossTypes = law.teamLimited, law.teamLimited
		k.law = &law
		k.limited()
	}
	return k.problems
}
