import { eachSentence, typedAmounts, typedFacts, withoutDays } from '@constella/i18n';

/** What a text states that can be checked, as it is written, each once. */
export interface Facts {
  readonly figures: readonly string[];
  readonly dates: readonly string[];
  /** People, firms and places, as far as the writing tells them from other words. */
  readonly names: readonly string[];
  readonly quotations: readonly string[];
  readonly links: readonly string[];
}

/** Kinds of facts, in the order they are listed. */
export const factKinds = ['figures', 'dates', 'names', 'quotations', 'links'] as const;

/** Facts of one kind that are listed. */
const most = 12;
const link = /https?:\/\/[^\s<>"”»）)]+/gu;
const quotation = /[“„«「『"]([^“”„«»「」『』"\n]{12,300})[”“»」』"]/gu;
/** Letters of words such as "Eine". */
const shortWord = 4;
/** Languages that write every noun with a capital. */
const capitalNouns = new Set(['de']);
/** Small words within a name. */
const particles = '(?:de|del|der|den|van|von|zu|da|di|do|dos|la|le|du|bin|ibn)';
const capital = String.raw`\p{Lu}[\p{L}\p{Nd}’'&.-]*[\p{L}\p{Nd}]`;

/** A text with its days and links left blank: every other sign stays at its place. */
export const withoutDates = (text: string, locale: string): string =>
  withoutDays(
    text.replace(link, (found) => ' '.repeat(found.length)),
    locale,
  );

/** The facts of some texts. */
export function factsIn(texts: readonly string[], locale: string): Facts {
  const all = texts.join('\n');
  const links = all.match(link) ?? [];
  const quotations = [...all.matchAll(quotation)].map(([whole]) => whole);
  const plain = all.replace(link, ' ');
  const days = typedAmounts(plain, locale).filter(({ kind }) => kind === 'date');
  const sentences = [...eachSentence(withoutDays(plain, locale), locale)];
  return {
    figures: once(
      typedFacts([plain], locale).flatMap(({ kind, text }) => (kind === 'figure' ? [text] : [])),
    ),
    dates: once(days.map(({ written }) => written)),
    names: once(sentences.flatMap((one) => namesIn(withoutAmounts(one, locale), locale))),
    quotations: once(quotations),
    links: once(links),
  };
}

/** "4,2 Millionen Euro" has the look of a name. */
const withoutAmounts = (sentence: string, locale: string): string =>
  typedAmounts(sentence, locale).reduce(
    (rest, { written }) => rest.replace(written, ' '),
    sentence,
  );

/** Words in a row that are written as names are. */
function namesIn(sentence: string, locale: string): string[] {
  const isLatin = !/^(?:zh|ja|ko|ar)/.test(locale);
  const several = new RegExp(`${capital}(?:\\s+(?:${particles}\\s+)?${capital})+`, 'gu');
  if (!isLatin) return sentence.match(/[A-Z][\w&.’'-]+(?:\s+[A-Z][\w&.’'-]+)*/g) ?? [];
  const rows = [...sentence.matchAll(several)].flatMap(({ 0: row, index }) => {
    const [first = '', ...others] = row.split(/\s+/);
    // "Die Miete": a short word at the beginning has a capital for that alone.
    const isWord = index === 0 && first.length <= shortWord && capitalNouns.has(locale);
    return isWord ? (others.length > 1 ? [others.join(' ')] : []) : [row];
  });
  if (capitalNouns.has(locale)) return rows;
  // The first word of a sentence has a capital whatever it is.
  const single = sentence.matchAll(new RegExp(`(?<=[\\p{Ll}\\p{Nd},;:(]\\s+)${capital}`, 'gu'));
  return [
    ...rows,
    ...[...single].map(([word]) => word).filter((word) => !rows.some((row) => row.includes(word))),
  ];
}

const once = (found: readonly string[]): string[] =>
  [...new Set(found.map((one) => one.trim()).filter(Boolean))].slice(0, most);
