/** Twips a letter takes, on average, at the size of a table's text and at that of a wide one. */
const letter = { regular: 108, small: 86 };
/** Twips a cell keeps free beside its text. */
const padding = 240;
/** Letters a column has at least, and those of its longest word that count. */
const narrowest = 4;
const longestWord = 16;
const longestLine = 60;
/** Letters every column likes to have besides. */
const ease = 4;

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** How wide a text is in letters: a sign of East Asia takes two. */
const width = (text: string): number => text.length + (text.match(eastAsian)?.length ?? 0);

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Letters a column cannot do without, and those with which none of its lines breaks. */
function wishes(cells: readonly string[]) {
  const lines = cells.flatMap((cell) => cell.split('\n'));
  // Between signs of East Asia a line may break.
  const words = lines.flatMap((line) =>
    line.split(/[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u),
  );
  const need = clamp(narrowest, Math.max(0, ...words.map(width)), longestWord);
  return { need, want: clamp(need, Math.max(0, ...lines.map(width)), longestLine) };
}

/** How a table lies on its page. */
export interface TableShape {
  /** The page is turned for it. */
  readonly isWide: boolean;
  /** Its text is smaller than others'. */
  readonly isSmall: boolean;
  /** Twips; together they fill the page between its margins. */
  readonly widths: readonly number[];
}

/**
 * The widths of a table's columns by what stands in them. A table that does not fit across an
 * upright page gets a turned one; one that does not fit there either gets smaller letters.
 *
 * @param rows with the head, as texts
 * @param room twips between the margins
 */
export function tableShape(
  rows: readonly (readonly string[])[],
  room: { readonly upright: number; readonly turned: number },
): TableShape {
  const columns = (rows[0] ?? []).map((_head, at) => wishes(rows.map((cells) => cells[at] ?? '')));
  const sum = (name: 'need' | 'want') => columns.reduce((all, column) => all + column[name], 0);
  const needs = (size: keyof typeof letter) =>
    sum('need') * letter[size] + columns.length * padding;
  const isWide = needs('regular') > room.upright;
  const total = isWide ? room.turned : room.upright;
  const isSmall = needs('regular') > total;
  const size = isSmall ? 'small' : 'regular';
  // What is left when every column has what it needs goes to those that would like more, and some
  // of it to all.
  const spare = Math.max(0, total - needs(size));
  const wishing = sum('want') - sum('need') + columns.length * ease;
  const least = columns.map(({ need }) => need * letter[size] + padding);
  const asked = columns.map(
    ({ need, want }, at) => (least[at] ?? 0) + (spare * (want - need + ease)) / wishing,
  );
  const scale =
    total /
    Math.max(
      1,
      asked.reduce((all, one) => all + one, 0),
    );
  const widths = asked.map((one) => Math.floor(one * scale));
  const rest = total - widths.reduce((all, one) => all + one, 0);
  return { isWide, isSmall, widths: widths.map((one, at) => (at === 0 ? one + rest : one)) };
}
