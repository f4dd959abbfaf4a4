/** Of the numbers that are there; `null` without any. */
export function median(list) {
  const numbers = list.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
  if (numbers.length === 0) return null;
  const middle = numbers.length >> 1;
  return numbers.length % 2 === 1 ? numbers[middle] : (numbers[middle - 1] + numbers[middle]) / 2;
}

/** A figure for people, `–` where there is none. */
export const figure = (value, digits = 2) => (value === null ? '–' : value.toFixed(digits));

/** The order of a round: another one begins each time, so that none always comes first. */
export const inRound = (list, round) => list.map((_, at) => list[(at + round) % list.length]);

/**
 * Rows as text in columns, the first row being the head.
 * @param {string[][]} rows
 * @param {number[]} words columns of words, which begin at the left; figures end at the right
 */
export function columns(rows, words) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          words.includes(at) ? cell.padEnd(widths[at]) : cell.padStart(widths[at]),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Says which goals were missed and leaves the exit code a check can look at. */
export function conclude(missed) {
  for (const line of missed) console.error(`MISSED ${line}`);
  if (missed.length === 0) console.log('All goals reached.');
  process.exitCode = missed.length === 0 ? 0 : 1;
}
