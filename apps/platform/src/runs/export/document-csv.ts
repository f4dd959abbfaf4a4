import { csvText, type CsvCell } from '../../base/csv';
import type { ResultBlock, ResultCell, ResultDocument } from '../result-document';
import type { CellFormats } from './cell-text';

type Table = Extract<ResultBlock, { kind: 'table' }>;

const tablesOf = ({ blocks }: ResultDocument): Table[] =>
  blocks.filter((block): block is Table => block.kind === 'table' && block.rows.length > 0);

/** Whether a document has anything a spreadsheet could hold. */
export const hasTables = (document: ResultDocument): boolean => tablesOf(document).length > 0;

const csvCell = (value: ResultCell): CsvCell => {
  if (typeof value !== 'object') return value;
  return 'day' in value ? value.day : { percent: Math.round(value.share * 1000) / 10 };
};

/** What must not be missed, as it stands before everything else in other files. */
const warningsOf = ({ blocks }: ResultDocument): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'text' && block.warns) return [block.markdown.replaceAll('**', '')];
    return block.kind === 'list' && block.warns ? block.items : [];
  });

/**
 * A document's warnings first, then its tables one under another, each under its caption; numbers stay numbers and days are
 * days, as spreadsheets in the reader's language take them.
 */
export const documentCsv = (
  document: ResultDocument,
  notes: readonly string[],
  intl: CellFormats,
): string => {
  const warnings = warningsOf(document);
  return csvText(
    [
      ...warnings.map((line): CsvCell[] => [line]),
      ...(warnings.length > 0 ? [[]] : []),
      ...tablesOf(document).flatMap(({ caption, columns, rows }): CsvCell[][] => [
        [caption],
        [...columns],
        ...rows.map((row) => row.map(csvCell)),
        [],
      ]),
      ...notes.map((note) => [note]),
    ],
    intl,
  );
};
