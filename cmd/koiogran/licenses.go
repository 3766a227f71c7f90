package main

import (
	"fmt"

	"koiogran"
)

type licensesCommand struct{}

// Run prints everything that the program is made of, with its licenses.
func (c *licensesCommand) Run(p *program) error {
	_, err := fmt.Fprint(p.out, koiogran.Notice)
	return err
}
