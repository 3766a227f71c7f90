package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"koiogran/serve/account"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/store/open"
)

// banCommand bans an account.
type banCommand struct {
	bansAt
	Account string `arg:"" help:"The account's name or id."`
	Reason  string `required:"" help:"The reason, which the player sees." placeholder:"TEXT"`
	Days    int    `default:"${usualBan}" help:"The ban ends after this many days." placeholder:"N"`
}

func (c *banCommand) Run(p *program) error {
	form := url.Values{"account": {c.Account}, "reason": {c.Reason}, "days": {strconv.Itoa(c.Days)}}
	return c.run(p, http.MethodPost, "/ban", form, func(b account.Bans) (string, error) {
		return b.Ban(p.ctx, c.Account, c.Reason, c.Days)
	})
}

// unbanCommand lifts the ban of an account.
type unbanCommand struct {
	bansAt
	Account string `arg:"" help:"The account's name or id."`
}

func (c *unbanCommand) Run(p *program) error {
	return c.run(p, http.MethodPost, "/unban", url.Values{"account": {c.Account}}, func(b account.Bans) (string, error) {
		return b.Unban(p.ctx, c.Account)
	})
}

// bansCommand lists the accounts that are banned.
type bansCommand struct{ bansAt }

func (c *bansCommand) Run(p *program) error {
	return c.run(p, http.MethodGet, "/bans", nil, func(b account.Bans) (string, error) { return b.List(p.ctx) })
}

// bansAt is where the bans of accounts are: with a server that runs, or in a database.
type bansAt struct {
	Where string `arg:"" help:"The --metrics address of a running server, such as http://127.0.0.1:9090, or a database: a PostgreSQL URL, or a file that no server is using."`
}

// run asks a server for something, or does it in a database, and prints what is said of it.
func (c *bansAt) run(p *program, method, path string, form url.Values, do func(account.Bans) (string, error)) error {
	said, err := "", error(nil)
	if strings.HasPrefix(c.Where, "http://") {
		said, err = c.ask(p.ctx, method, path, form)
	} else {
		said, err = c.open(p.ctx, do)
	}
	if err != nil {
		return err
	}
	_, err = io.WriteString(p.out, said)
	return err
}

// open does something in a database.
func (c *bansAt) open(ctx context.Context, do func(account.Bans) (string, error)) (string, error) {
	s, err := open.OpenThere(ctx, c.Where)
	if errors.Is(err, store.ErrInUse) {
		return "", fmt.Errorf("%s is in use by a server; use the server's --metrics address, such as "+
			"http://127.0.0.1:9090, instead of the file", c.Where)
	} else if err != nil {
		return "", err
	}
	said, err := do(account.Bans{Store: s, Now: time.Now})
	return said, errors.Join(err, s.Close())
}

// askTime is how long a server may take to answer.
const askTime = 20 * time.Second

// ask sends a request to a server's metrics address, and returns its answer.
func (c *bansAt) ask(ctx context.Context, method, path string, form url.Values) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, askTime)
	defer cancel()
	at := strings.TrimSuffix(strings.TrimSuffix(c.Where, "/metrics"), "/") + path
	req, err := http.NewRequestWithContext(ctx, method, at, strings.NewReader(form.Encode()))
	if err != nil {
		return "", fmt.Errorf("%s: expected the --metrics address of a server, such as http://127.0.0.1:9090", c.Where)
	}
	req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	answer, err := http.DefaultClient.Do(req)
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(io.LimitReader(answer.Body, 8<<20))
	if err != nil {
		return "", err
	}
	problem := route.Problem{}
	switch {
	case answer.StatusCode == http.StatusOK:
		return string(text), nil
	case json.Unmarshal(text, &problem) == nil && problem.Detail != "":
		return "", errors.New(problem.Detail)
	}
	return "", fmt.Errorf("%s answers %s; expected the --metrics address of a server, such as http://127.0.0.1:9090",
		c.Where, answer.Status)
}
