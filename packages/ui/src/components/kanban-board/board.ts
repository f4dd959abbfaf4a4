/** A column of a board. */
export interface KanbanColumn {
  id: string;
  title: string;
  /** Cards it should hold at most. More are shown, and said to be too many. */
  limit?: number;
}

/** The least a card has; give the board your own type with more. */
export interface KanbanCard {
  id: string;
  /** Id of the column it is in. Its place there is its place among the cards. */
  column: string;
  /** Names the card. */
  title: string;
}

/** A place on the board. */
export interface KanbanPlace {
  column: string;
  /** Among the column's cards, without the card that moves. */
  index: number;
}

/** A move; the caller's result is the board from then on. */
export interface KanbanMove {
  card: string;
  from: KanbanPlace;
  to: KanbanPlace;
}

/** Cards of each column, in their order. Cards of unknown columns are nowhere. */
export const groupCards = <Card extends KanbanCard>(
  columns: readonly KanbanColumn[],
  cards: readonly Card[],
): Map<string, Card[]> => {
  const groups = new Map<string, Card[]>(columns.map(({ id }) => [id, []]));
  for (const card of cards) if (card) groups.get(card.column)?.push(card);
  return groups;
};

export const placeOf = <Card extends KanbanCard>(
  groups: ReadonlyMap<string, readonly Card[]>,
  id: string,
): KanbanPlace | undefined => {
  for (const [column, cards] of groups) {
    const index = cards.findIndex((card) => card.id === id);
    if (index >= 0) return { column, index };
  }
  return undefined;
};

/** The groups with a card at another place; columns it neither leaves nor enters stay the same. */
export const withCardAt = <Card extends KanbanCard>(
  groups: ReadonlyMap<string, readonly Card[]>,
  id: string,
  { column, index }: KanbanPlace,
): Map<string, readonly Card[]> => {
  const next = new Map(groups);
  const from = placeOf(groups, id);
  const card = from && groups.get(from.column)?.[from.index];
  if (!from || !card) return next;
  next.set(
    from.column,
    (next.get(from.column) ?? []).filter((other) => other.id !== id),
  );
  next.set(column, (next.get(column) ?? []).toSpliced(index, 0, card));
  return next;
};

export const samePlace = (a: KanbanPlace, b: KanbanPlace): boolean =>
  a.column === b.column && a.index === b.index;

/** A step on the board: up and down in the column, back and forward between columns. */
export type BoardStep = 'up' | 'down' | 'back' | 'forward';

/**
 * Where a step leads from a place, or undefined at the edge.
 *
 * @param counts cards of each column, without one that is being moved
 * @param places how many places a column of so many cards has: one more for a card that is put down
 */
export const stepFrom = (
  { column, index }: KanbanPlace,
  step: BoardStep,
  columns: readonly string[],
  counts: ReadonlyMap<string, number>,
  places: (count: number) => number,
): KanbanPlace | undefined => {
  const placesIn = (id: string) => places(counts.get(id) ?? 0);
  if (step === 'up') return index > 0 ? { column, index: index - 1 } : undefined;
  if (step === 'down')
    return index + 1 < placesIn(column) ? { column, index: index + 1 } : undefined;
  const by = step === 'forward' ? 1 : -1;
  for (let at = columns.indexOf(column) + by; columns[at] !== undefined; at += by) {
    const next = columns[at] as string;
    // Empty columns are passed over unless something can be put down there.
    if (placesIn(next) > 0) return { column: next, index: Math.min(index, placesIn(next) - 1) };
  }
  return undefined;
};
