package main

import (
	"errors"
	"fmt"
	"strings"

	"koiogran/check/arena"
	"koiogran/play/bot"
	"koiogran/serve/stdio"
)

// leave ends the bots that are programs of their own, and says which of them conceded by a fault.
func leave(p *program, guests []*stdio.Bot) (err error) {
	for _, g := range guests {
		err = errors.Join(err, g.Close())
		if f := g.Fault(); f != nil {
			fmt.Fprintf(p.err, "koiogran: %s\n", f)
		}
	}
	return err
}

// bots returns the names of the bots that play the seats: one name stands for all.
func (c *playCommand) bots() ([]string, error) {
	list := make([]string, c.seats())
	for i := range list {
		if n := len(c.Bots); n < 1 || n > len(list) || n > 1 && n < len(list) {
			return list, fmt.Errorf("--bots %s: expected one name or %s", strings.Join(c.Bots, ","),
				[...]string{"two", "three", "four"}[len(list)-2])
		}
		if list[i] = c.Bots[min(i, len(c.Bots)-1)]; !arena.Known(list[i]) {
			return list, fmt.Errorf("--bots %s: expected names among %s, or the commands of programs", list[i],
				strings.Join(bot.IDs(), ", "))
		}
	}
	return list, nil
}
