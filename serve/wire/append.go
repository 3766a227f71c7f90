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
	return writerOf(reflect.TypeOf(v))(b, reflect.ValueOf(v)), nil
}

// unwritten is why a value cannot be written; Append recovers it, all other panics go on.
type unwritten struct{ error }

// writer appends values of one type.
type writer func(b []byte, v reflect.Value) []byte

// writers are those known, by their types.
var writers sync.Map

// writerOf returns what writes a type.
func writerOf(t reflect.Type) writer {
	if w, ok := writers.Load(t); ok {
		return w.(writer)
	}
	// Whoever comes meanwhile, as a type does that holds itself, works it out when the first is written.
	later := sync.OnceValue(func() writer { return newWriter(t) })
	writers.Store(t, writer(func(b []byte, v reflect.Value) []byte { return later()(b, v) }))
	w := newWriter(t)
	writers.Store(t, w)
	return w
}

// newWriter works out what writes a type. What the hot messages do not have is left to encoding/json.
func newWriter(t reflect.Type) writer {
	if says(t, "MarshalJSON") || says(t, "MarshalText") {
		return plain
	}
	switch t.Kind() {
	case reflect.String:
		return func(b []byte, v reflect.Value) []byte { return appendString(b, v.String()) }
	case reflect.Bool:
		return func(b []byte, v reflect.Value) []byte { return strconv.AppendBool(b, v.Bool()) }
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return func(b []byte, v reflect.Value) []byte { return strconv.AppendInt(b, v.Int(), 10) }
	case reflect.Float64:
		return func(b []byte, v reflect.Value) []byte { return appendFloat(b, v.Float()) }
	case reflect.Pointer:
		return pointerWriter(t)
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return plain
		}
		return listWriter(t)
	case reflect.Array:
		return listWriter(t)
	case reflect.Struct:
		return structWriter(t)
	}
	return plain
}

// says reports whether a type, or a pointer to it, writes itself.
func says(t reflect.Type, method string) bool {
	_, own := t.MethodByName(method)
	_, pointer := reflect.PointerTo(t).MethodByName(method)
	return own || pointer
}

// plain leaves a value to encoding/json.
func plain(b []byte, v reflect.Value) []byte {
	text, err := json.Marshal(v.Interface())
	if err != nil {
		panic(unwritten{fmt.Errorf("wire: %w", err)})
	}
	return append(b, text...)
}

// pointerWriter writes what is pointed at.
func pointerWriter(t reflect.Type) writer {
	of := writerOf(t.Elem())
	return func(b []byte, v reflect.Value) []byte {
		if v.IsNil() {
			return append(b, "null"...)
		}
		return of(b, v.Elem())
	}
}

// listWriter writes slices and arrays.
func listWriter(t reflect.Type) writer {
	of, slice := writerOf(t.Elem()), t.Kind() == reflect.Slice
	return func(b []byte, v reflect.Value) []byte {
		if slice && v.IsNil() {
			return append(b, "null"...)
		}
		b = append(b, '[')
		for i := range v.Len() {
			if i > 0 {
				b = append(b, ',')
			}
			b = of(b, v.Index(i))
		}
		return append(b, ']')
	}
}

// field is a field of a struct, or of one embedded in it.
type field struct {
	index []int
	key   string // with quotes and colon
	name  string
	omit  bool // where it is empty
	write writer
}

// structWriter writes structs.
func structWriter(t reflect.Type) writer {
	fields, ok := fieldsOf(t, nil, nil)
	if !ok {
		return plain
	}
	return func(b []byte, v reflect.Value) []byte {
		b = append(b, '{')
		begun := false
		for i := range fields {
			f := &fields[i]
			of := v.Field(f.index[0])
			for _, n := range f.index[1:] {
				of = of.Field(n)
			}
			if f.omit && empty(of) {
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
func fieldsOf(t reflect.Type, at []int, list []field) (all []field, ok bool) {
	for i := range t.NumField() {
		f := t.Field(i)
		index := append(at[:len(at):len(at)], i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Tag.Get("json") == "-":
			continue
		case options != "" && options != "omitempty" || f.Anonymous && f.Type.Kind() != reflect.Struct:
			return nil, false
		case f.Anonymous && name == "":
			if list, ok = fieldsOf(f.Type, index, list); !ok {
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
		key := string(append(appendString(nil, name), ':'))
		list = append(list, field{index, key, name, options != "", writerOf(f.Type)})
	}
	return list, true
}

// empty reports whether omitempty leaves a value out.
func empty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Map, reflect.String, reflect.Array:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}

// mostThousandths is up to where a float has 15 digits at most if it is told in thousandths: no two such
// decimals are the same float, so that the shortest one is the one.
const mostThousandths = 1e12

// appendFloat writes a number.
func appendFloat(b []byte, f float64) []byte {
	n := math.Round(f * 1000)
	switch {
	case n == 0 && f == 0 && !math.Signbit(f):
		return append(b, '0')
	case !(math.Abs(n) <= mostThousandths) || n/1000 != f || n == 0: // no number is not below it
		return plain(b, reflect.ValueOf(f))
	}
	whole := int64(n)
	if whole < 0 {
		b, whole = append(b, '-'), -whole
	}
	b = strconv.AppendInt(b, whole/1000, 10)
	rest := whole % 1000
	if rest == 0 {
		return b
	}
	b = append(b, '.', byte('0'+rest/100))
	if rest%100 != 0 {
		if b = append(b, byte('0'+rest/10%10)); rest%10 != 0 {
			b = append(b, byte('0'+rest%10))
		}
	}
	return b
}

// appendString writes a string.
func appendString(b []byte, s string) []byte {
	begun, from := len(b), 0
	b = append(b, '"')
	for i := 0; i < len(s); {
		c, n := s[i], 1
		switch {
		case c >= utf8.RuneSelf:
			var r rune
			if r, n = utf8.DecodeRuneInString(s[i:]); r == utf8.RuneError || r == '\u2028' || r == '\u2029' {
				return plain(b[:begun], reflect.ValueOf(s))
			}
		case c < ' ':
			return plain(b[:begun], reflect.ValueOf(s))
		case c == '"' || c == '\\':
			b = append(append(b, s[from:i]...), '\\')
			from = i
		case c == '<' || c == '>' || c == '&':
			const hex = "0123456789abcdef"
			b = append(append(b, s[from:i]...), '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
			from = i + 1
		}
		i += n
	}
	return append(append(b, s[from:]...), '"')
}
