// Command bot plays a match on a Koiogran server with nothing but HTTP and JSON, as an example of
// the protocol (docs/protocol.md). It takes any option at random.
//
//	bot http://127.0.0.1:8080               begins a match against the server's program
//	bot http://127.0.0.1:8080 MATCH TOKEN   takes a seat of a match
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"strings"
)

// message is what the bot reads: of a match that was made, and of what happens in it.
type message struct {
	ID, Token string
	Result    *struct{ Text string }
	Question  *question
}

// question is what the bot is asked: one of the options, or a place.
type question struct {
	Number  int
	Options []struct{ Answer string }
	Place   *struct {
		Word    string
		Suggest struct{ X, Y, Heading float64 }
	}
}

// answer takes any option, or the place that is suggested.
func (q *question) answer() string {
	if p := q.Place; p != nil {
		return fmt.Sprint("place ", p.Word, " ", p.Suggest.X, " ", p.Suggest.Y, " ", p.Suggest.Heading)
	}
	return q.Options[rand.IntN(len(q.Options))].Answer
}

func main() {
	words := append(os.Args[1:], "", "", "")
	result, err := play(words[0]+"/api/v1/matches", words[1], words[2])
	if err != nil {
		panic(err)
	}
	fmt.Println(result)
}

// play plays a match to its end and says how it ended.
func play(matches, id, token string) (string, error) {
	const begin = `{"seats": [{"who": "you", "ready": "ready-rebels"},
		{"who": "bot", "ready": "ready-empire"}]}`
	var m message
	if id == "" {
		made := ask("POST", matches, "", begin)
		defer made.Close()
		if err := json.NewDecoder(made).Decode(&m); err != nil {
			return "", err
		}
		id, token = m.ID, m.Token
	}
	stream := ask("GET", matches+"/"+id+"/events", token, "")
	defer stream.Close()
	for lines, answered := bufio.NewReader(stream), -1; m.Result == nil; {
		line, err := lines.ReadString('\n')
		if err != nil {
			return "", err
		}
		m = message{} // other lines are the position, the kind of message, or its end
		if data, ok := strings.CutPrefix(line, "data: "); ok {
			json.Unmarshal([]byte(data), &m)
		}
		if q := m.Question; q != nil && q.Number != answered {
			answered = q.Number
			body := fmt.Sprintf(`{"question": %d, "answer": %q}`, q.Number, q.answer())
			ask("POST", matches+"/"+id+"/answers", token, body).Close()
		}
	}
	return m.Result.Text, nil
}

// ask sends a request. A server that refuses what the bot asks ends the bot.
func ask(method, url, token, body string) io.ReadCloser {
	r, err := http.NewRequest(method, url, strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	r.Header = http.Header{"Content-Type": {"application/json"}, "Authorization": {"Bearer " + token}}
	got, err := http.DefaultClient.Do(r)
	if err != nil || got.StatusCode >= 300 {
		panic(fmt.Sprint(method, " ", url, ": ", err, got))
	}
	return got.Body
}
