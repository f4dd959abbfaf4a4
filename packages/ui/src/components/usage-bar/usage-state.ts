/** How far something limited is used. */
export interface UsageReading {
  /** `unlimited` without a limit, `unknown` without a number. */
  state: 'unknown' | 'unlimited' | 'normal' | 'warning' | 'reached' | 'over';
  /** Used part of the limit; 1.2 is 20% too much. 0 where there is no limit. */
  share: number;
  /** Amount left, or with `over` too much. */
  rest: number;
}

const isKnown = (value: number | null | undefined): value is number =>
  typeof value === 'number' && !Number.isNaN(value);

/**
 * Reads usage against its limit. A limit that is missing or endless is no limit; a negative one
 * counts as 0, and so does what was used.
 */
export const readUsage = (
  used: number | null | undefined,
  limit: number | null | undefined,
  warnAt: number,
): UsageReading => {
  if (!isKnown(used) || used === Infinity) return { state: 'unknown', share: 0, rest: 0 };
  const amount = Math.max(used, 0);
  if (!isKnown(limit) || limit === Infinity)
    return { state: 'unlimited', share: 0, rest: Infinity };
  const end = Math.max(limit, 0);
  // Nothing allowed and nothing used is a limit that is reached.
  const share = end === 0 ? (amount > 0 ? Infinity : 1) : amount / end;
  if (amount > end) return { state: 'over', share, rest: amount - end };
  if (amount === end) return { state: 'reached', share, rest: 0 };
  return { state: share >= warnAt ? 'warning' : 'normal', share, rest: end - amount };
};
