/**
 * The order answers stand in while their models are not named. An object, so that a story can put an
 * order of its own in its place.
 */
export const letters = {
  /** The same entries in an order nobody knows. */
  shuffle<Entry>(entries: readonly Entry[]): Entry[] {
    return entries
      .map((entry) => ({ entry, at: Math.random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ entry }) => entry);
  },
};

/** A for the first, B for the second. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);
