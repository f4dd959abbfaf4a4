import { typedAmounts, type TypedAmount } from './typed-amounts.js';

/** A figure or a date somebody typed. */
export interface TypedFact {
  readonly kind: 'figure' | 'date';
  /** As written, with its currency or unit and what it is per. */
  readonly text: string;
  /** The amount of it alone. */
  readonly written: string;
}

/** Words that stand after a number without being what it counts, of four letters or more, and single signs. */
const notCounted: Readonly<Record<string, string>> = {
  en: 'from with that this these those which when while into over than then they have will were been must should would could more less other each after before until since under above about again also only very',
  de: 'oder über unter nach dass dann wenn wird werden sind sein haben mehr weniger aber auch noch nicht jeder jede jedes beim zwischen durch gegen ohne sowie statt',
  fr: 'avec dans pour plus moins entre sans sous après avant depuis autres chaque mais sont avoir être puis lors donc aussi',
  es: 'para desde hasta entre como pero sobre cada otros otras más menos tras cuando según también sino',
  it: 'dopo prima come anche ogni altri altre meno oltre dove quando della delle dalla dalle nella nelle sono essere',
  pt: 'para desde como cada outros outras mais menos após entre quando sobre pela pelo também mas são',
  zh: '和与及或的是到至在以从並并與',
  ja: 'とやのはがをにでもかへよ',
  ko: '또는 그리고 이상 이하 미만 초과',
  ar: 'إلى على التي الذي أكثر أقل بعد قبل خلال حتى منذ هذا هذه',
};

/** "Article 6", "§ 15", "Phase 2": the number names a thing and counts none. */
const named =
  /(?:[§#№]|(?<=[^.!?…\s]\s)\p{Lu}[\p{L}.]*|(?<!\p{L})(?:n[°º.]|[Aa]rt(?:icle|ikel|icolo|ículo|igo|\.)|[Ss](?:ection|ección|eção|ecção|ezione|tep)|[Pp]hase|[Ff]ase|[ÉéEe]tape|[Pp](?:age|ágina|agina)|[Vv]ers(?:ion|ión|ão|ione)|[Cc]hap(?:itre|ter)|[Cc]ap(?:ítulo|itolo)|[Cc]lause|[Ll]evel|[Nn](?:iveau|ivel|ível)|[Ll]ivello|المادة|البند))\s?$/u;

/** The figures and dates of some texts, each once: money, times, shares and what is counted. */
export function typedFacts(texts: readonly string[], locale: string): TypedFact[] {
  const found = new Map<string, TypedFact>();
  for (const text of texts)
    for (const amount of typedAmounts(text, locale)) {
      const fact = factOf(amount, text, locale);
      if (fact && !found.has(fact.text)) found.set(fact.text, fact);
    }
  return [...found.values()];
}

function factOf(
  { kind, written, perBefore, perAfter, at }: TypedAmount,
  whole: string,
  locale: string,
): TypedFact | undefined {
  if (kind === 'date') {
    const said = written.trim();
    // "May we" is no month.
    return /\p{Nd}/u.test(said) ? { kind, text: said, written: said } : undefined;
  }
  if (kind === 'number' && !isCounted(written, whole.slice(0, at), locale)) return undefined;
  const noun = kind === 'number' ? restOfNoun(whole.slice(at), written, locale) : '';
  const text = `${perBefore}${written}${perAfter}${noun}`.replace(/\s+/g, ' ').trim();
  return { kind: 'figure', text, written };
}

/** Words of three letters no noun goes on over. */
const shortWords = {
  en: 'all and any are but can for had has how its may not our per see the two was who you',
  de: 'als auf aus bei bis das dem den der des die ein für hat ist mit pro und uns vom von vor zum zur',
} as const;
/** Words before a noun that are looked at. */
const mostAhead = 2;
/** Plurals without an "s", and words that end in one without being any. */
const plurals = /^(?:people|children|women|men|staff|[\p{L}]+s)$/iu;
const noPlural =
  /(?:ss|us|is)$|^(?:across|always|as|besides|does|has|perhaps|sometimes|towards|was|unless|plus|minus)$/iu;

/**
 * The words between a number and the end of what it counts: "14 cargo" goes on to "bikes", "12 große"
 * to "Fahrzeuge". In English a noun that is counted has an "s", in German a capital; other languages
 * put it first.
 */
function restOfNoun(text: string, written: string, locale: string): string {
  const [language = ''] = locale.split('-');
  if (language !== 'en' && language !== 'de') return '';
  const stop = new Set(`${notCounted[language] ?? ''} ${shortWords[language]}`.split(' '));
  const isNoun = (word: string) =>
    language === 'de' ? /^\p{Lu}/u.test(word) : plurals.test(word) && !noPlural.test(word);
  const [first = ''] = /[\p{L}-]+$/u.exec(written) ?? [];
  if (first === '' || (language === 'de' && isNoun(first))) return '';
  const behind = /^(?:\s\p{L}[\p{L}-]*)*/u.exec(text.slice(written.length))?.[0] ?? '';
  const words = behind.split(/\s/).slice(1, 1 + mostAhead);
  const end = words.findIndex((word) => word.length < 3 || stop.has(word.toLowerCase()));
  const open = end < 0 ? words : words.slice(0, end);
  const last = open.findLastIndex(isNoun);
  return last < 0 ? '' : ` ${open.slice(0, last + 1).join(' ')}`;
}

/** Whether a number has a percent sign or a word it counts. */
function isCounted(written: string, before: string, locale: string): boolean {
  const unit = /[\p{L}%٪％]\S*$/u.exec(written)?.[0];
  if (unit === undefined) return false;
  if (/^[%٪％]/u.test(unit)) return true;
  const [language = ''] = locale.split('-');
  const words = notCounted[language] ?? '';
  const isOther = /\s/.test(words)
    ? words.split(' ').includes(unit.toLocaleLowerCase(locale))
    : words.includes(unit);
  return !isOther && !named.test(before.slice(-24));
}
