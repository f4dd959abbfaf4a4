/** The cells of a file, line by line. */
export type CsvLines = readonly (readonly string[])[];

const separators = [',', ';', '\t'] as const;

/** The sign between the cells: the one its first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const counted = separators.map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}

/** Reads a file of cells as spreadsheets write it; empty lines are left out. */
export function readCsv(file: string): CsvLines {
  const text = file.replace(/^\u{FEFF}/u, '');
  const separator = separatorOf(text);
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endLine = () => {
    cells.push(cell.trim());
    cell = '';
    if (cells.some(Boolean)) lines.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (sign === '\n') endLine();
    else if (sign !== '\r') cell += sign;
  }
  endLine();
  return lines;
}

/** A number as people of either habit write it: `1,234.5` and `1.234,5`; undefined for none. */
export function readNumber(written: string): number | undefined {
  const plain = written
    .replace(/^'/, '')
    .replaceAll(/[\s\u{A0}\u{202F}'’]/gu, '')
    .replace(/^[^\d.,+\-−]+/, '')
    .replace(/[^\d.,]+$/, '')
    .replace('−', '-');
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(plain)) return undefined;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const mark = plain[last] ?? '.';
  const isRepeated = plain.split(mark).length > 2;
  const hasBoth = plain.includes('.') && plain.includes(',');
  // Three digits after the only comma are thousands: nobody sleeps or pays thousandths.
  const isThousands = mark === ',' && !hasBoth && /,\d{3}$/.test(plain);
  if (last < 0 || isRepeated || isThousands) return Number(plain.replaceAll(/[.,]/g, ''));
  const whole = plain.slice(0, last).replaceAll(/[.,]/g, '');
  return Number(`${whole}.${plain.slice(last + 1)}`);
}

const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day;
};

/** A day as it is written: `2026-11-23`, `23.11.2026`, `23/11/2026`, or the month first. */
export function readDay(written: string, monthFirst: boolean): string | undefined {
  const plain = written.trim();
  const iso = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ].*)?$/.exec(plain);
  const other = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(plain);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : other
      ? other[2] === '/' && monthFirst
        ? [other[4], other[1], other[3]]
        : [other[4], other[3], other[1]]
      : [];
  if (!year || !month || !day) return undefined;
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : undefined;
}

const bare = (name: string): string =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/\(.*\)/u, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The column each field is in, by its name or one of its others; fields without one are left out. */
export function columnsOf<Field extends string>(
  heads: readonly string[],
  names: Readonly<Record<Field, readonly string[]>>,
): Partial<Record<Field, number>> {
  const found: Partial<Record<Field, number>> = {};
  const known = heads.map(bare);
  for (const field of Object.keys(names) as Field[]) {
    const wanted = [field, ...names[field]].map(bare);
    const at = known.findIndex((head) => wanted.includes(head));
    if (at >= 0) found[field] = at;
  }
  return found;
}
