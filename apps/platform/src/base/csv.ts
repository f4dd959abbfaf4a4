/** How a reader's language writes figures. */
interface NumberFormat {
  formatNumber: (value: number) => string;
}

/** A cell of a file: a text, a number, or a number of percent. */
export type CsvCell = string | number | { readonly percent: number };

/**
 * Where a cell could begin like a formula: at its head, and behind anything a spreadsheet may take
 * for the end of a cell, since one of another country splits at another sign and heeds no quotes
 * there. Blanks, unseen signs and quotes before it are skipped; those for Japanese and Chinese take
 * the wide signs, too.
 */
const formula = /(^|[,;|\t\r\n])(?=["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** A text that is no formula anywhere: a spreadsheet would run it. */
const plain = (text: string): string => text.replace(formula, "$1'");

/** Lines of cells as a file that spreadsheets in the reader's language take; numbers stay numbers. */
export function csvText(lines: readonly (readonly CsvCell[])[], intl: NumberFormat): string {
  // Where a comma begins the decimals, spreadsheets expect it there and not between the cells.
  const mark = intl.formatNumber(0.5).includes(',') ? ',' : '.';
  const separator = mark === ',' ? ';' : ',';
  const figure = (value: number) => String(value).replace('.', mark);
  const written = (value: CsvCell): string => {
    if (typeof value === 'string') return plain(value);
    return typeof value === 'number' ? figure(value) : `${figure(value.percent)}%`;
  };
  const cell = (value: CsvCell): string => {
    const text = written(value);
    return text.includes(separator) || /["\r\n]/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  };
  // Spreadsheets take a file without this mark for one in the system's own encoding.
  return `\u{FEFF}${lines.map((line) => line.map(cell).join(separator)).join('\r\n')}\r\n`;
}
