package search

// spell returns the word of the catalogue, or of what players say, that is meant by one that neither has: the nearest
// by letters that are missing, wrong, added or swapped. Short words are corrected by one letter, long ones by two. It is
// empty if none is near.
func (x *index) spell(word string) string {
	letters := []rune(word)
	allowed := 0
	switch n := len(letters); {
	case n >= 8:
		allowed = 2
	case n >= 4:
		allowed = 1
	}
	best, often := "", -1
	for _, known := range x.words {
		if d := distance(letters, []rune(known), allowed); d <= allowed {
			n := len(x.postings[term(known)])
			if d < allowed {
				best, often, allowed = known, n, d
			} else if n > often {
				best, often = known, n
			}
		}
	}
	return best
}

// distance returns how many letters must be added, dropped, replaced or swapped with their neighbor to make a of b. It is
// more than most if it would be.
func distance(a, b []rune, most int) int {
	if len(a)-len(b) > most || len(b)-len(a) > most {
		return most + 1
	}
	before, row := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	var earlier []int
	for i := range a {
		earlier, before, row = before, row, make([]int, len(b)+1)
		row[0] = i + 1
		least := row[0]
		for j := range b {
			cost := 1
			if a[i] == b[j] {
				cost = 0
			}
			row[j+1] = min(before[j+1]+1, row[j]+1, before[j]+cost)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], earlier[j-1]+1)
			}
			least = min(least, row[j+1])
		}
		if least > most {
			return most + 1
		}
	}
	return row[len(b)]
}
