/** Distances of the 4 px grid, in px. */
export const gaps = [
  '0',
  '2',
  '4',
  '6',
  '8',
  '12',
  '16',
  '20',
  '24',
  '32',
  '40',
  '48',
  '64',
  '96',
] as const;
export type Gap = (typeof gaps)[number];

/** A distance as a prop: `gap={16}` and `gap="16"` are the same. */
export type GapProp = 0 | 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 96 | Gap;

/** The prop as a key of the scale. */
export const toGap = (gap: GapProp): Gap => String(gap) as Gap;
