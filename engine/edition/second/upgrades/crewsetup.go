package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crewOfSetUp are crew that change how a match begins.
func crewOfSetUp() []Def {
	return []Def{
		{ID: "bobafett",
			Summary: "You begin the match in reserve. After placing forces, you are placed at range 0 " +
				"of an obstacle and beyond range 3 of enemy ships.",
			Abilities: []Ability{
				{Name: "lie in wait", When: BeforePlacing, Must: true,
					Do: []Op{rules.EnterReserve(Self)}},
				{Name: "ambush", When: ForcesPlaced, Must: true, Docked: true, Do: []Op{
					rules.EnterPlay(rules.AtObstacle, rules.FarFromEnemies(3)), rules.AimTurret()}},
			}},

		{ID: "ga97",
			Summary: "Adds the calculate action. Before placing forces, you may spend 3, 4 or 5 " +
				"charges to place another friendly ship in reserve. That ship is placed when your " +
				"charges are fully recovered, or after you are destroyed.",
			Abilities: []Ability{{Name: "send for help", When: BeforePlacing, Do: []Op{
				PickOne(Self, Alt("spend 3 charges", Spend(Self, 3, Charge)),
					Alt("spend 4 charges", Spend(Self, 4, Charge)), Alt("spend 5 charges", Spend(Self, 5, Charge))),
				Choose(OtherFriend), rules.Assign("itstheresistance", Chosen), rules.EnterReserve(Chosen)}}}},

		{ID: "directorkrennic",
			Summary: "Grants the lock action. Before forces are placed another friendly ship is assigned Optimized " +
				"Prototype: its attacks on ships that you have locked strip them.",
			Abilities: []Ability{{Name: "optimize a prototype", When: BeforePlacing, Must: true,
				Do: []Op{Choose(OtherFriend), rules.Assign("optimizedprototype", Chosen)}}}},

		{ID: "talmerrik",
			Summary: "Before forces are placed an enemy ship is assigned False Friend. Action: if no enemy " +
				"ship has it, one in your front arc at range 0-2 is assigned it.",
			Abilities: []Ability{{Name: "find a false friend", When: BeforePlacing, Must: true,
				Do: []Op{Choose(Enemy), rules.Assign("falsefriend", Chosen)}}},
			Actions: []Ability{{Name: "find another false friend",
				If: []Cond{Not(Any(Enemy, HasCondition("falsefriend")))},
				Do: []Op{Choose(Enemy, In(Front, 0, 2)), rules.Assign("falsefriend", Chosen)}}}},

		{ID: "thechild",
			Summary: "After placing forces, your opponent assigns Merciless Pursuit to 2 of their " +
				"ships. Your Force charges do not recur. After you defend, if you suffered damage, " +
				"recover 1 Force.",
			FixedForce: true,
			Abilities: []Ability{
				{Name: "be pursued", When: ForcesPlaced, Must: true, Do: []Op{
					PickedBy(Opponent, Choose(Enemy), rules.Assign("mercilesspursuit", Chosen)),
					Provided(Anyone, PickedBy(Opponent, Choose(pursuer),
						rules.Assign("mercilesspursuit", Chosen)))}},
				{Name: "recover", When: AfterDefend, Must: true, If: []Cond{Happened(DamageSuffered)},
					Do: []Op{Recover(Self, 1, Force)}},
			}},

		{ID: "themandalorian",
			Summary: "Grants the reinforce action. During the End phase, if you did not defend this round, you recover 1 " +
				"Force of a ship whose Force does not recover by itself.",
			Abilities: []Ability{
				{Name: "no rest", When: AfterDefender, Against: []Cond{Same(Self)}, Must: true,
					Do: []Op{Mark(ThisRound, Self)}},
				{Name: "rest", When: DuringEnd, Must: true, If: []Cond{Not(Marked), nonRecurringForce},
					Do: []Op{Recover(Self, 1, Force)}},
			}},

		{ID: "tobiasbeckett",
			Summary: "After placing forces, you may move 1 obstacle anywhere beyond range 2 of ships " +
				"and edges and beyond range 1 of other obstacles.",
			Abilities: []Ability{{Name: "move an obstacle", When: ForcesPlaced,
				Do: []Op{rules.MoveObstacle()}}}},
	}
}

// pursuer fits enemies that are not assigned Merciless Pursuit yet.
var pursuer = All(Enemy, Not(HasCondition("mercilesspursuit")))

// nonRecurringForce reports whether the Force of a ship does not recover by itself.
func nonRecurringForce(x *game.Exec) bool { return x.Info(x.Subject()).ForceBack == 0 }
