package cardimport

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"koiogran/content/points"
	"koiogran/engine/data"
)

// revisionFile is a history of a points list, as published: all cards of each.
type revisionFile struct {
	Revisions []struct {
		Date     string `json:"date"`
		Author   string `json:"author"`
		Pilots   map[string]revisedPilot
		Upgrades map[string]revisedUpgrade
	} `json:"revisions"`
}

type revisedPilot struct {
	Cost  int      `json:"cost"`
	Slots []string `json:"slots"`
	Pools []string `json:"pools"`
}

type revisedUpgrade struct {
	Cost struct {
		Value    looseNumber    `json:"value"`
		Variable string         `json:"variable"`
		Values   map[string]int `json:"values"`
	} `json:"cost"`
	Pools []string `json:"pools"`
}

// looseNumber is a number, which some files write as text.
type looseNumber int

// UnmarshalJSON reads either.
func (n *looseNumber) UnmarshalJSON(raw []byte) error {
	value, err := strconv.Atoi(strings.Trim(string(raw), `"`))
	*n = looseNumber(value)
	return err
}

// changeFile is a list as what it changes, each as what was and what is.
type changeFile struct {
	Changes struct {
		Pilots map[string]struct {
			Cost []int `json:"cost"`
		} `json:"pilots"`
		Upgrades map[string]struct {
			Cost []data.Cost `json:"cost"`
		} `json:"upgrades"`
	} `json:"changes"`
}

// PointsLists makes points lists of second edition from a file: of a history of whole lists, or of changes, which need
// a name and a date; or the list itself.
func PointsLists(content []byte, name, date string) ([]*data.PointsList, error) {
	var history revisionFile
	var changes changeFile
	var err error
	if json.Unmarshal(content, &history) == nil && len(history.Revisions) > 0 {
		return revisions(&history)
	}
	if json.Unmarshal(content, &changes) == nil && len(changes.Changes.Pilots)+len(changes.Changes.Upgrades) > 0 {
		if name == "" {
			return nil, fmt.Errorf("cardimport: a file of changes needs a name and a date: --list NAME@DATE")
		}
		l := changed(&changes)
		l.Name, l.Date = name, date
		return checked(l)
	}
	l, err := points.Parse(content)
	if err != nil {
		return nil, err
	}
	return checked(l)
}

// checked returns a list whose cards there are.
func checked(l *data.PointsList) ([]*data.PointsList, error) {
	if _, err := points.Under(l); err != nil {
		return nil, err
	}
	return []*data.PointsList{l}, nil
}

// revisions returns the lists of a history, each as what differs from the tables.
func revisions(history *revisionFile) ([]*data.PointsList, error) {
	base := data.Second()
	var all []*data.PointsList
	for _, r := range history.Revisions {
		other := &data.Catalogue{Edition: base.Edition}
		for i := range base.Pilots {
			p := base.Pilots[i]
			if now, ok := r.Pilots[p.ID]; ok {
				p.Cost, p.Slots, p.Pools = now.Cost, slotsNamed(now.Slots), poolsNamed(now.Pools)
				other.Pilots = append(other.Pilots, p)
			}
		}
		for i := range base.Upgrades {
			u := base.Upgrades[i]
			if now, ok := r.Upgrades[u.ID]; ok {
				u.Cost = data.Cost{Value: int(now.Cost.Value), By: now.Cost.Variable, Values: inLower(now.Cost.Values)}
				u.Pools = poolsNamed(now.Pools)
				other.Upgrades = append(other.Upgrades, u)
			}
		}
		name := strings.ToLower(r.Author)
		if name == "" || len(other.Pilots) == 0 {
			return nil, fmt.Errorf("cardimport: a revision without an author or cards")
		}
		all = append(all, base.ListOf(other, name, r.Date))
	}
	return all, nil
}

// slotsNamed are slots as the tables have them.
func slotsNamed(names []string) []data.Slot {
	var slots []data.Slot
	for _, name := range names {
		key := data.Key(name)
		i := slices.IndexFunc(data.Slots(), func(s data.Slot) bool { return data.Key(string(s)) == key })
		if i < 0 {
			slots = append(slots, data.Slot(strings.ToLower(name)))
			continue
		}
		slots = append(slots, data.Slots()[i])
	}
	return slots
}

// inLower are prices by sizes and numbers, as the tables write these.
func inLower(values map[string]int) map[string]int {
	if values == nil {
		return nil
	}
	all := map[string]int{}
	for key, price := range values {
		all[strings.ToLower(key)] = price
	}
	return all
}

func poolsNamed(names []string) []data.Pool {
	var pools []data.Pool
	for _, name := range names {
		pools = append(pools, data.Pool(name))
	}
	return pools
}

// changed returns a list of what a file changes.
func changed(file *changeFile) *data.PointsList {
	l := &data.PointsList{Edition: "second", Pilots: map[string]data.PilotPoints{}, Upgrades: map[string]data.UpgradePoints{}}
	for id, change := range file.Changes.Pilots {
		if n := len(change.Cost); n > 0 {
			l.Pilots[id] = data.PilotPoints{Cost: &change.Cost[n-1]}
		}
	}
	for id, change := range file.Changes.Upgrades {
		if n := len(change.Cost); n > 0 {
			l.Upgrades[id] = data.UpgradePoints{Cost: &change.Cost[n-1]}
		}
	}
	return l
}
