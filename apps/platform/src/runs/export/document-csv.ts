import type { ResultBlock, ResultCell, ResultDocument } from '../result-document';
import type { CellFormats } from './cell-text';

type Table = Extract<ResultBlock, { kind: 'table' }>;

const tablesOf = ({ blocks }: ResultDocument): Table[] =>
  blocks.filter((block): block is Table => block.kind === 'table' && block.rows.length > 0);

/** Whether a document has anything a spreadsheet could hold. */
export const hasTables = (document: ResultDocument): boolean => tablesOf(document).length > 0;

/**
 * Where a cell could begin like a formula: at its head, and behind anything a spreadsheet may take
 * for the end of a cell, since one of another country splits at another sign and heeds no quotes
 * there. Blanks, unseen signs and quotes before it are skipped; those for Japanese and Chinese take
 * the wide signs, too.
 */
const formula = /(^|[,;|\t\r\n])(?=["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** A text that is no formula anywhere: a spreadsheet would run it. */
const plain = (text: string): string => text.replace(formula, "$1'");

/**
 * A document's tables one under another, each under its caption; numbers stay numbers and days are
 * days, as spreadsheets in the reader's language take them.
 */
export function documentCsv(
  document: ResultDocument,
  notes: readonly string[],
  intl: CellFormats,
): string {
  // Where a comma begins the decimals, spreadsheets expect it there and not between the cells.
  const mark = intl.formatNumber(0.5).includes(',') ? ',' : '.';
  const separator = mark === ',' ? ';' : ',';
  const figure = (value: number) => String(value).replace('.', mark);
  const written = (value: ResultCell): string => {
    if (typeof value === 'string') return plain(value);
    if (typeof value === 'number') return figure(value);
    return 'day' in value ? plain(value.day) : `${figure(Math.round(value.share * 1000) / 10)}%`;
  };
  const cell = (value: ResultCell): string => {
    const text = written(value);
    return text.includes(separator) || /["\r\n]/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  };
  const line = (cells: readonly ResultCell[]): string => cells.map(cell).join(separator);
  // Spreadsheets take a file without this mark for one in the system's own encoding.
  return `\u{FEFF}${[
    ...tablesOf(document).map(({ caption, columns, rows }) =>
      [line([caption]), line(columns), ...rows.map(line), ''].join('\r\n'),
    ),
    ...notes.map((note) => line([note])),
  ].join('\r\n')}\r\n`;
}
