/** Which way a text runs. */
export type Direction = 'ltr' | 'rtl';

// Written from right to left, with the marks that belong to such letters.
const right = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]`;
const left = String.raw`(?:(?!${right})\p{L})`;

const rightLetters = new RegExp(String.raw`(?=\p{L})${right}`, 'gu');
const letters = /\p{L}/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The direction most of a text's letters have: a first word in another script decides nothing.
 * @param otherwise of a text without letters, or with as many of both
 */
export function directionOf(text: string, otherwise: Direction): Direction {
  const rtl = count(text, rightLetters);
  const ltr = count(text, letters) - rtl;
  return rtl === ltr ? otherwise : rtl > ltr ? 'rtl' : 'ltr';
}

/** A piece of a line whose letters run one way. */
export interface ScriptRun {
  readonly text: string;
  readonly direction: Direction;
}

/** Text running against each direction: from the first letter of the other to its last. */
const against: Record<Direction, RegExp> = {
  rtl: new RegExp(String.raw`${left}(?:(?:(?!${right})[\s\S])*(?:${left}|\p{N}))?`, 'gu'),
  ltr: new RegExp(String.raw`${right}(?:(?:(?!${left})[\s\S])*${right})?`, 'gu'),
};

/** A line of one direction in the pieces a word processor sets apart. */
export function scriptRuns(text: string, direction: Direction): ScriptRun[] {
  const runs: ScriptRun[] = [];
  const add = (piece: string, way: Direction) => {
    if (piece !== '') runs.push({ text: piece, direction: way });
  };
  let at = 0;
  for (const { 0: piece, index } of text.matchAll(against[direction])) {
    add(text.slice(at, index), direction);
    add(piece, direction === 'rtl' ? 'ltr' : 'rtl');
    at = index + piece.length;
  }
  add(text.slice(at), direction);
  return runs;
}
