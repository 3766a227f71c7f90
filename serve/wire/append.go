package wire

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
	"unsafe"
)

// Append appends a message as JSON, byte for byte as encoding/json writes it. What each type needs is worked
// out once; the numbers of places, most of what is sent, have few decimals and are written as whole ones.
func Append(b []byte, v any) (out []byte, err error) {
	defer func() {
		if failed, ok := recover().(unwritten); ok {
			out, err = b, failed.error
		}
	}()
	if v == nil {
		return append(b, "null"...), nil
	}
	of := reflect.ValueOf(v)
	if of.Kind() != reflect.Pointer {
		held := reflect.New(of.Type())
		held.Elem().Set(of)
		return writerOf(of.Type())(b, held.UnsafePointer()), nil
	}
	if of.IsNil() {
		return append(b, "null"...), nil
	}
	return writerOf(of.Type().Elem())(b, of.UnsafePointer()), nil
}

// unwritten is why a value cannot be written; Append recovers it, all other panics go on.
type unwritten struct{ error }

// writer appends a value of one type, at which p points. Reflection would cost twice as much as all else, and
// messages are half of what a server does.
type writer func(b []byte, p unsafe.Pointer) []byte

// writers are those known, by their types.
var writers sync.Map

// writerOf returns what writes a type.
func writerOf(t reflect.Type) writer {
	if w, ok := writers.Load(t); ok {
		return w.(writer)
	}
	// Anyone who comes meanwhile, as a type does that holds itself, works it out when the first is written.
	later := sync.OnceValue(func() writer { return newWriter(t) })
	writers.Store(t, writer(func(b []byte, p unsafe.Pointer) []byte { return later()(b, p) }))
	w := newWriter(t)
	writers.Store(t, w)
	return w
}

// newWriter works out what writes a type. What the hot messages do not have is left to encoding/json.
func newWriter(t reflect.Type) writer {
	if says(t, "MarshalJSON") || says(t, "MarshalText") {
		return plain(t)
	}
	if t == reflect.TypeFor[Pose]() {
		return poseWriter
	}
	switch t.Kind() {
	case reflect.String:
		return func(b []byte, p unsafe.Pointer) []byte { return appendString(b, *(*string)(p)) }
	case reflect.Bool:
		return func(b []byte, p unsafe.Pointer) []byte { return strconv.AppendBool(b, *(*bool)(p)) }
	case reflect.Int:
		return func(b []byte, p unsafe.Pointer) []byte { return strconv.AppendInt(b, int64(*(*int)(p)), 10) }
	case reflect.Float64:
		return func(b []byte, p unsafe.Pointer) []byte { return appendFloat(b, *(*float64)(p)) }
	case reflect.Pointer:
		return pointerWriter(t)
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return plain(t)
		}
		return listWriter(t)
	case reflect.Array:
		return arrayWriter(t)
	case reflect.Struct:
		return structWriter(t)
	}
	return plain(t)
}

// poseWriter writes poses: one of three values in a message is theirs.
func poseWriter(b []byte, p unsafe.Pointer) []byte {
	at := (*Pose)(p)
	b = appendFloat(append(b, `{"x":`...), at.X)
	b = appendFloat(append(b, `,"y":`...), at.Y)
	b = appendFloat(append(b, `,"heading":`...), at.Heading)
	return append(b, '}')
}

// says reports whether a type, or a pointer to it, writes itself.
func says(t reflect.Type, method string) bool {
	_, own := t.MethodByName(method)
	_, pointer := reflect.PointerTo(t).MethodByName(method)
	return own || pointer
}

// plain leaves values of a type to encoding/json.
func plain(t reflect.Type) writer {
	return func(b []byte, p unsafe.Pointer) []byte { return marshaled(b, reflect.NewAt(t, p).Elem().Interface()) }
}

// marshaled appends what encoding/json writes.
func marshaled(b []byte, v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(unwritten{fmt.Errorf("wire: %w", err)})
	}
	return append(b, text...)
}

// pointerWriter writes what is pointed at.
func pointerWriter(t reflect.Type) writer {
	of := writerOf(t.Elem())
	return func(b []byte, p unsafe.Pointer) []byte {
		if p = *(*unsafe.Pointer)(p); p == nil {
			return append(b, "null"...)
		}
		return of(b, p)
	}
}

// listWriter writes slices.
func listWriter(t reflect.Type) writer {
	of, size := writerOf(t.Elem()), t.Elem().Size()
	return func(b []byte, p unsafe.Pointer) []byte {
		// Of slices of any type the head is the same.
		list := *(*[]struct{})(p)
		if list == nil {
			return append(b, "null"...)
		}
		return appendList(b, of, unsafe.Pointer(unsafe.SliceData(list)), len(list), size)
	}
}

// arrayWriter writes arrays.
func arrayWriter(t reflect.Type) writer {
	of, n, size := writerOf(t.Elem()), t.Len(), t.Elem().Size()
	return func(b []byte, p unsafe.Pointer) []byte { return appendList(b, of, p, n, size) }
}

// appendList writes values that lie one behind another.
func appendList(b []byte, of writer, first unsafe.Pointer, n int, size uintptr) []byte {
	b = append(b, '[')
	for i := range n {
		if i > 0 {
			b = append(b, ',')
		}
		b = of(b, unsafe.Add(first, uintptr(i)*size))
	}
	return append(b, ']')
}

// field is a field of a struct, or of one embedded in it.
type field struct {
	at    uintptr // behind the beginning of the struct
	key   string  // with quotes and colon
	name  string
	omit  omission
	empty func(p unsafe.Pointer) bool // where omit is asked
	write writer
}

// omission is where a field is left out.
type omission uint8

const (
	never    omission = iota
	zeroWord          // a pointer or an int that is zero
	zeroByte          // a bool that is false
	noLength          // a string or a slice of no length
	asked             // its function says it
)

// leftOut reports whether a field is left out.
func (f *field) leftOut(p unsafe.Pointer) bool {
	switch f.omit {
	case zeroWord:
		return *(*uintptr)(p) == 0
	case zeroByte:
		return *(*byte)(p) == 0
	case noLength:
		return len(*(*string)(p)) == 0 // of a slice the length is in the same place
	case asked:
		return f.empty(p)
	}
	return false
}

// structWriter writes structs.
func structWriter(t reflect.Type) writer {
	fields, ok := fieldsOf(t, 0, nil)
	if !ok {
		return plain(t)
	}
	return func(b []byte, p unsafe.Pointer) []byte {
		b = append(b, '{')
		begun := false
		for i := range fields {
			f := &fields[i]
			of := unsafe.Add(p, f.at)
			if f.omit != never && f.leftOut(of) {
				continue
			}
			if begun {
				b = append(b, ',')
			}
			begun = true
			b = f.write(append(b, f.key...), of)
		}
		return append(b, '}')
	}
}

// fieldsOf adds the fields of a struct to a list; ok is false if it has any whose ways only encoding/json knows.
func fieldsOf(t reflect.Type, at uintptr, list []field) (all []field, ok bool) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Tag.Get("json") == "-":
			continue
		case options != "" && options != "omitempty" || f.Anonymous && f.Type.Kind() != reflect.Struct:
			return nil, false
		case f.Anonymous && name == "":
			if list, ok = fieldsOf(f.Type, at+f.Offset, list); !ok {
				return nil, false
			}
			continue
		case !f.IsExported():
			continue
		case name == "":
			name = f.Name
		}
		for _, other := range list {
			if other.name == name {
				return nil, false
			}
		}
		own := field{at: at + f.Offset, key: string(append(appendString(nil, name), ':')), name: name, write: writerOf(f.Type)}
		if options != "" {
			own.omit, own.empty = omissionOf(f.Type)
		}
		list = append(list, own)
	}
	return list, true
}

// omissionOf returns where omitempty leaves a value of a type out.
func omissionOf(t reflect.Type) (omission, func(p unsafe.Pointer) bool) {
	switch t.Kind() {
	case reflect.String, reflect.Slice:
		return noLength, nil
	case reflect.Pointer, reflect.Int:
		return zeroWord, nil
	case reflect.Bool:
		return zeroByte, nil
	case reflect.Struct:
		return never, nil
	case reflect.Map, reflect.Array:
		return asked, func(p unsafe.Pointer) bool { return reflect.NewAt(t, p).Elem().Len() == 0 }
	}
	return asked, func(p unsafe.Pointer) bool { return reflect.NewAt(t, p).Elem().IsZero() }
}

// mostParts is the largest number of ten-thousandths for which a float has 15 digits at most: no two such
// decimals are the same float, so that the shortest one is the one.
const mostParts = 1e13

// appendFloat writes a number.
func appendFloat(b []byte, f float64) []byte {
	n := math.Round(f * 10_000)
	switch {
	case n == 0 && f == 0 && !math.Signbit(f):
		return append(b, '0')
	case math.IsNaN(f) || math.IsInf(f, 0):
		return marshaled(b, f)
	case math.Abs(n) > mostParts || n/10_000 != f || n == 0:
		if size := math.Abs(f); size < 1e-6 || size >= 1e21 {
			return marshaled(b, f) // no message has such a number
		}
		return strconv.AppendFloat(b, f, 'f', -1, 64)
	}
	whole := int64(n)
	if whole < 0 {
		b, whole = append(b, '-'), -whole
	}
	b = strconv.AppendInt(b, whole/10_000, 10)
	rest := whole % 10_000
	if rest == 0 {
		return b
	}
	b = append(b, '.')
	for unit := int64(1000); rest > 0; unit /= 10 {
		b = append(b, byte('0'+rest/unit))
		rest %= unit
	}
	return b
}

// asItIs are the bytes that stand in a string as they are, except for those of longer runes.
var asItIs = func() (is [256]bool) {
	for c := ' '; c < utf8.RuneSelf; c++ {
		is[c] = !strings.ContainsRune(`"\<>&`, c)
	}
	return is
}()

// appendString writes a string.
func appendString(b []byte, s string) []byte {
	begun, from := len(b), 0
	b = append(b, '"')
	for i := 0; i < len(s); {
		c := s[i]
		if asItIs[c] {
			i++
			continue
		}
		switch {
		case c >= utf8.RuneSelf:
			r, n := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError || r == '\u2028' || r == '\u2029' {
				return marshaled(b[:begun], s)
			}
			i += n
			continue
		case c < ' ':
			return marshaled(b[:begun], s)
		case c == '"' || c == '\\':
			b = append(append(b, s[from:i]...), '\\')
			from = i
		default:
			const hex = "0123456789abcdef"
			b = append(append(b, s[from:i]...), '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
			from = i + 1
		}
		i++
	}
	return append(append(b, s[from:]...), '"')
}
