import {
  decisionScale,
  type DecisionCell,
  type DecisionFigure,
} from '@constella/api-client/contract';

import { scoresOf } from './numbers.js';

const { middle } = decisionScale;
/** Figures a line can be drawn through. */
const fewest = 3;

/** A cell of the matrix, and the figure that states it. */
export type StatedCell = DecisionCell & { readonly figure: DecisionFigure | undefined };

const names = (label: string, name: string): boolean =>
  label.toLocaleLowerCase().includes(name.trim().toLocaleLowerCase());

/**
 * The cells the figures of a request state: where two or more options have one of a unit under a
 * criterion, they are put on the scale from 1 to 5. A figure is of the option and the criterion its
 * label names. Every other cell is in the middle, unknown.
 */
export function statedCells(
  figures: readonly DecisionFigure[],
  { options, criteria }: { options: readonly string[]; criteria: readonly string[] },
  isLowerBetter: (criterion: string) => boolean,
): StatedCell[] {
  return criteria.flatMap((criterion, at) => {
    const found = options.map((option) =>
      figures.findLast(({ label }) => names(label, option) && names(label, criterion)),
    );
    const given = found.filter((figure) => figure !== undefined);
    const isComparable =
      given.length > 1 && new Set(given.map(({ unit }) => unit.toLowerCase())).size === 1;
    const scores = scoresOf(
      given.map(({ amount }) => amount),
      isLowerBetter(criterion),
    );
    return options.map((_option, option): StatedCell => {
      const figure = found[option];
      return figure && isComparable
        ? {
            option,
            criterion: at,
            score: scores[given.indexOf(figure)] ?? middle,
            basis: 'stated',
            figure,
          }
        : { option, criterion: at, score: middle, basis: 'unknown', figure: undefined };
    });
  });
}

/** Figures that follow one another in time, the oldest first. */
export interface Series {
  readonly unit: string;
  readonly values: number[];
}

/** The first row of three or more figures of one label and unit that have a time each; null without one. */
export function seriesOf(figures: readonly DecisionFigure[]): Series | null {
  const rows = new Map<string, DecisionFigure[]>();
  for (const figure of figures) {
    if (figure.when === '') continue;
    // Years, quarters, months and days are rows of their own: they lie apart differently.
    const key = [figure.label, figure.unit, figure.when.replaceAll(/\d/g, '0')].join('\n');
    rows.set(key, [...(rows.get(key) ?? []), figure]);
  }
  for (const row of rows.values())
    if (new Set(row.map(({ when }) => when)).size === row.length && row.length >= fewest) {
      const inOrder = row.toSorted((a, b) => (a.when < b.when ? -1 : 1));
      return { unit: row[0]?.unit ?? '', values: inOrder.map(({ amount }) => amount) };
    }
  return null;
}

/** Whether a name ends in one of some words, as "Betriebskosten", "costs" and "التكلفة" do. */
export const endsInAny = (name: string, words: readonly string[]): boolean =>
  words.some((word) =>
    new RegExp(
      // A fee is in no coffee; words of scripts without spaces may stand inside others.
      `${word.length < 4 && /^\p{Script=Latin}/u.test(word) ? '(?<!\\p{L})' : ''}${word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\\p{L}{0,2}(?!\\p{L})`,
      'iu',
    ).test(name),
  );
