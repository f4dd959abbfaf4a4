/** The values that can be chosen, from the smallest on. */
export const ratingSteps = (max: number, half: boolean): number[] => {
  const step = half ? 0.5 : 1;
  return Array.from({ length: Math.round(max / step) }, (_value, index) => (index + 1) * step);
};

/** Stars there are room for: a whole number from 1 to 20. */
export const starCount = (max: number): number =>
  Number.isFinite(max) ? Math.min(20, Math.max(1, Math.round(max))) : 5;

/** A value the stars can show: nothing below zero or above the last star, NaN as none. */
export const shownRating = (value: number | null, max: number): number =>
  value === null || Number.isNaN(value) ? 0 : Math.min(max, Math.max(0, value));

/** The value under a point of the row, `share` 0–1 from its start. */
export const ratingAt = (share: number, max: number, half: boolean): number => {
  const step = half ? 0.5 : 1;
  return Math.min(max, Math.max(step, Math.ceil((share * max) / step - 1e-9) * step));
};
