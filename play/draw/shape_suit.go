package draw

// suitShapes are the units of Flightpath: from above, head, shoulders, a forearm to each side, legs
// behind.
var suitShapes = []shape{
	{
		name: "zaku-i", ships: []string{"ms-05b-zaku-i"},
		hull:   "M-8-12-6-22 0-26 6-22 8-12 16-8 16 8 10 18-10 18-16 8-16-8Z",
		wing:   "M15-9 28-13 37-6 36 7 17 8ZM28-12 30-40 35-40 35-8ZM4 17 12 17 16 40 9 46 5 36Z",
		detail: "M-4-20h8v4h-8ZM-9 4h18v9h-18Z",
	},
	{ // a horn on the head
		name: "zaku-i-commander", ships: []string{"ms-05s-zaku-i-commander"},
		hull:   "M-8-12-6-22-1-26 0-38 1-26 6-22 8-12 16-8 16 8 10 18-10 18-16 8-16-8Z",
		wing:   "M15-9 28-13 37-6 36 7 17 8ZM28-12 30-40 35-40 35-8ZM4 17 12 17 16 40 9 46 5 36Z",
		detail: "M-4-20h8v4h-8ZM-9 4h18v9h-18Z",
	},
	{ // a spiked shoulder, and a shield on the other
		name: "zaku-ii", ships: []string{"ms-06f-zaku-ii", "ms-06fs-zaku-ii"},
		hull: "M-8-12-6-22 0-26 6-22 8-12 16-8 16 8 10 18-10 18-16 8-16-8Z" +
			"M-37-8-46-16-34-15-30-24-27-13Z",
		wing:   "M15-9 28-13 37-6 36 7 17 8ZM28-12 30-40 35-40 35-8ZM4 17 13 17 18 40 10 46 5 36Z",
		detail: "M-4-20h8v4h-8ZM-9 4h18v9h-18ZM33-18 41-20 44 12 36 14Z",
	},
	{
		name: "zaku-ii-commander", ships: []string{"ms-06s-zaku-ii-commander"},
		hull: "M-8-12-6-22-1-26 0-38 1-26 6-22 8-12 16-8 16 8 10 18-10 18-16 8-16-8Z" +
			"M-37-8-46-16-34-15-30-24-27-13Z",
		wing:   "M15-9 28-13 37-6 36 7 17 8ZM28-12 30-40 35-40 35-8ZM4 17 13 17 18 40 10 46 5 36Z",
		detail: "M-4-20h8v4h-8ZM-9 4h18v9h-18ZM33-18 41-20 44 12 36 14Z",
	},
	{ // a camera and a long tank on the back
		name: "zaku-recon", ships: []string{"ms-06r-zaku-ii-recon"},
		hull: "M-8-12-6-22 0-26 6-22 8-12 16-8 16 8 10 18 6 34-6 34-10 18-16 8-16-8Z" +
			"M-37-8-46-16-34-15-30-24-27-13Z",
		wing:   "M15-9 28-13 37-6 36 7 17 8ZM29-12 30-32 36-32 35-8ZM8 17 16 17 21 40 13 46 8 36Z",
		detail: "M-5-21h10v6h-10ZM-4 18h8v13h-8Z",
	},
	{ // a shield on the left arm, a rifle in the right hand
		name: "gm", ships: []string{"rgm-79-gm"},
		hull: "M-7-12-6-20-3-25H3L6-20 7-12 17-9 17 8 11 18-11 18-17 8-17-9Z" +
			"M-46-26-38-34-30-26-30 8-38 16-46 8ZM30-46h4v36h-4Z",
		wing:   "M16-9 30-12 37-6 36 8 17 8ZM4 17 12 17 15 40 9 46 5 36Z",
		detail: "M-4-20h8v4h-8ZM-9 4h18v9h-18ZM-40-20h4v22h-4Z",
	},
	{
		name: "gm-command", ships: []string{"rgm-79gs-gm-command"},
		hull: "M-7-12-6-20-3-25H3L6-20 7-12 17-9 17 8 11 18-11 18-17 8-17-9Z" +
			"M-48-18-38-32-28-18-28 2-38 20-48 2ZM30-40h5v30h-5Z",
		wing:   "M16-9 30-12 37-6 36 8 17 8ZM4 17 12 17 16 42 9 48 5 36ZM8 14h7v14h-7Z",
		detail: "M-4-20h8v4h-8ZM-9 4h18v9h-18ZM-41-14h6v16h-6Z",
	},
	{ // a rifle as long as the suit
		name: "gm-sniper", ships: []string{"rgm-79sc-gm-sniper-custom"},
		hull: "M-7-12-6-20-3-25H3L6-20 7-12 17-9 17 8 11 18-11 18-17 8-17-9Z" +
			"M29-50h3v18h2v26h-6v-26h1Z",
		wing:   "M16-9 30-12 37-6 36 8 17 8ZM4 17 12 17 15 40 9 46 5 36Z",
		detail: "M-4-21h8v3h-8ZM-9 4h18v9h-18Z",
	},
	{ // a fish with four boosters
		name: "fish", ships: []string{"ff-s3-saberfish"},
		hull:   "M0-48 6-36 9-8 7 26 3 34-3 34-7 26-9-8-6-36Z",
		wing:   "M8-14 30-4 34 6 8 10ZM12-24q4-6 8 0V36q-4 6-8 0ZM28-14q4-5 8 0V30q-4 5-8 0Z",
		detail: "M0-28 4-20 4-10-4-10-4-20ZM-2 4h4v18h-4Z",
	},
	{
		name: "heavy-suit",
		ships: []string{
			"ms-09r-rick-dom", "ms-09rg-rick-dom-royal-guard",
			"ms-09rs-rick-dom-beam-bazooka",
		},
		hull:   "M-8-14-6-24 0-27 6-24 8-14 20-10 20 8 14 18-14 18-20 8-20-10Z",
		wing:   "M19-11 34-16 44-6 42 10 20 9ZM32-13 33-44 40-44 40-9ZM2 17 20 16 26 40 14 48 4 40Z",
		detail: "M-6-20h12v3h-12ZM-10 5h20v8h-20Z",
	},
	{
		name: "cannon-suit",
		ships: []string{
			"rgc-80-gm-cannon", "rgc-80s-gm-cannon-space-assault", "rx-77d-guncannon-mpt",
		},
		hull:   "M-8-12-6-22 0-26 6-22 8-12 16-8 16 8 10 18-10 18-16 8-16-8Z",
		wing:   "M15-9 28-13 37-6 36 7 17 8ZM10-48h5V4h-5ZM4 17 12 17 16 40 9 46 5 36Z",
		detail: "M-4-20h8v4h-8ZM-9 4h18v9h-18Z",
	},
	{
		name: "pod",
		ships: []string{
			"rb-79-ball",
		},
		hull:   "M-24 4a24 24 0 1 0 48 0 24 24 0 1 0-48 0ZM-3-46h6v28h-6Z",
		wing:   "M18-10 34-18 38-34 42-34 38-14 22-4Z",
		detail: "M-9-2a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM-6 18h12v6h-12Z",
	},
	{
		name: "musai", ships: []string{"musai-light-cruiser"},
		hull:   "M-5-50H5L8-22 16 10 18 36 12 46-12 46-18 36-16 10-8-22Z",
		wing:   "M14 16 24 22 24 42 16 40Z",
		detail: "M-4-40h8v8h-8ZM-5 0h10v12H-5ZM-8 24h16v8H-8Z",
	},
}
