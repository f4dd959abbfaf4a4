/** Meaning of a change for the reader. */
export type ChangeMeaning = 'better' | 'worse' | 'neutral';

/** Where a change goes, and whether that is good. `undefined` where there is no number. */
export interface ChangeReading {
  direction: 'up' | 'down' | 'none';
  meaning: ChangeMeaning;
}

/** Reads a change against the direction that is good. */
export const readChange = (
  change: number | null | undefined,
  goodDirection: 'up' | 'down' | 'none',
): ChangeReading | undefined => {
  if (change === null || change === undefined || Number.isNaN(change)) return undefined;
  if (change === 0) return { direction: 'none', meaning: 'neutral' };
  const direction = change > 0 ? 'up' : 'down';
  if (goodDirection === 'none') return { direction, meaning: 'neutral' };
  return { direction, meaning: direction === goodDirection ? 'better' : 'worse' };
};
