import { sentencesOf } from './sentences.js';

type ListType = 'conjunction' | 'disjunction';

/** The word a language puts before the last of several things, by the language and the list. */
const lastWords = new Map<string, string>();

/** The word before the last of several things: "and", or "or" where they are to choose from. */
export function lastWord(locale: string, type: ListType): string {
  const key = `${locale} ${type}`;
  let word = lastWords.get(key);
  if (word === undefined) {
    const parts = new Intl.ListFormat(locale, { type }).formatToParts(['1', '2']);
    word = (parts.find(({ type: kind }) => kind === 'literal')?.value ?? '').trim();
    lastWords.set(key, word);
  }
  return word;
}

const isUnspaced = (word: string): boolean =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word);

/** A list parted at the word before its last entry. */
const partedAt = (list: string, word: string): string[] =>
  word === ''
    ? [list]
    : isUnspaced(word)
      ? list.split(word)
      : list.split(new RegExp(`\\s+${word}\\s+`, 'iu'));

/** Between two things to choose from: what `Intl` has is the word of a list, a question has others too. */
const or =
  /\s+(?:or|oder|ou|oppure|o|u|vs\.?|versus|또는|아니면|أو|أم)\s+|\s*(?:或者|或是|或|还是|還是|または|それとも)\s*/iu;
/** In Portuguese “o” is an article. */
const orInPortuguese = new RegExp(or.source.replace('oppure|o|u|', ''), 'iu');

/** The entries of parts of a list, each once, without the signs at their ends. */
const entriesOf = (parts: readonly string[]): string[] =>
  [
    ...new Set(
      parts
        .flatMap((part) => part.split(/[,，、;；،]/u))
        .map((entry) => entry.replace(/^[¿¡\s]+|[.?!。？！؟\s]+$/gu, '')),
    ),
  ].filter(Boolean);

/**
 * What a sentence gives to choose from: the list it ends with after a colon ("Where to: Hamburg, Gdańsk
 * or Rotterdam?"), the names a question asks between ("HubSpot or Pipedrive?", "Shall we take Brno or
 * Graz?"), things of one article ("a shop in Lyon or a stall at the station"). Empty where that cannot
 * be told for sure: "Take Brno or Graz?" has a verb that is written as a name.
 */
export function choicesIn(sentence: string, locale: string): string[] {
  const [, list] = /[:：]\s*([^:：]+)$/.exec(sentence) ?? [];
  if (list) {
    const parted = partedAt(list, lastWord(locale, 'disjunction'));
    // Without the word it may be a list of anything.
    return parted.length < 2 ? [] : entriesOf(parted);
  }
  const parts = sentence
    .replaceAll(/\s*[(（][^()（）]*[)）]/gu, '')
    .split(locale.startsWith('pt') ? orInPortuguese : or);
  if (parts.length < 2) return [];
  const entries = entriesOf(parts);
  const found = /[?？؟]\s*$/u.test(sentence) ? namesAsked(entries, locale) : [];
  return found.length > 1 ? found : thingsOf(entries, locale);
}

/** Words of a name. */
const longestName = 4;
const isCapital = (word: string): boolean => /^[\p{Lu}\p{Nd}]/u.test(word);

/** The names a question asks between; the first of them may end its beginning, the last one begin its end. */
function namesAsked(entries: readonly string[], locale: string): string[] {
  const words = entries.map((entry) => wordsOf(entry, locale));
  const isName = (one: readonly string[]) =>
    one.length === 1 ? !/\p{Script=Hiragana}/u.test(one[0]!) : isNameOfWords(one);
  const longest = Math.max(...words.slice(1).map(({ length }) => length));
  if (words.every(isName) && (words[0]?.length ?? 0) <= longest) return [...entries];
  const [first = [], ...others] = words;
  const from = first.findLastIndex((word) => !isCapital(word)) + 1;
  const last = others.at(-1) ?? [];
  const to = last.findIndex((word) => !isCapital(word));
  const names = [first.slice(from), ...others.slice(0, -1), to < 0 ? last : last.slice(0, to)];
  // What a sentence begins with has a capital anyway; one within the word makes it a name: HubSpot.
  const isSure = from > 0 || /\p{Ll}\p{Lu}/u.test(names[0]?.join(' ') ?? '');
  return isSure && names.every((one) => isNameOfWords(one))
    ? names.map((one) => one.join(' '))
    : [];
}

const isNameOfWords = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= longestName &&
  words.every((word) => isCapital(word) || (/\p{Script=Han}/u.test(word) && words.length > 1));

/** The words of an entry: between spaces, or as the language tells them where there are none. */
const wordsOf = (entry: string, locale: string): string[] =>
  isUnspaced(entry)
    ? [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(entry)]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment)
    : entry.split(/\s+/);

/** Articles before things of one kind, the indefinite ones and the others, by language. */
const articles: Readonly<Record<string, readonly string[]>> = {
  en: ['an?', 'the'],
  de: ['eine[mnrs]?|ein', 'de[mnrs]|d[ai][es]'],
  fr: ['une?', 'l[ae]s?'],
  es: ['una?', 'el|l[ao]s?'],
  it: ["un[ao]?|un['’]", "il|l[aoe]|gli|l['’]"],
  pt: ['uma?', '[ao]s?'],
};
/** Words of a thing with what says which. */
const longestThing = 7;

/**
 * Things beside an "or" that begin with one kind of article and have a name each: "a shop in
 * Villeurbanne or a stall at Part-Dieu". German writes any noun as a name, so they have to say where.
 */
function thingsOf(entries: readonly string[], locale: string): string[] {
  const [language = ''] = locale.split('-');
  for (const article of articles[language] ?? []) {
    const begin = new RegExp(`^(?:${article})\\s+`, 'iu');
    const [first = '', ...others] = entries;
    const from = [...first.matchAll(new RegExp(`(?<!\\p{L})(?:${article})\\s+`, 'giu'))].at(-1);
    if (!from || !others.every((one) => begin.test(one))) continue;
    const things = [first.slice(from.index), ...others].map((one) => one.replace(begin, ''));
    const isThing = (thing: string) => {
      const words = thing.split(/\s+/);
      const least = language === 'de' ? 3 : 2;
      return (
        words.length >= least && words.length <= longestThing && words.slice(1).some(isCapital)
      );
    };
    if (things.every(isThing))
      return things.map((one) =>
        one.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale)),
      );
  }
  return [];
}

/** A sentence that says something of a name: "HubSpot: strong marketing, expensive". */
const saidOf = /^([^:：.?!。？！]{2,40}?)\s*[:：]\s*\S/u;

/**
 * The names sentences in a row say something of, where one of them is a name for sure: it has a
 * capital within, a figure or a second one, or stands elsewhere too. "Budget: 5,000" is none.
 */
function namesSaidOf(title: string, sentences: readonly string[], locale: string): string[] {
  const heads = sentences.map((one) => saidOf.exec(one)?.[1]?.trim() ?? '');
  const isShort = (head: string) => head !== '' && wordsOf(head, locale).length <= longestName;
  const rows: string[][] = [[]];
  for (const head of heads)
    if (isShort(head)) rows.at(-1)!.push(head);
    else rows.push([]);
  const isKnown = (head: string) =>
    /\p{Ll}\p{Lu}|\p{Nd}/u.test(head) ||
    [title, ...sentences].filter((one) => one.includes(head)).length > 1;
  return (
    rows.find((row) => row.length > 1 && new Set(row).size === row.length && row.some(isKnown)) ??
    []
  );
}

/** As many options as are weighed. */
const mostOptions = 10;

/**
 * The options a title and a description name, as far as the language tells them for sure: after a
 * label, around an "or", before what is said of each.
 */
export function optionsIn(
  { title, description }: { title: string; description: string },
  label: string,
  locale: string,
): string[] {
  const said = sentencesOf(description, locale);
  const sentences = [title, ...said];
  const first = (read: (sentence: string) => string[], fewest: number) =>
    sentences.map((one) => read(one)).find((list) => list.length >= fewest);
  return (
    first((one) => listAfter(label, one, locale), 1) ??
    first((one) => choicesIn(one, locale), 2) ??
    namesSaidOf(title, said, locale)
  ).slice(0, mostOptions);
}

/** Characters of an entry; what is longer is a sentence with commas. */
const longestEntry = 40;

/**
 * The list a sentence begins with a label for: "Options: Hamburg, Gdańsk and Rotterdam". Empty for a
 * sentence that begins with anything else.
 */
export function listAfter(label: string, sentence: string, locale: string): string[] {
  const [, head, list = ''] = /^([^:：]+?)\s*[:：]\s*(.+)$/su.exec(sentence.trim()) ?? [];
  if (head?.toLocaleLowerCase(locale) !== label.toLocaleLowerCase(locale)) return [];
  const entries = entriesOf(
    (['disjunction', 'conjunction'] as const).reduce(
      (parts, type) => parts.flatMap((part) => partedAt(part, lastWord(locale, type))),
      [list],
    ),
  );
  return entries.every((entry) => entry.length <= longestEntry) ? entries : [];
}
