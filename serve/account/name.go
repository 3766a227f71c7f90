package account

import (
	"net/http"
	"slices"
	"strings"
	"unicode"

	"koiogran/serve/route"
)

// errName says what a name can have.
var errName = route.Refuse(http.StatusUnprocessableEntity,
	"a name can have up to 30 letters, digits, spaces and common punctuation marks")

// NameOf returns a name as it is shown: printed characters, single spaces.
func NameOf(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	if !Legible(name) {
		return "", errName
	}
	return name, nil
}

// blanks are letters and signs that no one sees: a name of them would be none, or look like another one.
const blanks = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"

// mostMarks is how many marks a letter has at most. More of them cover the lines around.
const mostMarks = 3

// Legible reports whether each character of what someone calls themselves or says is seen, in its own place.
func Legible(text string) bool {
	marks := mostMarks // before the first letter there is none to carry them
	for _, r := range text {
		switch {
		case !unicode.IsPrint(r), strings.ContainsRune(blanks, r):
			return false
		case !unicode.Is(unicode.M, r):
			marks = 0
		case marks == mostMarks:
			return false
		default:
			marks++
		}
	}
	return true
}

// double are letters of other alphabets that look like Latin ones, small or as capitals, and latin are those in their order.
var double, latin = []rune("авекмнорстухіјѕԁһӏԛԝαβεζηικμνορτυχıɑ"), []rune("abekmhopctyxijsdhlqwabezhikmnoptuxia")

// sameName returns a name as it is compared with others: in small letters, without spaces and marks. A name that looks like
// a Latin one, because every other letter in it does, is that.
func sameName(name string) string {
	plain := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
	strange := false
	looks := strings.Map(func(r rune) rune {
		if i := slices.Index(double, r); i >= 0 {
			return latin[i]
		}
		strange = strange || r > unicode.MaxASCII
		return r
	}, plain)
	if strange {
		return plain
	}
	return looks
}
