package learn

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"slices"

	"koiogran/play/value"
)

// TrainOptions say how a network is fitted.
type TrainOptions struct {
	Passes   int // over all samples, in each turn
	Turns    int // in all but the first of them rounds are judged by those that follow them
	Seed     uint64
	Progress io.Writer // gets a line for each pass; nil for none
}

// Train fits a network to the samples of files. The same samples give the same weights.
func Train(ctx context.Context, o TrainOptions, files []string) (value.Weights, error) {
	if o.Passes < 1 || o.Turns < 1 {
		return value.Weights{}, fmt.Errorf("%d passes and %d turns: expected at least 1", o.Passes, o.Turns)
	}
	list, err := load(files)
	if err != nil {
		return value.Weights{}, err
	}
	var train, test []*Sample
	for i := range list {
		if list[i].Match%keptApart == 0 {
			test = append(test, &list[i])
		} else {
			train = append(train, &list[i])
		}
	}
	if len(train) == 0 {
		return value.Weights{}, errors.New("there are no rounds to learn from: expected those of several matches")
	}
	t := newTrainer(o.Seed)
	for turn := range o.Turns {
		if turn > 0 {
			t.net.foretell(list)
		}
		for pass := range o.Passes {
			t.rate = 0.002 * math.Pow(0.02, float64(pass)/float64(o.Passes))
			loss, err := t.pass(ctx, train)
			if err != nil {
				return value.Weights{}, fmt.Errorf("%w in turn %d of %d, pass %d of %d", ErrStopped, turn+1, o.Turns,
					pass+1, o.Passes)
			}
			if o.Progress != nil {
				fmt.Fprintf(o.Progress, "train: turn %d of %d, pass %d of %d, %d rounds, loss %.4f%s\n",
					turn+1, o.Turns, pass+1, o.Passes, len(train), loss, t.apart(test))
			}
		}
	}
	w := t.net.weights()
	if o.Progress != nil && len(test) > 0 {
		fmt.Fprintf(o.Progress, "train: in whole numbers %.4f\n", lossOf(&w, test))
	}
	return w, nil
}

// apart says how the network does on what was kept apart, if anything was.
func (t *trainer) apart(test []*Sample) string {
	if len(test) == 0 {
		return ""
	}
	loss, right := t.net.loss(test)
	return fmt.Sprintf(", on %d kept apart %.4f, right %.1f %%", len(test), loss, 100*right)
}

// load reads the samples of files, match by match.
func load(files []string) (list []Sample, err error) {
	for _, file := range files {
		f, err := os.Open(file)
		if err != nil {
			return nil, err
		}
		h, err := read(f)
		f.Close()
		if err == nil && len(h.list) == 0 {
			err = ErrFile
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		list = append(list, h.list...)
	}
	slices.SortStableFunc(list, func(a, b Sample) int { return cmp.Compare(a.Match, b.Match) })
	for i := range list {
		list[i].target = float64(list[i].Result) / 2
	}
	return list, nil
}

// keptApart is of how many matches one is not learned from.
const keptApart = 10

// trainer fits a net by Adam.
type trainer struct {
	net, grad, mean, square net
	rate                    float64
	steps                   int
	rnd                     *rand.Rand
}

func newTrainer(seed uint64) *trainer {
	t := &trainer{rnd: rand.New(rand.NewPCG(seed, 0x747261696e))}
	t.net.begin(t.rnd)
	return t
}

// batch is how many samples a step takes.
const batch = 64

// pass learns from all samples once.
func (t *trainer) pass(ctx context.Context, list []*Sample) (float64, error) {
	t.rnd.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	sum := 0.0
	for from := 0; from < len(list); from += batch {
		if ctx.Err() != nil {
			return 0, ctx.Err()
		}
		some := list[from:min(from+batch, len(list))]
		t.grad = net{}
		for _, s := range some {
			sum += t.net.learn(s, &t.grad)
		}
		t.step(float64(len(some)))
	}
	return sum / float64(len(list)), nil
}

// step moves the net against the gradient.
func (t *trainer) step(n float64) {
	const slow, slower, tiny, decay = 0.9, 0.999, 1e-8, 1e-3
	t.steps++
	fix1, fix2 := 1-math.Pow(slow, float64(t.steps)), 1-math.Pow(slower, float64(t.steps))
	w, g, m, v := t.net.all(), t.grad.all(), t.mean.all(), t.square.all()
	for i := range w {
		for k := range w[i] {
			x := g[i][k] / n
			m[i][k] = slow*m[i][k] + (1-slow)*x
			v[i][k] = slower*v[i][k] + (1-slower)*x*x
			w[i][k] -= t.rate * (m[i][k]/fix1/(math.Sqrt(v[i][k]/fix2)+tiny) + decay*w[i][k])
			w[i][k] = max(-mostWeight, min(w[i][k], mostWeight))
		}
	}
}

// mostWeight bounds the weights.
const mostWeight = 16

// lossOf returns the mean loss of weights in whole numbers.
func lossOf(w *value.Weights, list []*Sample) float64 {
	sum := 0.0
	j := value.NewJudge(w)
	for _, s := range list {
		sum += cross(float64(j.Logit(&s.Position))/value.One, float64(s.Result)/2)
	}
	return sum / float64(len(list))
}

// cross returns the loss of a logit against a chance.
func cross(logit, y float64) float64 {
	p := min(max(chance(logit), 1e-9), 1-1e-9)
	return -y*math.Log(p) - (1-y)*math.Log(1-p)
}

// chance returns the probability for a logit.
func chance(logit float64) float64 { return 1 / (1 + math.Exp(-logit)) }

// patience is how much the rounds after the next one count for what a round is worth, against the next one.
const patience = 0.6

// foretell sets the learning target of each round from the net's estimates of the rounds after it in the match, the
// next one most, and from the result.
func (n *net) foretell(list []Sample) {
	var a act
	for i := len(list) - 1; i >= 0; i-- {
		s := &list[i]
		s.target = float64(s.Result) / 2
		if i+1 < len(list) && list[i+1].Match == s.Match {
			next := &list[i+1]
			s.target = patience*next.target + (1-patience)*chance(n.logit(next, &a))
		}
	}
}
