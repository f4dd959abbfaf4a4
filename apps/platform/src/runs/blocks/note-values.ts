import type { ResultCell } from '../result-document';
import { cellText } from '../export/cell-text';
import type { Intl, Note } from './block-base';

const isList = (value: ResultCell | readonly string[] | undefined): value is readonly string[] =>
  Array.isArray(value);

/** The values of a note as its message takes them; `listed` writes the names of a list. */
export const noteValues = <Listed>(
  { values = {} }: Note,
  intl: Intl,
  listed: (names: readonly string[]) => Listed,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isList(value) ? listed(value) : typeof value === 'object' ? cellText(value, intl) : value,
    ]),
  );

/** A note as plain text. */
export const noteText = (note: Note, intl: Intl): string =>
  intl.formatMessage(
    { id: note.id },
    noteValues(note, intl, (names) => intl.formatList(names)),
  );
