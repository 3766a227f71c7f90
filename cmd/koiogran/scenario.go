package main

import (
	"errors"
	"fmt"
	"os"

	"koiogran/check/scenario"
)

type scenarioCommand struct {
	Files   []string `arg:"" name:"file" help:"Scenario files, or folders of them; with --puzzles, records of matches."`
	Puzzles bool     `help:"Find puzzles in records of matches, and print them as scenarios."`
	JSON    bool     `name:"json" help:"Print the results as JSON."`
	Trace   bool     `help:"Print every question with its options, and every event with its clause."`
	Ways    int      `placeholder:"N" help:"Play each lesson N times at random, and print the solutions found."`
}

// aScenario is what is expected of a scenario's file.
const aScenario = "a YAML scenario file, or a folder of them"

func (c *scenarioCommand) Run(p *program) error {
	if c.Puzzles {
		return c.find(p)
	}
	for _, path := range c.Files {
		if err := readable(path); err != nil {
			return err
		}
	}
	if c.JSON && c.Trace {
		return errors.New("--json and --trace cannot be combined")
	}
	if c.JSON {
		return c.list(p)
	}
	if c.Ways > 0 {
		return c.search(p)
	}
	run := scenario.RunFiles
	if c.Trace {
		run = scenario.TraceFiles
	}
	held, err := run(p.out, c.Files...)
	if err == nil && !held {
		err = fmt.Errorf("%w: some scenarios failed", scenario.ErrFailed)
	}
	return err
}

// find prints the puzzles that it finds in records.
func (c *scenarioCommand) find(p *program) error {
	for _, file := range c.Files {
		record, compiled, err := p.record(file)
		if err == nil {
			err = scenario.Puzzles(p.out, compiled, record)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// search prints the ways to reach the goal of each lesson.
func (c *scenarioCommand) search(p *program) error {
	return c.each(func(file string, content []byte) error {
		list, err := scenario.Parse(file, content)
		if err != nil {
			return err
		}
		for i := range list {
			if list[i].Lesson == nil {
				continue
			}
			if err := list[i].Search(p.out, c.Ways); err != nil {
				return err
			}
		}
		return nil
	})
}

// each reads every file of scenarios and calls visit with what it says.
func (c *scenarioCommand) each(visit func(file string, content []byte) error) error {
	for _, path := range c.Files {
		files, err := scenario.Files(path)
		if err != nil {
			return fileError(path, aScenario, err)
		}
		for _, file := range files {
			content, err := os.ReadFile(file)
			if err != nil {
				return fileError(file, aScenario, err)
			}
			if err := visit(file, content); err != nil {
				return err
			}
		}
	}
	return nil
}

// readable says what is wrong with the path of a scenario's file, nothing if it is there.
func readable(path string) error {
	files, err := scenario.Files(path)
	if err != nil {
		return fileError(path, aScenario, err)
	}
	if len(files) == 0 {
		return fmt.Errorf("%s: no .yaml files found; expected %s", path, aScenario)
	}
	for _, file := range files {
		if info, err := os.Stat(file); err == nil && info.Size() == 0 {
			return fileError(file, aScenario, errEmpty)
		}
	}
	return nil
}

// played is how a scenario went, for programs.
type played struct {
	File     string   `json:"file"`
	Line     int      `json:"line,omitempty"` // where it begins
	Scenario string   `json:"scenario,omitempty"`
	Rules    []string `json:"rules,omitempty"` // the clauses that it shows
	Holds    bool     `json:"holds"`
	Error    string   `json:"error,omitempty"`
}

// list plays the scenarios and prints how they went as JSON.
func (c *scenarioCommand) list(p *program) error {
	list := []played{}
	failed := 0
	err := c.each(func(file string, content []byte) error {
		report := scenario.Run(file, content)
		if !report.Passed() {
			failed++
		}
		list = append(list, results(&report)...)
		return nil
	})
	if err != nil {
		return err
	}
	if err := printJSON(p.out, list); err != nil {
		return err
	}
	if failed > 0 {
		return fmt.Errorf("%w: some scenarios failed in %s", scenario.ErrFailed,
			count(failed, "file"))
	}
	return nil
}

// results lists how the scenarios of a file went, and what is wrong with its text.
func results(r *scenario.Report) []played {
	var list []played
	for _, mistake := range r.Mistakes() {
		list = append(list, played{File: r.File, Error: mistake})
	}
	for _, result := range r.Results {
		s := result.Scenario
		one := played{File: s.File, Line: s.Line, Scenario: s.Title, Rules: s.Rules, Holds: true}
		if result.Err != nil {
			one.Holds, one.Error = false, result.Err.Error()
		}
		list = append(list, one)
	}
	return list
}
