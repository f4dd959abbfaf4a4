import { amountsIn, type Amount } from './amounts.js';
import { lastWord } from './lists.js';
import { sentencesOf } from './sentences.js';
import { perOf } from './typed-amounts.js';

/** An amount a text gives of something it names. */
export interface NamedAmount extends Amount {
  /** Whose it is. */
  readonly name: string;
  /** The topic its part of the sentence names; undefined where it names none, or several. */
  readonly topic: string | undefined;
  /** The part of the sentence it is in. */
  readonly clause: string;
  /** What it is per, as "per seat a month"; what the amount before it in the sentence is where it does not say. */
  readonly per: string;
}

interface Mention {
  readonly name: string;
  readonly at: number;
  readonly end: number;
}

/** Where a sentence has one of some names; of two that overlap, the longer one. */
function mentionsIn(sentence: string, names: readonly string[], locale: string): Mention[] {
  const text = sentence.toLocaleLowerCase(locale);
  const found: Mention[] = [];
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const words = name.toLocaleLowerCase(locale);
    if (words === '') continue;
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
      const end = at + words.length;
      if (!found.some((one) => at < one.end && one.at < end)) found.push({ name, at, end });
    }
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** The ends of the parts of a sentence: a sign with a space behind it, a bracket, "and". */
function clauseEnds(sentence: string, locale: string): number[] {
  const and = lastWord(locale, 'conjunction');
  const word = /^\p{Script=Latin}+$/u.test(and) ? `|\\s${and}\\s` : '';
  const signs = new RegExp(`[;；，、。()（）]|[,،:：]\\s|\\s[–—-]\\s${word}`, 'giu');
  return [...sentence.matchAll(signs)].map(({ index }) => index);
}

/**
 * Whose the amounts of a sentence are, in their order: of the name before them, or of the only one
 * there is. Of names in a row each has one when there are as many amounts; otherwise nobody can tell.
 */
function ownersOf(
  sentence: string,
  mentions: readonly Mention[],
  amounts: readonly Amount[],
  locale: string,
): (string | undefined)[] {
  const [first] = mentions;
  if (!first) return amounts.map(() => undefined);
  if (mentions.every(({ name }) => name === first.name)) return amounts.map(() => first.name);
  if ((amounts[0]?.at ?? 0) < first.at) return amounts.map(() => undefined);
  const words = (['conjunction', 'disjunction'] as const).map((type) => lastWord(locale, type));
  const joins = (between: string) => {
    const sign = between
      .trim()
      .replace(/^[,，、،]\s*/u, '')
      .toLocaleLowerCase(locale);
    return ['', '&', '/', ...words].includes(sign);
  };
  const owners: (string | undefined)[] = [];
  for (let at = 0; at < mentions.length;) {
    const row = [mentions[at]!];
    for (let next = mentions[at + row.length]; next; next = mentions[at + row.length]) {
      if (!joins(sentence.slice(row.at(-1)!.end, next.at))) break;
      row.push(next);
    }
    at += row.length;
    const until = mentions[at]?.at ?? Infinity;
    const own = amounts.filter((one) => one.at >= row[0]!.at && one.at < until);
    owners.push(
      ...own.map((_amount, place) =>
        row.length === 1 ? row[0]!.name : row.length === own.length ? row[place]!.name : undefined,
      ),
    );
  }
  return owners;
}

/**
 * The amounts a text gives of some names, with the topic each is about. An amount of which it cannot
 * be told whose it is, is left out.
 */
export function namedAmounts(
  text: string,
  { names, topics }: { names: readonly string[]; topics: readonly string[] },
  locale: string,
): NamedAmount[] {
  return sentencesOf(text, locale).flatMap((sentence) => {
    const mentions = mentionsIn(sentence, names, locale);
    if (mentions.length === 0) return [];
    const amounts = amountsIn(sentence, locale).filter(
      ({ at }) => !mentions.some((one) => at >= one.at && at < one.end),
    );
    const owners = ownersOf(sentence, mentions, amounts, locale);
    const ends = [...clauseEnds(sentence, locale), sentence.length];
    let per = '';
    return amounts.flatMap((amount, place): NamedAmount[] => {
      const after = sentence.slice(amount.at + amount.written.length);
      per = perOf(sentence.slice(0, amount.at), after, locale) || per;
      const name = owners[place];
      if (name === undefined) return [];
      const start = Math.max(0, ...ends.filter((end) => end <= amount.at).map((end) => end + 1));
      const end = ends.find((one) => one >= amount.at + amount.written.length) ?? sentence.length;
      const clause = sentence.slice(start, end).trim();
      const about = new Set(mentionsIn(clause, topics, locale).map((one) => one.name));
      return [
        { ...amount, name, clause, per, topic: about.size === 1 ? [...about][0] : undefined },
      ];
    });
  });
}
