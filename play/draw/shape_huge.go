package draw

// hugeShapes are the huge ships. They are drawn as long as their base, so they are slim: at most 19 aside.
var hugeShapes = []shape{
	{
		name: "hammerhead", ships: []string{"cr90corvettefore", "cr90corvetteaft"},
		hull: "M-10-50H10L13-46 13-38 8-33 5-30 5-12 8-8 8 12 6 16 6 24 12 27 12 39-12 39-12 27-6 24" +
			"-6 16-8 12-8-8-5-12-5-30-8-33-13-38-13-46Z",
		wing: "M12 27 17 30 17 40 12 40ZM1 39H5V47H1ZM6.5 39H10.5V46H6.5ZM12.5 40H16.5V48H12.5Z",
		detail: "M-8-47H8V-45H-8ZM-3-28H3V-14H-3ZM-5-6H5V-2H-5ZM-4 3a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z" +
			"M-2.5 16H2.5V23H-2.5ZM-9 30H9V33H-9Z",
	},
	{
		name: "shell", ships: []string{"gr75mediumtransport"},
		hull: "M0-48Q9-47 13-34L17-6 18 18 16 34 11 44-11 44-16 34-18 18-17-6-13-34Q-9-47 0-48Z",
		wing: "M16 20 19 24 19 38 15 36ZM3 44H9V49H3Z",
		detail: "M-8-31H-1V-20H-8ZM1-31H8V-20H1ZM-10-17H-1V-6H-10ZM1-17H10V-6H1ZM-11-3H-1V8H-11Z" +
			"M1-3H11V8H1ZM-11 11H-1V22H-11ZM1 11H11V22H1ZM-4 32a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z",
	},
	{
		name: "hauler", ships: []string{"croccruiser"},
		hull: "M-6-48H6L10-40 10-24 15-16 16 8 14 26 9 36-9 36-14 26-16 8-15-16-10-24-10-40Z",
		wing: "M15-12 19-8 19 14 16 18ZM8 30 17 24 18 40 15 48 9 46Z",
		detail: "M-4-45H4L6-40-6-40ZM-6-34H6V-26H-6ZM-9-12H9V-7H-9ZM-9-2H-2V12H-9ZM2-2H9V12H2Z" +
			"M-5 22a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z",
	},
	{
		name: "carrier", ships: []string{"gozanticlasscruiser"},
		hull: "M-4-49H4L9-41 10-26 8-18 12-10 14 12 12 30 8 42-8 42-12 30-14 12-12-10-8-18-10-26-9-41Z",
		wing: "M12-6 18-2 19 10 18 22 13 26ZM9 34 16 32 17 46 10 47Z",
		detail: "M-6-43H6L7-37-7-37ZM-3-30H3V-20H-3ZM-2-8H2V28H-2ZM-9-2H-5V4H-9ZM5-2H9V4H5Z" +
			"M-9 14H-5V20H-9ZM5 14H9V20H5Z",
	},
	{
		name: "lance", ships: []string{"raiderclasscorvettefore", "raiderclasscorvetteaft"},
		hull:   "M0-50 4-42 7-26 12-4 15 16 14 32 9 40-9 40-14 32-15 16-12-4-7-26-4-42Z",
		wing:   "M10-16 14-8 18 20 18 44 15.5 47 15 16ZM2 40H7V47H2Z",
		detail: "M-2-38H2L3-24-3-24ZM-5-16H5L6-6-6-6ZM-3 0H3V14H-3ZM-7 20H7V24H-7ZM-4 28H4V34H-4Z",
	},
}
