package game

import "strings"

// Vocabulary puts an edition's words into sentences in place of the usual ones.
type Vocabulary struct {
	usual    []string // the usual words, where they are few
	replacer *strings.Replacer
}

// few is up to how many words are looked for one by one before anything is replaced. Most sentences
// have none of them, and looking takes no memory.
const few = 8

// NewVocabulary returns a vocabulary of pairs: the usual words and the edition's. At each place of a
// sentence the first pair counts; what is replaced is not looked at again.
func NewVocabulary(pairs ...string) *Vocabulary {
	v := &Vocabulary{replacer: strings.NewReplacer(pairs...)}
	for i := 0; len(pairs) <= 2*few && i < len(pairs); i += 2 {
		v.usual = append(v.usual, pairs[i])
	}
	return v
}

// Replace says something in the edition's words.
func (v *Vocabulary) Replace(text string) string {
	if len(v.usual) == 0 {
		return v.replacer.Replace(text)
	}
	for _, words := range v.usual {
		if strings.Contains(text, words) {
			return v.replacer.Replace(text)
		}
	}
	return text
}
