import {
  decisionScale,
  type CriterionFigures,
  type DecisionCell,
  type DecisionHistory,
} from '@constella/api-client/contract';

import { scoresOf } from './numbers.js';

const { middle } = decisionScale;
/** Figures a line can be drawn through. */
const fewest = 3;

/** The figure that states a cell, and which of its criterion's is the better one. */
export type StatedFigure = Pick<CriterionFigures, 'unit' | 'better'> & { readonly amount: number };
/** A cell of the matrix, and the figure that states it. */
export type StatedCell = DecisionCell & { readonly figure: StatedFigure | undefined };

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/**
 * The cells the figures of a request state: where two or more options have one under a criterion,
 * they are put on the scale from 1 to 5. Every other cell is in the middle, unknown.
 */
export const statedCells = (
  figures: readonly CriterionFigures[],
  { options, criteria }: { options: readonly string[]; criteria: readonly string[] },
): StatedCell[] =>
  criteria.flatMap((name, criterion) => {
    const row = figures.find((one) => isSame(one.criterion, name));
    const found = options.map((option) => row?.amounts.find((one) => isSame(one.option, option)));
    const given = found.filter((figure) => figure !== undefined);
    const scores = scoresOf(
      given.map(({ amount }) => amount),
      row?.better === 'lower',
    );
    return options.map((_option, option): StatedCell => {
      const figure = found[option];
      return row && figure && given.length > 1
        ? {
            option,
            criterion,
            score: scores[given.indexOf(figure)] ?? middle,
            basis: 'stated',
            figure: { unit: row.unit, better: row.better, amount: figure.amount },
          }
        : { option, criterion, score: middle, basis: 'unknown', figure: undefined };
    });
  });

/**
 * Figures that follow one another in time, the oldest first; null when there are fewer than three,
 * or one time is there twice, or years stand beside months: those lie apart differently.
 */
export function seriesOf({ values }: DecisionHistory): DecisionHistory['values'] | null {
  const times = new Set(values.map(({ when }) => when));
  const kinds = new Set(values.map(({ when }) => when.replaceAll(/\d/g, '0')));
  if (values.length < fewest || times.size < values.length || kinds.size > 1) return null;
  return values.toSorted((a, b) => (a.when < b.when ? -1 : 1));
}
