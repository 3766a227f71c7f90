package draw

// republicShapes are the ships of the Clone Wars, of both sides.
var republicShapes = []shape{
	{
		name: "dart", ships: []string{"delta7aethersprite"},
		hull:   "M0-48 5-40 28 26 26 34 14 32 10 38-10 38-14 32-26 34-28 26-5-40Z",
		detail: "M0-2 4.5 4 4.5 18 0 24-4.5 18-4.5 4ZM8 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z",
	},
	{
		name: "split-wing", ships: []string{"eta2actis"},
		hull:   "M0-38 9-30 12-8 10 20 6 28-6 28-10 20-12-8-9-30Z",
		wing:   "M9-30 20-36 19-10 25 0 35-12 38-10 38 14 30 32 22 30 16 14 10 14Z",
		detail: "M0-22 6-16 6-4 0 2-6-4-6-16ZM-3 10h6v10h-6Z",
	},
	{
		name: "needle", ships: []string{"nabooroyaln1starfighter"},
		hull:   "M0-40 7-28 8 0 3 16 1.2 50-1.2 50-3 16-8 0-7-28Z",
		wing:   "M6-12 24-16 24-8 7-2ZM24-34q4-6 8 0V4L29 34 27 34 24 4Z",
		detail: "M0-24 4-18 4-8 0-4-4-8-4-18Z",
	},
	{
		name: "fore-wing", ships: []string{"v19torrentstarfighter"},
		hull:   "M0-36 7-28 9 0 8 34-8 34-9 0-7-28Z",
		wing:   "M8 2 20-6 29-46 34-48 39 0 35 32 28 46 22 24 8 18Z",
		detail: "M0-26 4-20 4-8-4-8-4-20ZM-3 6h6v18h-6Z",
	},
	{
		name: "small-arrow", ships: []string{"nimbusclassvwing"},
		hull:   "M0-46 8-30 20 20 16 30-16 30-20 20-8-30Z",
		wing:   "M17 4 30 0 33 4 33 40 28 46 24 40 24 26 19 24ZM6 30h9v9H6Z",
		detail: "M0-24 4-16 4-4-4-4-4-16ZM-3 6h6v8h-6Z",
	},
	{
		name: "plated-nacelle", ships: []string{"btlbywing"},
		hull:   "M0-50 9-42 11-26 8-20 10 30-10 30-8-20-11-26-9-42Z",
		wing:   "M8-2 30 4 30 18 8 22ZM28-14q6-10 12 0V40h-2V48H30V40h-2Z",
		detail: "M0-44 5-37 5-30-5-30-5-37ZM-4-18h8v6h-8ZM-6 4h12v4h-12Z",
	},
	{
		name: "gunboat", ships: []string{"laatigunship"},
		hull: "M0-48 7-42 10-28 13-16 13 20 8 30 5 48-5 48-8 30-13 20-13-16-10-28-7-42Z",
		wing: "M12-8 46-2 48 4 46 10 12 12ZM24-8q4-5 8 0V12h-8ZM13 30 20 32 20 40 7 38Z" +
			"M44-6h4v18h-4Z",
		detail: "M-4-40H4L6-32-6-32ZM-4-28H4L6-20-6-20ZM-7-6h14v18h-14Z",
	},
	{
		name: "claws", ships: []string{"vultureclassdroidfighter"},
		hull:   "M0-18 8-10 9 14 4 22-4 22-9 14-8-10Z",
		wing:   "M8-4 16-20 20-48 26-46 30-4 24 26 18 44 15 18 8 10Z",
		detail: "M-3-10h6v4h-6ZM-3-2h6v3h-6Z",
	},
	{
		name: "bomb-claws", ships: []string{"hyenaclassdroidbomber"},
		hull:   "M-8-20H8L12-4 14 26 8 36-8 36-14 26-12-4Z",
		wing:   "M10-8 20-22 24-50 30-48 35-6 31 24 25 42 20 18 12 12Z",
		detail: "M-4-14H4L6-6-6-6ZM-7 6h14v5h-14ZM-7 16h14v5h-14Z",
	},
	{
		name: "three-arms", ships: []string{"droidtrifighter"},
		hull:   "M-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM-3-7-4-40 0-50 4-40 3-7Z",
		wing:   "M6 6 20 12 34-6 30-32 36-30 45-4 35 24 18 26 4 12Z",
		detail: "M-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z",
	},
	{
		name: "general", ships: []string{"belbullab22starfighter"},
		hull:   "M0-48 5-36 10-8 14 26 8 36-8 36-14 26-10-8-5-36Z",
		wing:   "M11-4 30 0 38 20 38 38 32 42 28 28 13 26ZM26-12h2.4V2H26Z",
		detail: "M0-20 5-12 6 0-6 0-5-12ZM-4 12h8v14h-8Z",
	},
	{
		name: "saucer-gunship", ships: []string{"hmpdroidgunship"},
		hull:   "M-16-34Q0-46 16-34L24-10 22 20 14 34-14 34-22 20-24-10Z",
		wing:   "M22-14 36-14 36 14 22 16ZM27-28h8V18h-8ZM14 30 24 28 24 42 16 42Z",
		detail: "M-8-28h16v5h-16ZM-10-8a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z",
	},
	{
		name: "long-nose", ships: []string{"sithinfiltrator"},
		hull:   "M0-50 2.4-48 3.4-14A13 13 0 0 1 9 10L6 32-6 32-9 10A13 13 0 0 1-3.4-14L-2.4-48Z",
		wing:   "M11 0 26-6 37-28 42-28 45 4 41 30 36 36 30 14 9 14Z",
		detail: "M-5-2a5 5 0 1 0 10 0 5 5 0 1 0-10 0ZM-3 16h6v10h-6Z",
	},
	{
		name: "ring", ships: []string{"syliureclasshyperspacering"},
		hull: "M-44 0A44 44 0 1 1 44 0 44 44 0 1 1-44 0ZM-32 0A32 32 0 1 0 32 0 32 32 0 1 0-32 0Z",
		wing: "M30-8 47-10 47 10 30 8Z",
	},
}

// laterShapes are the ships of the Resistance and its racers.
var laterShapes = []shape{
	{
		name: "split-intake", ships: []string{"t70xwing"},
		hull: "M0-50 3-47 5-20 8-6 8 24 5 36-5 36-8 24-8-6-5-20-3-47Z",
		wing: "M8 0 44 5 44 10 8 14ZM8 18 40 15 40 19 8 24ZM10-8h7l2 6V30h-9Z" +
			"M42.6-32h2.2v44h-2.2ZM38-22h1.8v40H38Z",
		detail: "M0-14 3-8 3.6 4-3.6 4-3-8ZM-2.4 11a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0ZM12-4h4v5h-4ZM-16-4h4v5h-4Z",
	},
	{
		name: "long-arrow", ships: []string{"rz2awing"},
		hull:   "M0-50 7-42 12-14 24 20 22 34 14 38 12 28-12 28-14 38-22 34-24 20-12-14-7-42Z",
		wing:   "M23 0 33-4 36 0 35 30 30 36 23 28ZM5 28h8v14H5Z",
		detail: "M0-20 4-12 4 4 0 10-4 4-4-12Z",
	},
	{
		name: "new-nacelle", ships: []string{"btanr2ywing"},
		hull:   "M0-50 6-42 9-24 7-16 14 4 12 28-12 28-14 4-7-16-9-24-6-42Z",
		wing:   "M12 4 30 8 30 18 12 22ZM29-8q5-9 10 0V30l-2 18h-6l-2-18Z",
		detail: "M0-42 4-36 4-28-4-28-4-36ZM-3-8h6v6h-6ZM-4 8h8v10h-8Z",
	},
	{
		name: "racer", ships: []string{"fireball"},
		hull:   "M-6-46H6L12-36 14-10 18 14 14 40-14 40-18 14-14-10-12-36Z",
		wing:   "M13-26 25-22 28 0 22 18 15 8ZM17 18 30 26 28 36 15 36Z",
		detail: "M-5-14H5L6 2-6 2ZM-9-42H9L10-38-10-38ZM-8 16h16v5h-16Z",
	},
}
