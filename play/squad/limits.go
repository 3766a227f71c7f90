package squad

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Limits of a squad file. Real files stay far below all of them.
const (
	maxBytes     = 256 << 10 // of the file, and of what a compressed file unpacks to
	maxDepth     = 32        // of objects and lists within each other
	maxName      = 100       // characters of the squad's name
	maxText      = 4000      // characters of the description
	maxID        = 100       // bytes of an id
	maxShips     = 60
	maxUpgrades  = 60 // of one ship
	maxObstacles = 3
	maxLinks     = 60  // of one paste
	maxLines     = 500 // of a list of names
	maxSaid      = 60  // sentences of each kind in a report
	maxExtra     = 12  // fields that are not part of a squad, by name
)

// ErrFile is wrapped by every error about a file that cannot be read as a squad.
var ErrFile = errors.New("squad: cannot read the file")

var (
	errDamaged = fmt.Errorf("%w: it is compressed, and cut off or damaged", ErrFile)
	errLarge   = fmt.Errorf("%w: it is larger than %d kilobytes", ErrFile, maxBytes>>10)
)

// load reads a whole file within the limits, unpacking it if it is compressed as in QR codes. part reports whether it is
// a text that goes on beyond them.
func load(r io.Reader) (content []byte, part bool, err error) {
	content, err = readUpTo(r)
	if errors.Is(err, errLarge) && isText(content) {
		content, part = content[:bytes.LastIndexAny(content, " \n&YrR)")+1], true // between words, lines or ships
	} else if err != nil {
		return nil, false, err
	}
	if len(content) > 1 && content[0] == 0x78 && (int(content[0])<<8|int(content[1]))%31 == 0 {
		unpacked, err := zlib.NewReader(bytes.NewReader(content))
		if err != nil {
			return nil, false, errDamaged
		}
		if content, err = readUpTo(unpacked); errors.Is(err, errLarge) {
			return nil, false, err
		} else if err != nil {
			return nil, false, errDamaged
		}
	}
	content = bytes.TrimPrefix(content, []byte("\uFEFF"))
	if !utf8.Valid(content) {
		return nil, false, fmt.Errorf("%w: expected text in UTF-8", ErrFile)
	}
	return content, part, nil
}

// isText reports whether a file is a text of lines or links, of which a part can be read.
func isText(content []byte) bool {
	start := bytes.TrimLeftFunc(content, unicode.IsSpace)
	return len(start) > 0 && !bytes.ContainsRune([]byte("{[x"), rune(start[0]))
}

func readUpTo(r io.Reader) ([]byte, error) {
	content, err := io.ReadAll(io.LimitReader(r, maxBytes+1))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFile, err)
	}
	if len(content) > maxBytes {
		return content[:maxBytes], errLarge
	}
	return content, nil
}

// checkDepth refuses deep nesting before anything is decoded.
func checkDepth(content []byte) error {
	depth, quoted, escaped := 0, false, false
	for i, b := range content {
		switch {
		case escaped:
			escaped = false
		case quoted && b == '\\':
			escaped = true
		case b == '"':
			quoted = !quoted
		case quoted:
		case b == '{' || b == '[':
			depth++
		case b == '}' || b == ']':
			depth--
		}
		if depth > maxDepth {
			line := 1 + bytes.Count(content[:i], []byte("\n"))
			return fmt.Errorf("%w: line %d: more than %d levels of lists within lists",
				ErrFile, line, maxDepth)
		}
	}
	return nil
}

// clean cuts a text to a number of characters and takes out what could upset a terminal or turn
// the writing direction. Line breaks stay.
func clean(text string, limit int) string {
	text = strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return r
		case unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == utf8.RuneError:
			return -1
		}
		return r
	}, text)
	if runes := []rune(text); len(runes) > limit {
		text = string(runes[:limit])
	}
	return strings.TrimSpace(text)
}
