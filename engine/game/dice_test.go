package game

import "testing"

func TestOutcomes_TwoAttackDice(t *testing.T) {
	// Two dice with four faces show ten different results. The ways are products of the sides:
	// 2 blanks, 2 focuses, 3 hits, 1 crit; twice that where the two dice differ.
	want := map[Faces]uint64{
		{Blank: 2}: 4, {Focus: 2}: 4, {Hit: 2}: 9, {Crit: 2}: 1,
		{Blank: 1, Focus: 1}: 8, {Blank: 1, Hit: 1}: 12, {Blank: 1, Crit: 1}: 4,
		{Focus: 1, Hit: 1}: 12, {Focus: 1, Crit: 1}: 4, {Hit: 1, Crit: 1}: 6,
	}
	got := map[Faces]uint64{}
	for dice, ways := range (Roll{AttackDice, 2}).Outcomes() {
		got[dice] += ways
	}
	if len(got) != len(want) {
		t.Errorf("got %d results, want %d", len(got), len(want))
	}
	for dice, ways := range want {
		if got[dice] != ways {
			t.Errorf("%v comes up in %d ways, want %d", dice, got[dice], ways)
		}
	}
}

func TestOutcomes_WaysAddUp(t *testing.T) {
	for _, color := range [...]DiceColor{AttackDice, DefenseDice} {
		want := uint64(1)
		for n := range uint8(9) {
			sum := uint64(0)
			for dice, ways := range (Roll{color, n}).Outcomes() {
				if dice.Total() != int(n) {
					t.Errorf("%d dice show %v", n, dice)
				}
				sum += ways
			}
			if sum != want {
				t.Errorf("%d dice of color %d: %d ways, want %d", n, color, sum, want)
			}
			want *= 8
		}
	}
}

func TestOutcomes_SixDiceShowEightyFourResults(t *testing.T) {
	results := 0
	for range (Roll{AttackDice, 6}).Outcomes() {
		results++
	}
	if results != 84 {
		t.Errorf("got %d results, want 84", results)
	}
}

func TestOutcomes_CanBeStopped(t *testing.T) {
	seen := 0
	for range (Roll{DefenseDice, 4}).Outcomes() {
		if seen++; seen == 3 {
			break
		}
	}
	if seen != 3 {
		t.Errorf("saw %d results", seen)
	}
}
