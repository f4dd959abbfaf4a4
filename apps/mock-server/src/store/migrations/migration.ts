/** The data of a file as plain JSON: lists of rows by table, and the last serial ids. */
export interface PlainState {
  serials: Record<string, number>;
  [table: string]: unknown;
}

/** Turns data of one format into that of the next. Pure: it answers with a new state. */
export type Migration = (state: PlainState) => PlainState;
