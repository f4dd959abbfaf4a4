const none: readonly never[] = [];

/** A list; one without items, always the same, where it has not come. */
export const listOrEmpty = <Item>(list: readonly Item[] | null | undefined): readonly Item[] =>
  list ?? none;
