package draw

// empireShapes are the fighters of the Empire and the First Order.
var empireShapes = []shape{
	{
		name: "panels", ships: []string{"tielnfighter", "tiefighter"},
		hull:   "M-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0Z",
		wing:   "M12-5 33-3 33 3 12 5ZM31-34 36-45 43-35 46 0 43 35 36 45 31 34 34 0Z",
		detail: "M-6-4a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z",
	},
	{
		name: "cut-panels", ships: []string{"modifiedtielnfighter"},
		hull:   "M-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0Z",
		wing:   "M12-5 36-4 36 4 12 5ZM31-36 36-46 43-36 45-12 34-8ZM34 8 45 12 43 36 36 46 31 36Z",
		detail: "M-6-4a6 6 0 1 0 12 0 6 6 0 1 0-12 0ZM36-3h5v6h-5Z",
	},
	{
		name: "new-panels", ships: []string{"tiefofighter"},
		hull:   "M-13 0a13 13 0 1 0 26 0 13 13 0 1 0-26 0Z",
		wing:   "M11-4 33-2 33 2 11 4ZM32-42 36-48 42-40 45 0 42 40 36 48 32 42 36 14 32 0 36-14Z",
		detail: "M-6-4a6 6 0 1 0 12 0 6 6 0 1 0-12 0ZM-3 7h6v3h-6Z",
	},
	{
		name: "two-seats", ships: []string{"tiesffighter"},
		hull:   "M-14-4a14 14 0 1 1 28 0L11 14 7 22-7 22-11 14Z",
		wing:   "M12-6 33-3 33 3 12 6ZM32-42 36-48 42-40 45 0 42 40 36 48 32 42 36 14 32 0 36-14ZM16 8h4v14h-4Z",
		detail: "M-6-7a6 6 0 1 0 12 0 6 6 0 1 0-12 0ZM-5 8h10v7h-10Z",
	},
	{
		name: "down-panels", ships: []string{"tieagaggressor", "tieaggressor"},
		hull:   "M-13-2a13 13 0 1 1 26 0L10 20-10 20Z",
		wing:   "M11-5 32-3 32 3 11 5ZM28-42 34-44 46-6 46 6 36 26 29 24 38 0ZM15-22h3v16h-3Z",
		detail: "M-6-5a6 6 0 1 0 12 0 6 6 0 1 0-12 0ZM-4 10h8v6h-8Z",
	},
	{
		name: "heavy-panels", ships: []string{"tierbheavy"},
		hull:   "M-12-24H12L16 0 12 24-12 24-16 0Z",
		wing:   "M14-8 32-6 32 6 14 8ZM30-42 37-50 46-40 49 0 46 40 37 50 30 42 33 0ZM19-30h4v24h-4Z",
		detail: "M-7-8a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM-7 10h14v8h-14Z",
	},
	{
		name: "prongs", ships: []string{"tieininterceptor", "tieinterceptor"},
		hull:   "M-13 0a13 13 0 1 0 26 0 13 13 0 1 0-26 0Z",
		wing:   "M11-5 34-3 34 3 11 5ZM33-46 35.5-48 41-8 41 10 37 40 33 40 36 8 36-6Z",
		detail: "M-5.5-4a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0Z",
	},
	{
		name: "long-prongs", ships: []string{"tievnsilencer", "tiesilencer"},
		hull:   "M0-24 9-10 11 6 7 22-7 22-11 6-9-10Z",
		wing:   "M10-4 28-3 28 5 10 6ZM28-50 31-50 42 6 43 22 36 46 32 42 34 14 30 0Z",
		detail: "M-5-3a5 5 0 1 0 10 0 5 5 0 1 0-10 0ZM-2 8h4v9h-4Z",
	},
	{
		name: "dagger", ships: []string{"tiebainterceptor"},
		hull:   "M0-32 8-14 10 8 6 26-6 26-10 8-8-14Z",
		wing:   "M9-2 19-4 27-34 32-48 35-48 40 6 34 34 28 38 28 14 10 12Z",
		detail: "M0-16 4-8 4 2-4 2-4-8ZM-3 10h6v8h-6Z",
	},
	{
		name: "swept-prongs", ships: []string{"tiewiwhispermodifiedinterceptor"},
		hull:   "M-12 0a12 12 0 1 0 24 0 12 12 0 1 0-24 0ZM-4 10 4 10 3 28-3 28Z",
		wing:   "M10-5 27-4 31-48 35-50 41-18 47-4 46 10 36 28 30 26 32 6 10 6Z",
		detail: "M-5.5-4a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0Z",
	},
	{
		name: "bent-panels", ships: []string{"tieadvancedx1", "tieadvanced"},
		hull:   "M-13-2a13 13 0 1 1 26 0L10 22-10 22Z",
		wing:   "M11-5 30-5 30 9 10 7ZM30-34 34-34 44-14 44 14 34 34 30 34 39 12 39-12Z",
		detail: "M-5.5-5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0ZM-4 10h8v4h-8Z",
	},
	{
		name: "folded-panels", ships: []string{"tieadvancedv1", "tieadvprototype"},
		hull:   "M-12-2a12 12 0 1 1 24 0L8 18-8 18Z",
		wing:   "M10-6 26-8 38-32 43-28 39-6 39 8 43 30 38 34 26 10 10 6Z",
		detail: "M-5.5-5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0ZM-3 9h6v4h-6Z",
	},
	{
		name: "twin-pod", ships: []string{"tiesabomber", "tiebomber"},
		hull: "M-5-8h10v18H-5Z",
		wing: "M4-26q8-10 16 0V26q-8 8-16 0ZM19-3 31-2 31 3 19 4Z" +
			"M31-34 35-34 42-12 42 12 35 34 31 34 38 11 38-11Z",
		detail: "M-16-18a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM8-18h8v5H8Z",
	},
	{
		name: "three-pods", ships: []string{"tiecapunisher", "tiepunisher"},
		hull: "M-7-26q7-9 14 0V26q-7 8-14 0Z",
		wing: "M7-6h3V8H7ZM9-20q7-9 14 0V30q-7 8-14 0ZM22-3 34-2 34 3 22 4Z" +
			"M34-38 38-38 46-12 46 12 38 38 34 38 41 11 41-11Z",
		detail: "M-5-18a5 5 0 1 0 10 0 5 5 0 1 0-10 0ZM-4 8h8v8h-8Z",
	},
	{
		name: "hunch", ships: []string{"tiesebomber"},
		hull:   "M-12-8a12 12 0 1 1 24 0L15 22 10 36-10 36-15 22Z",
		wing:   "M12-6 30-4 30 6 14 9ZM28-38 34-44 45-14 45 14 34 44 28 38 36 8 36-8Z",
		detail: "M-5.5-10a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0ZM-7 10h14v5h-14ZM-7 20h14v5h-14Z",
	},
	{
		name: "three-panels", ships: []string{"tieddefender", "tiedefender"},
		hull:   "M-13 2a13 13 0 1 0 26 0 13 13 0 1 0-26 0ZM-2.5 12 2.5 12 3.5 46-3.5 46Z",
		wing:   "M11-4 30-5 30 7 11 7ZM28-30 33-48 42-6 40 22 34 30 36-4Z",
		detail: "M-5.5-2a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0Z",
	},
	{
		name: "three-fins", ships: []string{"tiephphantom", "tiephantom"},
		hull:   "M0-36 10-24 14-2 12 18 4 22 5 50-5 50-4 22-12 18-14-2-10-24Z",
		wing:   "M12-6 24-12 33-38 38-40 42-6 40 20 30 32 24 14 12 12Z",
		detail: "M0-26 5-18 5-8-5-8-5-18ZM-5 2h10v8h-10Z",
	},
	{
		name: "flat-wings", ships: []string{"tieskstriker", "tiestriker"},
		hull:   "M0-34 9-26 12 0 10 30-10 30-12 0-9-26Z",
		wing:   "M11-10 36-46 42-44 44 22 38 36 11 18ZM16 22h6v14h-6Z",
		detail: "M0-26 5-20 5-10-5-10-5-20Z",
	},
	{
		name: "star-wing", ships: []string{"alphaclassstarwing"},
		hull:   "M0-42 8-34 12-10 14 26 8 34-8 34-14 26-12-10-8-34Z",
		wing:   "M12-4 32-24 39-20 36 4 43 30 36 36 13 20ZM16-26h3v18h-3Z",
		detail: "M0-34 5-28 6-18-6-18-5-28ZM-5 4h10v16h-10Z",
	},
}
