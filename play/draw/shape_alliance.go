package draw

// allianceShapes are the fighters of rebels and their kin.
var allianceShapes = []shape{
	{
		name: "cross-wing", ships: []string{"t65xwing", "xwing"},
		hull: "M0-50 2.6-49 4.6-22 7-6 8 26 5 38-5 38-8 26-7-6-4.6-22-2.6-49Z",
		wing: "M7 2 43 9 43 15 8 24ZM7-2 38 2 38 5 8 6Z" +
			"M41.6-28h2.4v46h-2.4ZM36.8-20h2v26h-2ZM10-8q4-4 8 0V37h-8Z",
		detail: "M0-12 3-8 3.4 4 0 7-3.4 4-3-8ZM-2.2 12a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0Z",
	},
	{
		name: "long-cannons", ships: []string{"arc170starfighter", "arc170"},
		hull: "M-4-50H4L8-40 9-16 11 10 7 34 3 50-3 50-7 34-11 10-9-16-8-40Z",
		wing: "M10-2 49 6 49 12 10 16ZM13-24q5-7 10 0V22l-2 8h-6l-2-8ZM46.6-18h2.4v26h-2.4Z" +
			"M26 12 44 14 44 18 24 18Z",
		detail: "M-4-32H4L5-22-5-22ZM-3-18H3L4-6-4-6ZM-3 14h6v10h-6ZM-3-48h6v4h-6Z",
	},
	{
		name: "headhunter", ships: []string{"z95af4headhunter", "clonez95headhunter", "z95headhunter"},
		hull:   "M0-50 3-44 6-20 9-8 9 28 4 36-4 36-9 28-9-8-6-20-3-44Z",
		wing:   "M8-2 43 14 43 22 8 22ZM11 4q4-6 9 0v36h-9ZM41-6h2.4v32H41Z",
		detail: "M0-20 4-14 4-2-4-2-4-14ZM-2 6h4v10h-4Z",
	},
	{
		name: "twin-intake", ships: []string{"ewing"},
		hull:   "M0-50Q9-34 9-8L6 24-6 24-9-8Q-9-34 0-50Z",
		wing:   "M8-6 26 0 26 14 7 12ZM25-18q6-7 12 0V34q-6 8-12 0ZM36-2 45 4 45 10 36 12ZM43.4-10h2v24h-2Z",
		detail: "M0-28 4-20 4-10-4-10-4-20ZM-2.4 0a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0Z",
	},
	{
		name: "arrowhead", ships: []string{"rz1awing", "awing"},
		hull:   "M0-46 9-40 15-16 30 14 30 34 22 36 18 24-18 24-22 36-30 34-30 14-15-16-9-40Z",
		wing:   "M30 2h3v26h-3ZM8 26h9v16H8Z",
		detail: "M0-14 5-8 5 6 0 12-5 6-5-8Z",
	},
	{
		name: "long-nacelle", ships: []string{"btla4ywing", "ywing"},
		hull:   "M0-50 8-44 10-28 6-22 6 24-6 24-6-22-10-28-8-44Z",
		wing:   "M5 4 30 7 30 15 5 18ZM29-8q5-8 10 0V34h-1.6V48H30.6V34H29Z",
		detail: "M0-44 4-38 4-31-4-31-4-38ZM-2.5 8h5v6h-5Z",
	},
	{
		name: "spine", ships: []string{"asf01bwing", "bwing"},
		hull:   "M-4-38 0-50 4-38 8-34 8-24 4-20 5 44-5 44-4-20-8-24-8-34Z",
		wing:   "M4 4 42 12 42 17 4 18ZM41-2h2.4V24H41ZM10-34h6v8h-6Z",
		detail: "M0-40 3-35 3-26-3-26-3-35Z",
	},
	{
		name: "bomb-wing", ships: []string{"btls8kwing", "kwing"},
		hull: "M0-46 7-40 9-20 9 34 5 42-5 42-9 34-9-20-7-40Z",
		wing: "M8-12 26-4 26 8 8 12ZM23-22q5-7 11 0V24q-5 6-11 0ZM34-4 47 6 47 12 34 12Z" +
			"M8 16 22 20 22 38 8 32Z",
		detail: "M0-40 4-34 4-26-4-26-4-34ZM-4-8h8v12h-8ZM-3 14h6v4h-6Z",
	},
	{
		name: "folding-wing", ships: []string{"ut60duwing", "uwing"},
		hull:   "M-8-44H8L11-32 9 10 12 26 8 38-8 38-12 26-9 10-11-32Z",
		wing:   "M10-38h8v24l-8 4ZM19-34h7v18h-7ZM9 2 18-2 40 40 46 50 38 48 20 24 9 16Z",
		detail: "M-6-41H6L8-32-8-32ZM-5-6h10v14h-10Z",
	},
	{
		name: "tail-fin", ships: []string{"attackshuttle"},
		hull:   "M0-44 8-36 11-10 11 24 6 32-6 32-11 24-11-10-8-36Z",
		wing:   "M10-4 26 0 40 26 36 38 24 26 10 22ZM12 24h7v12h-7ZM24-14h2.4v16H24Z",
		detail: "M-5-36H5L8-26-8-26ZM-2-8h4v30h-4Z",
	},
	{
		name: "pincer-shuttle", ships: []string{"sheathipedeclassshuttle"},
		hull:   "M0-40 9-34 16-8 15 20 8 34-8 34-15 20-16-8-9-34Z",
		wing:   "M14-14Q34-18 38 6 38 30 24 46 31 24 25 8 22 2 15 0Z",
		detail: "M-6-33H6L9-24-9-24ZM-4-6h8v16h-8Z",
	},
	{
		name: "wookiee-gunship", ships: []string{"auzituckgunship"},
		hull:   "M-10-44H10L14-30 12 6 20 30 12 42-12 42-20 30-12 6-14-30Z",
		wing:   "M13-10 24-20 30-20 31 20 24 32 13 16ZM26-36h3v18h-3ZM8 40h8v7H8Z",
		detail: "M-6-40H6L8-32-8-32ZM-5-12h10v6h-10ZM-5 4h10v12h-10Z",
	},
}
