package mutate

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
)

// exported are the names that the engine's packages declare, so that a fault puts a word in
// place of another only if there is such a word.
type exported map[string]bool

// declared reads the exported names of the packages that cards are written with.
func declared(root string) (exported, error) {
	names := exported{}
	for _, dir := range []string{"game", "geom", "card", "rules"} {
		files, err := filepath.Glob(filepath.Join(root, "engine", dir, "*.go"))
		if err != nil {
			return nil, fmt.Errorf("mutate: %w", err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			tree, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				return nil, fmt.Errorf("mutate: %w", err)
			}
			for _, decl := range tree.Decls {
				names.declare(decl)
			}
		}
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("%w: %s does not hold the project", ErrNone, root)
	}
	return names, nil
}

// declare notes the exported names of a declaration.
func (e exported) declare(decl ast.Decl) {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil && d.Name.IsExported() {
			e[d.Name.Name] = true
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			if v, ok := spec.(*ast.ValueSpec); ok {
				for _, name := range v.Names {
					e[name.Name] = name.IsExported() || e[name.Name]
				}
			}
		}
	}
}

// families are words that could be mistaken for one another: each is replaced by the next one of
// its family that there is. A word that is in several follows the first.
var families = [][]string{
	{"OtherFriend", "Friend", "Enemy"},
	{"Attacker", "Defender"}, {"Attacking", "Defending"},
	{"AttackDice", "DefenseDice"}, {"ModifyAttack", "ModifyDefense"}, {"AfterAttack", "AfterDefend"},
	{"AttackDiceOf", "DefenseDiceOf"}, {"AttackRoll", "DefenseRoll"},
	{"BeforeAttackDice", "BeforeDefenseDice"},
	{"Hit", "Crit"}, {"Focus", "Evade", "Blank"},
	{"FocusToken", "EvadeToken", "CalculateToken"},
	{"StressToken", "IonToken", "StrainToken", "DepleteToken", "TractorToken", "JamToken"},
	{"FrontArc", "RearArc", "LeftArc", "RightArc"}, {"BullseyeArc", "FrontArc"},
	{"FullFrontArc", "FrontArc"}, {"FullRearArc", "RearArc"},
	{"Front", "Rear"}, {"Bullseye", "Front"}, {"Firing", "Front"}, {"FullFront", "Front"},
	{"FullRear", "Rear"}, {"Left", "Right"},
	{"BarrelRollAction", "BoostAction"}, {"FocusAction", "EvadeAction"},
	{"LockAction", "FocusAction"}, {"CalculateAction", "FocusAction"},
	{"All", "Either"}, {"Small", "Medium", "Large"},
	{"AtMost", "AtLeast"}, {"Below", "Above"}, {"Red", "White", "Blue"},
	{"DifficultyRed", "White"}, {"DifficultyRed", "DifficultyWhite", "DifficultyBlue"},
	{"AsRed", "AsWhite"}, {"GreenTokens", "RedTokens"},
	{"StartOf", "EndOf"},
	{"BeforeActivate", "AfterActivate"}, {"BeforeEngage", "AfterEngage"},
	{"BeforeManeuver", "AfterManeuver"}, {"Gain", "Remove"},
	{"OncePerRound", "OncePerMatch"}, {"Facedown", "Faceup"},
	{"true", "false"},
}

// other returns the word that a fault puts in place of another, "" for none.
func (e exported) other(name string) string {
	for _, family := range families {
		at := slices.Index(family, name)
		if at < 0 {
			continue
		}
		for i := 1; i < len(family); i++ {
			if next := family[(at+i)%len(family)]; e[next] || next == "true" || next == "false" {
				return next
			}
		}
	}
	return ""
}
