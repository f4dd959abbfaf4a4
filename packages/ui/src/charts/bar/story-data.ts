/** Points by assistant in thirty days. */
export const assistants = {
  categories: ['Decision', 'Writing', 'Research', 'Learning', 'Compliance', 'Travel', 'Risk'],
  series: [{ name: 'Points', values: [8420, 6910, 5240, 4880, 3110, 1940, 1320] }],
};

/** Scores of three sites in four scenarios. */
export const scenarios = {
  categories: ['Base', 'Złoty +8%', 'Demand −15%', 'Demand +20%'],
  series: [
    { name: 'Gdańsk', values: [7.7, 6.5, 5.9, 8.4] },
    { name: 'Rotterdam', values: [6.4, 6.4, 6.2, 6.1] },
    { name: 'Hamburg', values: [6.3, 6.3, 6.6, 5.8] },
  ],
};
