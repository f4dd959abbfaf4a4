/** The word a language puts before the last of several things to choose from, by the language. */
const lastWords = new Map<string, string>();
function orOf(locale: string): string {
  let word = lastWords.get(locale);
  if (word === undefined) {
    const parts = new Intl.ListFormat(locale, { type: 'disjunction' }).formatToParts(['1', '2']);
    word = (parts.find(({ type }) => type === 'literal')?.value ?? '').trim();
    lastWords.set(locale, word);
  }
  return word;
}

/**
 * The list a sentence ends with after a colon, as the language writes a list to choose from: "Where to:
 * Hamburg, Gdańsk or Rotterdam?". Empty for a sentence without one.
 */
export function choicesIn(sentence: string, locale: string): string[] {
  const [, list] = /[:：]\s*([^:：]+)$/.exec(sentence) ?? [];
  const or = orOf(locale);
  if (!list || or === '') return [];
  const parted = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(or)
    ? list.split(or)
    : list.split(new RegExp(`\\s+${or}\\s+`, 'iu'));
  // Without the word it may be a list of anything.
  if (parted.length < 2) return [];
  const entries = parted.flatMap((part) => part.split(/[,，、;；،]/u));
  return [...new Set(entries.map((entry) => entry.replace(/[.?!。？！؟\s]+$/u, '').trim()))].filter(
    Boolean,
  );
}
