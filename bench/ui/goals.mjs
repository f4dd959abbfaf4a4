/**
 * What ours may cost: KB after gzip, times what plain elements take, MB. From a first measurement of
 * the peers (floor / best): form 107 / 183 KB, table 69 / 136 KB, cards 475 / 1,030 ms, theme switch
 * 109 / 332 ms, heap 2.6 / 5.4 MB.
 */
export const goals = [
  { name: 'form KB', most: 145 },
  { name: 'table KB', most: 102 },
  { name: 'table mounted', ofFloor: 1.3 },
  { name: 'cards mounted', ofFloor: 1.3 },
  { name: 'theme switch', ofFloor: 1.2 },
  { name: 'heap MB', most: 4 },
];

/** The goals that were not reached, as sentences. */
export const misses = (medians) =>
  goals.flatMap(({ name, most, ofFloor }) => {
    const figure = medians.ours?.[name] ?? null;
    const floor = medians.floor?.[name] ?? null;
    if (figure === null) return [];
    if (most !== undefined && figure > most)
      return `${name}: ${figure.toFixed(1)}, at most ${most}`;
    if (ofFloor !== undefined && floor !== null && figure > floor * ofFloor)
      return `${name}: ${(figure / floor).toFixed(2)} of the floor, at most ${ofFloor}`;
    return [];
  });
