import { numbersIn, plainDigits, type WrittenNumber } from './numbers';

/** A source as the model was given it. */
export interface CitedPassage {
  readonly kind?: string | undefined;
  readonly name: string;
  readonly text: string;
  readonly url?: string | undefined;
}

/** What sentences can be held against: the sources by their numbers, and what needs none. */
export interface CitedSources {
  /** Of `[n]`, its passage; none where there is no such source. */
  passageOf(n: number): CitedPassage | undefined;
  readonly passages: readonly CitedPassage[];
  /** Numbers the person gave. */
  readonly given: ReadonlySet<number>;
  readonly locale: string;
}

const citation = /\[(\d{1,3})\](?!\()/g;
/** The number of a law: 2016/679, 2002/58/EC. */
const lawNumber = /\d{2,4}\/\d{2,4}/g;
const article =
  /(?:\bArts?\b\.?|\bArticles?\b|\bArtikeln?\b|\bArtículos?\b|\bArticol[oi]\b|\bArtigos?\b|المواد|المادة)\s?(\d+)(?:\s?[–-]\s?(\d+))?|[第제]\s?(\d+)(?:[–~～-](\d+))?\s?[条條조]/giu;
/** Numbers up to it are in every text. */
const everywhere = 10;

/**
 * What sentences claim that stands in another source than the one they cite: they name a law that is
 * not the cited one, else a figure or an article the cited one does not have, while another source
 * has it.
 */
export function misplacedClaims(texts: readonly string[], sources: CitedSources): string[] {
  const sentences = new Set(texts.flatMap(sentencesIn));
  return [...sentences].flatMap((sentence) => misplaced(sentence, sources));
}

function misplaced(
  sentence: string,
  { passageOf, passages, given, locale }: CitedSources,
): string[] {
  const numbers = [...sentence.matchAll(citation)].map(([, n]) => Number(n));
  const cited = numbers.flatMap((n) => passageOf(n) ?? []);
  if (cited.length === 0) return [];
  const text = sentence.replaceAll(citation, ' ');
  /** What is claimed, by a test of whether a source has it; another source has to have it. */
  const elsewhere = (what: string, has: (passage: CitedPassage) => boolean): string[] => {
    if (cited.some(has)) return [];
    const at = passages.find(has);
    const begin = text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    const cites = numbers.map((n) => `[${n}]`).join('');
    return at ? [`${what} stands in “${at.name}”, not in ${cites}: “${begin}”`] : [];
  };
  const named = passages.filter((passage) => marksOf(passage).some((mark) => isIn(mark, text)));
  if (named.length > 0)
    return cited.some((one) => named.includes(one))
      ? []
      : elsewhere(named[0]!.name, (passage) => named.includes(passage));
  const articles = articlesIn(text);
  const figures = numbersIn(withoutLaws(text), locale).filter(
    ({ values }) => !values.some((value) => value <= everywhere || given.has(value)),
  );
  return [
    ...articles.flatMap((one) =>
      elsewhere(`Article ${one}`, (passage) => articlesIn(passage.text).includes(one)),
    ),
    ...figures.flatMap((one) => elsewhere(one.written, hasNumber(one, locale))),
  ];
}

/** Pieces of a text that are cited for as one: sentences, and rows of a table. */
const sentencesIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      line.trim().startsWith('|')
        ? [line]
        : line.split(
            /(?<=[.!?؟;；](?:\s?\[\d{1,3}\])*)\s+(?=[^\s\d[\p{Ll}])|(?<=[。！？](?:\[\d{1,3}\])*)(?!\[)/u,
          ),
    );

/** What a source is called by: the name of the law, what it is called for short, its number. */
function marksOf({ kind, name }: CitedPassage): string[] {
  if (kind === 'company' || kind === 'request') return [];
  const short = [...name.matchAll(/[(（]([^()（）]{3,})[)）]/g)].map(([, inner]) => inner!);
  const whole = name.split(/[(（,，]/)[0]!.trim();
  return [
    ...(whole.length > (/\p{Script=Latin}/u.test(whole) ? 8 : 3) ? [whole] : []),
    ...short.flatMap((one) => one.split(/[\s,/]+/)).filter((one) => /^\p{Lu}{3,}\d?$/u.test(one)),
    ...(name.match(lawNumber) ?? []),
  ];
}

/** Whether a text has a name, as a word of its own. */
function isIn(mark: string, text: string): boolean {
  const plain = plainDigits(text).toLowerCase();
  const at = plain.indexOf(mark.toLowerCase());
  if (at < 0) return false;
  const latin = /[\p{Script=Latin}\d]/u;
  return !latin.test(plain[at - 1] ?? ' ') && !latin.test(plain[at + mark.length] ?? ' ');
}

const withoutLaws = (text: string): string =>
  text.replaceAll(article, ' ').replaceAll(lawNumber, ' ');

/** The numbers of the articles a text names; of a range all of them. */
const articlesIn = (text: string): number[] =>
  [...plainDigits(text).matchAll(article)].flatMap(([, from, to, one, last]) => {
    const begin = Number(from ?? one);
    const end = Number(to ?? last ?? begin);
    return Array.from(
      { length: Math.min(Math.max(end - begin, 0), 50) + 1 },
      (_, at) => begin + at,
    );
  });

const hasNumber =
  ({ values }: WrittenNumber, locale: string) =>
  ({ name, text }: CitedPassage): boolean =>
    numbersIn(withoutLaws(`${name}\n${text}`), locale).some((one) =>
      one.values.some((value) => values.includes(value)),
    );
