/** The versions above a bound: the oldest ones, but the first stays. */
export const pastBound = <Version>(versions: readonly Version[], max: number): Version[] =>
  versions.slice(1, 1 + Math.max(versions.length - max, 0));
