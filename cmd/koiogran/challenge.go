package main

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"koiogran/serve/account"
	"koiogran/serve/challenge"
	"koiogran/serve/stdio"
	"koiogran/serve/store/open"
	"koiogran/serve/wire"
)

type challengeCommand struct {
	Command string `arg:"" help:"The bot: the command of a program of its own."`

	Server  string         `default:"http://127.0.0.1:8080" help:"The server." placeholder:"URL"`
	Token   string         `help:"A file with the token of the bot's account, as store bot prints it. Without an account the bot is a guest." placeholder:"FILE"`
	Name    string         `default:"A bot" help:"The name of a bot without an account." placeholder:"NAME"`
	Squad   []string       `required:"" help:"The bot's squads, one of which is drawn for each match: files, or ids of ready-made squads." placeholder:"FILE|ID"`
	Edition string         `help:"The game of its tables. Default: second edition." default:"second" placeholder:"NAME"`
	Way     string         `help:"The mode of its tables. Default: a standard match." placeholder:"ID"`
	List    string         `help:"The points list of its tables. Default: the server's." placeholder:"NAME@DATE"`
	Set     map[string]int `help:"Settings of its tables, such as clock=30;rated=1. The lobby lists them." placeholder:"ID=N"`
	Link    []string       `help:"Take these invitations, and open no tables." placeholder:"URL"`
	Tables  int            `default:"1" help:"How many tables are open or played at once." placeholder:"N"`
	Matches int            `short:"n" help:"Stop after this many matches. Default: never." placeholder:"N"`

	AnswerTime time.Duration `default:"5s" help:"How long the bot may take for an answer; then it concedes." placeholder:"TIME"`
	Patience   time.Duration `default:"1h" help:"How long to wait for an opponent who does not go on; then the bot leaves the match." placeholder:"TIME"`
}

func (c *challengeCommand) Run(p *program) error {
	o := challenge.Options{
		Server: c.Server, Name: c.Name, Command: c.Command, Links: c.Link, Tables: c.Tables, Matches: c.Matches, AnswerTime: c.AnswerTime,
		Patience: c.Patience, Log: p.err, Agreement: wire.Agreement{Edition: c.Edition, Way: c.Way, List: c.List, Settings: c.Set},
	}
	if !stdio.Named(o.Command) {
		return fmt.Errorf("%s: expected the command of a program, such as ./mybot", c.Command)
	}
	if !strings.HasPrefix(c.Server, "http://") && !strings.HasPrefix(c.Server, "https://") {
		return fmt.Errorf("--server %s: expected the address of a server", c.Server)
	}
	if c.Tables < 1 || c.Matches < 0 || c.AnswerTime <= 0 || c.Patience <= 0 {
		return errors.New("--tables, --answer-time and --patience: expected positive numbers")
	}
	if c.Token != "" {
		text, err := os.ReadFile(c.Token)
		if err != nil {
			return fileError(c.Token, "a file with the token of an account", err)
		}
		o.Session = strings.TrimSpace(string(text))
	}
	for _, name := range c.Squad {
		text, err := os.ReadFile(name)
		switch {
		case err == nil:
			o.Squads = append(o.Squads, wire.Bring{XWS: string(text)})
		case errors.Is(err, os.ErrNotExist) && !strings.ContainsAny(name, `./\`):
			o.Squads = append(o.Squads, wire.Bring{Ready: name})
		default:
			return fileError(name, "a squad file", err)
		}
	}
	return challenge.Run(p.ctx, o)
}

type storeBot struct {
	Database string `arg:"" help:"The database of the server: a PostgreSQL URL, or a file that no server is using."`
	Name     string `arg:"" help:"The name of the account."`
}

func (c *storeBot) Run(p *program) (err error) {
	s, err := open.OpenThere(p.ctx, c.Database)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	token, err := account.NewBot(p.ctx, s, c.Name)
	if err == nil {
		fmt.Fprintln(p.out, token)
	}
	return err
}
