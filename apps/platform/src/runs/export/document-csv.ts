import type { ResultBlock, ResultDocument } from '../../assistants/result-document';

type Table = Extract<ResultBlock, { kind: 'table' }>;

const tablesOf = ({ blocks }: ResultDocument): Table[] =>
  blocks.filter((block): block is Table => block.kind === 'table');

/** Whether a document has anything a spreadsheet could hold. */
export const hasTables = (document: ResultDocument): boolean => tablesOf(document).length > 0;

/** A text that begins like a formula is made a text: a spreadsheet would run it. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : plain(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const line = (cells: readonly (string | number)[]): string => cells.map(cell).join(',');

/** A document's tables one under another, each under its caption; numbers stay numbers. */
export const documentCsv = (document: ResultDocument, notes: readonly string[]): string =>
  // Spreadsheets take a file without this mark for one in the system's own encoding.
  `\u{FEFF}${[
    ...tablesOf(document).map(({ caption, columns, rows }) =>
      [line([caption]), line(columns), ...rows.map(line), ''].join('\r\n'),
    ),
    ...notes.map((note) => line([note])),
  ].join('\r\n')}\r\n`;
