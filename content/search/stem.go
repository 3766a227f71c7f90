package search

import "strings"

// stem cuts the endings off an English word, after M. F. Porter's rules of 1980, so that a word is found in each of
// its forms: decloak, decloaks, decloaked and decloaking have one stem. A stem need not be a word. The word is in
// lower case.
func stem(word string) string {
	if len(word) <= 2 || word[0] < 'a' || word[0] > 'z' {
		return word
	}
	w := inflection(plural(word))
	if strings.HasSuffix(w, "y") && hasVowel(w[:len(w)-1]) {
		w = w[:len(w)-1] + "i"
	}
	w = replaceEnd(w, 0, "ational", "ate", "tional", "tion", "ization", "ize", "ation", "ate", "ator", "ate",
		"alism", "al", "iveness", "ive", "fulness", "ful", "ousness", "ous", "aliti", "al", "iviti", "ive",
		"biliti", "ble", "entli", "ent", "ousli", "ous", "alli", "al", "eli", "e", "bli", "ble", "izer", "ize",
		"enci", "ence", "anci", "ance")
	w = replaceEnd(w, 0, "icate", "ic", "ative", "", "alize", "al", "iciti", "ic", "ical", "ic", "ful", "", "ness", "")
	w = replaceEnd(w, 1, "ement", "", "ance", "", "ence", "", "able", "", "ible", "", "ment", "", "ant", "", "ent", "",
		"sion", "s", "tion", "t", "ism", "", "ate", "", "iti", "", "ous", "", "ive", "", "ize", "", "al", "", "er", "",
		"ic", "", "ou", "")
	return lastLetters(w)
}

// plural takes the s of a plural, or of a third person, off.
func plural(w string) string {
	switch {
	case strings.HasSuffix(w, "sses"), strings.HasSuffix(w, "ies"):
		return w[:len(w)-2]
	case strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss"):
		return w[:len(w)-1]
	}
	return w
}

// inflection takes the endings -ed and -ing off, and mends what they did to the stem.
func inflection(w string) string {
	if strings.HasSuffix(w, "eed") {
		return replaceEnd(w, 0, "eed", "ee")
	}
	cut, found := strings.CutSuffix(w, "ed")
	if !found {
		cut, found = strings.CutSuffix(w, "ing")
	}
	if !found || !hasVowel(cut) {
		return w
	}
	switch n := len(cut); {
	case strings.HasSuffix(cut, "at"), strings.HasSuffix(cut, "bl"), strings.HasSuffix(cut, "iz"):
		return cut + "e"
	case doubled(cut) && !strings.ContainsRune("lsz", rune(cut[n-1])):
		return cut[:n-1]
	case measure(cut) == 1 && short(cut):
		return cut + "e"
	}
	return cut
}

// lastLetters drops a last e, and one of two l.
func lastLetters(w string) string {
	if cut, ok := strings.CutSuffix(w, "e"); ok && (measure(cut) > 1 || measure(cut) == 1 && !short(cut)) {
		w = cut
	}
	if strings.HasSuffix(w, "ll") && measure(w) > 1 {
		w = w[:len(w)-1]
	}
	return w
}

// replaceEnd replaces the first of the endings that w has, if what is before it measures more than least. The pairs
// are an ending and its replacement; an ending comes after longer ones that end with it.
func replaceEnd(w string, least int, pairs ...string) string {
	for i := 0; i < len(pairs); i += 2 {
		cut, ok := strings.CutSuffix(w, pairs[i])
		if !ok {
			continue
		}
		if pairs[i] == "tion" || pairs[i] == "sion" { // the letter before -ion stays and counts
			if measure(cut+pairs[i+1]) > least {
				return cut + pairs[i+1]
			}
			return w
		}
		if measure(cut) > least {
			return cut + pairs[i+1]
		}
		return w
	}
	return w
}

// vowel reports whether the letter at i is one: a, e, i, o, u, or a y after a consonant.
func vowel(w string, i int) bool {
	switch w[i] {
	case 'a', 'e', 'i', 'o', 'u':
		return true
	case 'y':
		return i > 0 && !vowel(w, i-1)
	}
	return false
}

func hasVowel(w string) bool {
	for i := range len(w) {
		if vowel(w, i) {
			return true
		}
	}
	return false
}

// measure counts how often consonants follow vowels, Porter's m.
func measure(w string) int {
	m := 0
	for i := 1; i < len(w); i++ {
		if vowel(w, i-1) && !vowel(w, i) {
			m++
		}
	}
	return m
}

// doubled reports whether a word ends with a consonant twice.
func doubled(w string) bool {
	n := len(w)
	return n > 1 && w[n-1] == w[n-2] && !vowel(w, n-1)
}

// short reports whether a word ends with consonant, vowel, consonant, and the last is not w, x or y.
func short(w string) bool {
	n := len(w)
	return n > 2 && !vowel(w, n-3) && vowel(w, n-2) && !vowel(w, n-1) && !strings.ContainsRune("wxy", rune(w[n-1]))
}
