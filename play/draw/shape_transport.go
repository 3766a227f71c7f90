package draw

// transportShapes are freighters and other large ships.
var transportShapes = []shape{
	{
		name: "disc", ships: []string{"modifiedyt1300lightfreighter", "yt1300"},
		hull: "M-36 6A36 36 0 0 1-18-25L-14-48-4-48-4-30 4-30 4-48 14-48 18-25A36 36 0 1 1-36 6Z" +
			"M28-8 40-30 48-30 48-20 36 0Z",
		detail: "M-7 6a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM42-28h4v5h-4ZM-26 34Q0 46 26 34L24 30Q0 41-24 30Z",
	},
	{
		name: "worn-disc", ships: []string{"scavengedyt1300"},
		hull: "M-36 6A36 36 0 0 1-18-25L-14-48-4-48-4-30 4-30 4-48 14-48 18-25A36 36 0 1 1-36 6Z" +
			"M28-8 40-30 48-30 48-20 36 0Z",
		detail: "M-7 6a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM42-28h4v5h-4ZM-26 34Q0 46 26 34L24 30Q0 41-24 30Z" +
			"M-28-12h13v8h-13ZM12 14 22 10 26 18 16 24Z",
	},
	{
		name: "closed-disc", ships: []string{"customizedyt1300lightfreighter"},
		hull: "M-36 8A36 36 0 0 1-18-23L-11-40 0-50 11-40 18-23A36 36 0 1 1-36 8ZM28-6 40-28 48-28 48-18 36 2Z",
		detail: "M-7 8a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM42-26h4v5h-4ZM-26 36Q0 48 26 36L24 32Q0 43-24 32Z" +
			"M-6-36H6L4-30-4-30Z",
	},
	{
		name: "offset-disc", ships: []string{"yt2400lightfreighter", "yt2400lightfreighter2023", "yt2400"},
		hull:   "M-34 4a34 34 0 1 0 68 0 34 34 0 1 0-68 0ZM26-14 40-34 48-32 48-18 34 0Z",
		wing:   "M8 34h10v10H8Z",
		detail: "M-9 4a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM-5-24h10v8h-10ZM42-30h4v6h-4Z",
	},
	{
		name: "diamond", ships: []string{"vcx100lightfreighter", "vcx100"},
		hull:   "M-6-46H6L14-34 30-8 34 14 22 34 10 44-10 44-22 34-34 14-30-8-14-34Z",
		wing:   "M30-10 42-18 47-12 47 8 35 14ZM13 38 22 34 22 44 13 46Z",
		detail: "M-6-42H6L9-34-9-34ZM-4-12a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM-9 18h18v10h-18Z",
	},
	{
		name: "bird", ships: []string{"hwk290lightfreighter", "hwk290"},
		hull:   "M0-50 6-40 9-14 14 10 10 34 4 42-4 42-10 34-14 10-9-14-6-40Z",
		wing:   "M10-8 28 6 40 28 36 36 22 28 12 26ZM14 28h7v12h-7Z",
		detail: "M-4-38h8v8h-8ZM-5 2h10v14h-10Z",
	},
	{
		name: "shuttle", ships: []string{"lambdaclasst4ashuttle", "lambdaclassshuttle"},
		hull:   "M0-48 8-42 13-18 13 30 8 36-8 36-13 30-13-18-8-42Z",
		wing:   "M13-8 46 26 46 34 40 36 13 22ZM16-14h3V2h-3Z",
		detail: "M0-42 5-37 6-28-6-28-5-37ZM-1.5-16h3V34h-3Z",
	},
	{
		name: "tall-wing", ships: []string{"upsilonclasscommandshuttle", "upsilonclassshuttle"},
		hull:   "M0-38 8-32 13-4 13 26 8 34-8 34-13 26-13-4-8-32Z",
		wing:   "M12-10 28-26 32-50 38-50 46-6 46 26 38 42 32 24 12 20Z",
		detail: "M-5-28H5L8-20-8-20ZM-4 0h8v14h-8Z",
	},
	{
		name: "half-wing", ships: []string{"xiclasslightshuttle"},
		hull:   "M-5-46H5L10-34 10 20 6 34-6 34-10 20-10-34Z",
		wing:   "M9-6 40 20 43 40 34 40 9 20ZM11-24h5v18h-5Z",
		detail: "M-4-42H4L7-34-7-34ZM-3-4h6v20h-6Z",
	},
	{
		name: "assault-shuttle", ships: []string{"tiereaper"},
		hull:   "M0-40 10-30 16-6 18 26 10 38-10 38-18 26-16-6-10-30Z",
		wing:   "M15-10 34-24 48-6 48 18 42 28 17 22Z",
		detail: "M-7-16a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM-8 6h16v16h-16Z",
	},
	{
		name: "wedge", ships: []string{"vt49decimator"},
		hull:   "M0-48 12-36 26-8 30 24 20 40-20 40-30 24-26-8-12-36Z",
		wing:   "M27-4 42 6 46 28 40 34 30 26ZM8 40h9v7H8Z",
		detail: "M-8-26H8L11-16-11-16ZM-12 2h24v6h-24ZM-6 16h12v14h-12Z",
	},
	{
		name: "hound", ships: []string{"yv666lightfreighter", "yv666"},
		hull:   "M-20-36-8-46H8L20-36 34-20 36 20 28 38-28 38-36 20-34-20Z",
		wing:   "M34-16 45-6 46 24 36 28ZM8 38h14v8H8Z",
		detail: "M-7-42H7L10-36-10-36ZM-16-6h32v6h-32ZM-22 12h10v14h-10ZM12 12h10v14h-10Z",
	},
	{
		name: "open-ring", ships: []string{"jumpmaster5000"},
		hull: "M-34 8A34 34 0 1 1 34 8 34 34 0 1 1-34 8ZM-15 14A15 15 0 1 0 15 14 15 15 0 1 0-15 14Z" +
			"M14-20 26-48 36-44 34-12Z",
		detail: "M-22-8a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM-28 20h9v12h-9ZM26-42h5v7h-5Z",
	},
	{
		name: "long-bomber", ships: []string{"mg100starfortress", "bsf17bomber"},
		hull:   "M-7-50H7L10-38 7-22 6 26 9 44-9 44-6 26-7-22-10-38Z",
		wing:   "M6-18 46-8 48 0 46 6 6 4ZM7 26 28 30 28 42 8 42ZM28-14q5-6 10 0V14q-5 5-10 0Z",
		detail: "M-5-46H5L7-38-7-38ZM-3-6h6v4h-6ZM-3 2h6v4h-6ZM-3 10h6v4h-6ZM-4 34h8v6h-8Z",
	},
	{
		name: "two-hulls", ships: []string{"resistancetransport"},
		hull:   "M-28-38H-10L-2-26-2 28-8 42-26 42-33 22-33-24ZM2-26 18-34 28-24 30 22 20 36 4 34Z",
		wing:   "",
		detail: "M-26-33h14v8h-14ZM9-22h12v8H9ZM-22 4h10v18h-10ZM10 6h8v14h-8Z",
	},
	{
		name: "half-saucer", ships: []string{"resistancetransportpod"},
		hull:   "M-20-36Q0-50 20-36L26-8 22 24 10 36-10 36-22 24-26-8Z",
		wing:   "M24-4 32 2 32 18 22 22ZM8 36h10v8H8Z",
		detail: "M-10-33H10L12-24-12-24ZM-8-6h16v18h-16Z",
	},
}
