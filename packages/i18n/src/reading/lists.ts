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

/** The entries of parts of a list, each once, without the signs at their ends. */
const entriesOf = (parts: readonly string[]): string[] =>
  [
    ...new Set(
      parts
        .flatMap((part) => part.split(/[,，、;；،]/u))
        .map((entry) => entry.replace(/[.?!。？！؟\s]+$/u, '').trim()),
    ),
  ].filter(Boolean);

/**
 * The list a sentence ends with after a colon, as the language writes a list to choose from: "Where to:
 * Hamburg, Gdańsk or Rotterdam?", or that is the whole of a question: "Zendesk, Freshdesk or
 * Intercom?". Empty for a sentence without one.
 */
export function choicesIn(sentence: string, locale: string): string[] {
  const [, list] = /[:：]\s*([^:：]+)$/.exec(sentence) ?? [];
  if (!list) return namesAsked(sentence, locale);
  const parted = partedAt(list, lastWord(locale, 'disjunction'));
  // Without the word it may be a list of anything.
  return parted.length < 2 ? [] : entriesOf(parted);
}

/** The names a question is made of and nothing else: "Take Brno or Graz?" has a verb, and is none. */
function namesAsked(sentence: string, locale: string): string[] {
  if (!/[?？]\s*$/u.test(sentence)) return [];
  const names = entriesOf(partedAt(sentence, lastWord(locale, 'disjunction')));
  const words = names.map((name) => name.split(/\s+/));
  const isName = (one: readonly string[]) => one.every((word) => /^[\p{Lu}\p{Nd}]/u.test(word));
  const longest = Math.max(...words.slice(1).map(({ length }) => length));
  return names.length > 2 && words.every(isName) && (words[0]?.length ?? 0) <= longest ? names : [];
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
