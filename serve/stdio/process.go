package stdio

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// process is a program that runs.
type process struct {
	cmd   *exec.Cmd
	in    io.WriteCloser
	lines chan line
	left  chan struct{} // closed when the program has ended
	quit  chan struct{} // closed when no one reads its lines any more
	once  sync.Once
	tail  tail
}

// line is a line of a program, or why there is none.
type line struct {
	text []byte
	err  *Fault
}

// begin starts the program of a command line.
func begin(command string) (*process, error) {
	words := strings.Fields(command)
	if len(words) == 0 {
		return nil, errors.New("stdio: an empty command; expected a program and its arguments")
	}
	p := &process{
		cmd:   exec.Command(words[0], words[1:]...), // the player who runs the match named it
		lines: make(chan line, 1), left: make(chan struct{}), quit: make(chan struct{}),
	}
	p.cmd.Stderr = &p.tail
	p.cmd.WaitDelay = leaveTime
	var err error
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return nil, fmt.Errorf("stdio: %w", err)
	}
	out, err := p.cmd.StdoutPipe()
	if err == nil {
		err = p.cmd.Start()
	}
	if err != nil {
		return nil, fmt.Errorf("stdio: the bot %q cannot be started: %w", command, err)
	}
	go p.read(out)
	return p, nil
}

// read reads the lines of the program, the next one when the last was taken, and waits for its end.
func (p *process) read(out io.Reader) {
	defer close(p.left)
	in := bufio.NewReaderSize(out, mostLine)
	for {
		text, err := in.ReadSlice('\n')
		l := line{text: append([]byte(nil), text...)}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			l.err = fault("it sent a line of more than %d bytes", mostLine)
		case err != nil:
			l.err = fault("it stopped in the middle of the match")
		}
		select {
		case p.lines <- l:
		case <-p.quit:
		}
		if err != nil {
			break
		}
	}
	_ = p.cmd.Wait() // how it ended is its own affair
}

// deadline is the time that a program has for an answer.
type deadline struct {
	*time.Timer
	limit time.Duration
	began time.Time
}

func within(limit time.Duration) deadline { return deadline{time.NewTimer(limit), limit, time.Now()} }

// send sends a line. A program that has not read it by the deadline is at fault.
func (p *process) send(ctx context.Context, what any, d deadline) error {
	text, err := json.Marshal(what)
	if err != nil {
		return fmt.Errorf("stdio: %w", err)
	}
	sent := make(chan error, 1)
	go func() { // a program that does not read would hold it up
		_, err := p.in.Write(append(text, '\n'))
		sent <- err
	}()
	select {
	case <-sent: // if that failed the program has stopped, and its lines end
		return nil
	case <-d.C:
		return fault("it did not read what it was asked for %s", d.limit)
	case <-ctx.Done():
		return ctx.Err()
	}
}

// receive waits for a line until the deadline.
func (p *process) receive(ctx context.Context, d deadline) ([]byte, error) {
	select {
	case l := <-p.lines:
		if l.err != nil {
			return nil, l.err
		}
		return l.text, nil
	case <-d.C:
		return nil, &Fault{text: fmt.Sprintf("it took longer than %s", d.limit), kind: lateKind}
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// decode reads a line of a program.
func decode(text []byte, into any) error {
	if err := json.Unmarshal(text, into); err != nil {
		return fault("it sent %q; expected an object of JSON on one line", clip(string(text)))
	}
	return nil
}

// leave lets the program end, and kills it if it does not. It reports whether the program ended by itself.
func (p *process) leave() bool {
	p.once.Do(func() { close(p.quit) })
	_ = p.in.Close()
	select {
	case <-p.left:
		return true
	case <-time.After(leaveTime):
		p.kill()
		return false
	}
}

// kill ends the program.
func (p *process) kill() {
	if p == nil {
		return
	}
	p.once.Do(func() { close(p.quit) })
	_ = p.cmd.Process.Kill()
	<-p.left
}

// noise returns the end of what the program wrote on its standard error.
func (p *process) noise() string {
	if p == nil {
		return ""
	}
	return p.tail.text()
}

// tail keeps the end of what is written to it.
type tail struct {
	mu   sync.Mutex
	kept []byte
}

// Write implements io.Writer.
func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.kept = append(t.kept, b...)
	if over := len(t.kept) - mostNoise; over > 0 {
		t.kept = append(t.kept[:0], t.kept[over:]...)
	}
	return len(b), nil
}

// text returns the last line of what was kept, or what there is of it.
func (t *tail) text() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(string(t.kept)), "\n")
	return clip(lines[len(lines)-1])
}

// clip shortens what a bot wrote.
func clip(text string) string {
	const most = 200
	text = strings.TrimSpace(text)
	return cmp.Or(text[:min(len(text), most)], text)
}
