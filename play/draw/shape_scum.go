package draw

// scumShapes are the ships of hunters, pirates and mandalorians.
var scumShapes = []shape{
	{
		name: "fang", ships: []string{"fangfighter", "protectoratestarfighter"},
		hull:   "M0-44 6-34 8-4 6 30-6 30-8-4-6-34Z",
		wing:   "M7-2 28-32 40-46 42-42 35-8 24 16 7 20ZM8 18 20 24 16 38 7 32Z",
		detail: "M0-28 3.4-20 3.4-8-3.4-8-3.4-20ZM-2 4h4v14h-4Z",
	},
	{
		name: "viper", ships: []string{"starviperclassattackplatform", "starviper"},
		hull:   "M0-48 6-40 9-16 8 16 4 28-4 28-8 16-9-16-6-40Z",
		wing:   "M8-10 20-16 30-40 34-42 34-14 24 4 40 34 38 44 34 42 20 14 8 10Z",
		detail: "M0-38 4-30 4-20-4-20-4-30ZM-4-4a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z",
	},
	{
		name: "horns", ships: []string{"kihraxzfighter"},
		hull:   "M-6-28H6L10-14 10 14 5 30-5 30-10 14-10-14Z",
		wing:   "M9-12 20-20 24-44 30-49 35-44 36-8 30 14 24 22 20 34 12 34 9 16Z",
		detail: "M-4-22H4L5-12-5-12ZM-3 0h6v14h-6Z",
	},
	{
		name: "bowed-wings", ships: []string{"m3ainterceptor"},
		hull:   "M-10-8a10 14 0 1 1 20 0L8 30-8 30Z",
		wing:   "M9-4 23 2 23 14 8 20ZM20-36Q36-30 35 4L30 22 22 22 25 0Q27-20 20-36ZM10 20h7v14h-7Z",
		detail: "M-5-12a5 6 0 1 0 10 0 5 6 0 1 0-10 0ZM-3 8h6v12h-6Z",
	},
	{
		name: "four-thrusters", ships: []string{"quadrijettransferspacetug", "quadjumper"},
		hull:   "M-8-34H8L12-22 12 14 8 24-8 24-12 14-12-22Z",
		wing:   "M11-14 20-20V-38h18V-8H22L12 0ZM11 8 20 14h18V44H20V26l-9-8Z",
		detail: "M-5-28H5L7-20-7-20ZM-5 0h10v12h-10ZM24-32h10v5H24ZM-34-32h10v5h-10Z",
	},
	{
		name: "fork", ships: []string{"scurrgh6bomber"},
		hull:   "M-12-18H12L24 4 26 24 16 40-16 40-26 24-24 4Z",
		wing:   "M7-16 14-48 25-48 30-8 22 2ZM16 38h8v8h-8Z",
		detail: "M-5-8a5 5 0 1 0 10 0 5 5 0 1 0-10 0ZM-12 14h24v5h-24ZM-10 24h20v5h-20Z",
	},
	{
		name: "mist", ships: []string{"g1astarfighter"},
		hull:   "M-10-30Q0-40 10-30L14 8 12 34 6 42-6 42-12 34-14 8Z",
		wing:   "M12-8 20-14 24-44 30-48 34-40 33-8 36 14 30 32 20 34 12 24Z",
		detail: "M-6-28H6L8-16-8-16ZM-5 4h10v6h-10ZM-5 16h10v6h-10Z",
	},
	{
		name: "dragon", ships: []string{"m12lkimogilafighter"},
		hull:   "M-7-38H7L11-16 10 28 5 38-5 38-10 28-11-16Z",
		wing:   "M10-18 24-30 44-14 47 8 38 30 24 40 20 14 10 10ZM21-46h4v20h-4Z",
		detail: "M-4-33H4L6-22-6-22ZM-3-4h6v22h-6ZM30-8h4v16h-4ZM-34-8h4v16h-4Z",
	},
	{
		name: "small-wedge", ships: []string{"escapecraft"},
		hull:   "M0-40 12-26 20 10 20 30 12 36-12 36-20 30-20 10-12-26Z",
		wing:   "M19 8 28 18 28 32 20 32ZM6 36h10v8H6Z",
		detail: "M-7-24H7L9-14-9-14ZM-8 8h16v14h-16Z",
	},
	{
		name: "scarab", ships: []string{"firesprayclasspatrolcraft", "firespray31"},
		hull:   "M-7-46Q0-50 7-46L14-26Q34-8 32 18 26 42 0 46-26 42-32 18-34-8-14-26Z",
		wing:   "M30 2 46 4 46 12 31 18Z",
		detail: "M-7-34h14v10H-7ZM-10 18a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z",
	},
	{
		name: "tuning-fork", ships: []string{"aggressorassaultfighter", "aggressor"},
		hull:   "M0-34 8-20 9 30 5 42-5 42-9 30-8-20Z",
		wing:   "M8-6 17-12 21-50 28-50 31 0 27 34 20 46 15 20 8 16Z",
		detail: "M0-24 4-16 4-4-4-4-4-16ZM-3 8h6v20h-6Z",
	},
	{
		name: "bat", ships: []string{"gauntletfighter"},
		hull:   "M0-46 8-38 10-6 8 28 4 36-4 36-8 28-10-6-8-38Z",
		wing:   "M9-12 26-20 33-46 38-46 44-6 36 30 25 44 22 22 8 18ZM38-30 48-20 46 0 42-6Z",
		detail: "M-5-38H5L7-28-7-28ZM-4-8h8v8h-8ZM-4 8h8v14h-8Z",
	},
	{
		name: "crest", ships: []string{"st70assaultship"},
		hull:   "M0-48 8-42 12-28 13 20 8 34 5 46-5 46-8 34-13 20-12-28-8-42Z",
		wing:   "M12-6 24-8 24 6 12 8ZM22-22q8-9 17 0V18q-8 7-17 0ZM28 20h5v10h-5Z",
		detail: "M-6-40H6L9-28-9-28ZM-5-6h10v22h-10Z",
	},
	{
		name: "rogue", ships: []string{"rogueclassstarfighter"},
		hull:   "M0-50 5-40 8-10 10 20 6 34-6 34-10 20-8-10-5-40Z",
		wing:   "M9-2 34-14 37-34 41-34 43 20 39 36 34 14 9 16ZM12 18 20 18 20 32 10 30Z",
		detail: "M0-30 4-22 4-10-4-10-4-22ZM-3 4h6v14h-6Z",
	},
	{
		name: "pursuit", ships: []string{"lancerclasspursuitcraft"},
		hull:   "M0-46 10-36 14-6 12 28-12 28-14-6-10-36Z",
		wing:   "M12-20 22-28 30-50 36-50 41-10 35 26 24 46 20 44 25 10 13 8Z",
		detail: "M-6-36H6L9-26-9-26ZM-4-8a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM-6 10h12v10h-12Z",
	},
	{
		name: "stinger", ships: []string{"nantexclassstarfighter"},
		hull:   "M-7-24Q0-34 7-24L14 0 10 32 4 44-4 44-10 32-14 0Z",
		wing:   "M10-8 20-20 13-48 18-50 33-18 26 10 13 16ZM12 16 22 22 16 36 10 30Z",
		detail: "M-4-20H4L6-8-6-8ZM-4 6h8v5h-8ZM-3 16h6v12h-6Z",
	},
}
