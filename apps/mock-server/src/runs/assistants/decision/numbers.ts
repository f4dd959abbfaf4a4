import { decisionScale } from '@constella/api-client/contract';

const { lowest, middle, highest } = decisionScale;

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** Scores from 1 to 5 for values of one kind: the best has 5, the worst 1, the rest lie between. */
export function scoresOf(values: readonly number[], lowerIsBetter: boolean): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (high === low) return values.map(() => middle);
  return values.map((value) => {
    const part = (value - low) / (high - low);
    return rounded(lowest + (highest - lowest) * (lowerIsBetter ? 1 - part : part));
  });
}
