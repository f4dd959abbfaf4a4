import { decisionScale, type DecisionCell } from '@constella/api-client/contract';

import { clausesOf, figuresOf, type Figure } from '../../../prose/figures.js';
import { shortened } from '../../../prose/read-brief.js';
import { sentencesOf } from '../../../prose/sentences.js';
import { scoresOf } from './numbers.js';

/** What a request gives to choose from and to judge by, as far as its words say so. */
export interface Framed {
  readonly options: readonly string[];
  readonly criteria: readonly string[];
}

/** Words of the reader's language that lists are made with. */
export interface ListWords {
  /** Between the last two of several options: or, versus. */
  readonly or: string[];
  readonly and: string[];
  /** What comes before criteria: compare, weigh. */
  readonly compare: string[];
  /** What one wants little of: cost, time, risk. */
  readonly less: string[];
  /** What comes before options, the longer ones first: choose between, choose. */
  readonly choose: string[];
  /** They make an amount one of several to come: per month, yearly. */
  readonly rate: string[];
  /** Around several options: `between …`, `在…之间`. */
  readonly between: string[];
  /** They say that a sentence is about a choice: decide, option. */
  readonly deciding: string[];
}

const { middle } = decisionScale;
const longestName = 80;
const longestCriterion = 48;
const most = 10;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern for any of some words; those of scripts without spaces may stand inside others. */
function anyOf(words: readonly string[]): RegExp {
  const patterns = words.map((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
      ? `\\s*${escaped(word)}\\s*`
      : `(?<!\\p{L})${escaped(word)}(?!\\p{L})`,
  );
  return new RegExp(patterns.length > 0 ? patterns.join('|') : '(?!)', 'iu');
}

/** A pattern for words that end in some words, as "Betriebskosten", "costs" and "التكلفة" do. */
function endingIn(words: readonly string[]): RegExp {
  const patterns = words.map((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
      ? escaped(word)
      : // A fee is in no coffee.
        `${word.length < 4 ? '(?<!\\p{L})' : ''}${escaped(word)}\\p{L}{0,2}(?!\\p{L})`,
  );
  return new RegExp(patterns.length > 0 ? patterns.join('|') : '(?!)', 'iu');
}

const trimmed = (name: string): string =>
  name.replace(/^[\s"'“”„«»‘’(]+|[\s"'“”„«»‘’).!?？！。]+$/gu, '').trim();

/** The entries of a list: between its commas, and around its last word. */
function entries(list: string, last: RegExp): string[] {
  const everywhere = new RegExp(last.source, 'giu');
  return list
    .split(/[,，、；;،]/u)
    .flatMap((part) => part.split(everywhere))
    .map((part) => trimmed(part ?? ''))
    .filter(Boolean);
}

/** What follows a colon, if there is one: people write the question first and the list after it. */
const pastColon = (sentence: string): string => sentence.split(/[:：]/u).at(-1) ?? sentence;

/** A list without the words that ask for a choice: they belong to no option. */
function withoutAsking(list: string, asking: readonly string[]): string {
  const text = list.trimStart();
  const word = asking.find((one) => text.toLowerCase().startsWith(one));
  const rest = text.slice(word?.length ?? 0);
  // A word ends where it is written with spaces.
  const isWhole = /^\s/u.test(rest) || /\p{Script=Han}$/u.test(word ?? '');
  return isWhole && rest.trim() !== '' ? rest : list;
}

/** The list a sentence chooses between, if it says so: "choose between A, B and C". */
function listBetween(sentence: string, { between, deciding }: ListWords): string | undefined {
  const lower = sentence.toLowerCase();
  // Prices and dates lie between others too.
  if (!deciding.some((word) => lower.includes(word))) return undefined;
  for (const words of between) {
    const [before = '', after = ''] = words.split('…').map((word) => word.trim());
    const first = before === '' ? '^' : `(?:${anyOf([before]).source})[:：]?`;
    const last = after === '' ? '$' : `(?:${anyOf([after]).source})`;
    const list = new RegExp(`${first}(?<list>.+?)${last}`, 'iu').exec(sentence)?.groups?.['list'];
    if (list !== undefined) return list;
  }
  return undefined;
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].slice(0, most);

/** Reads options and criteria out of a request; lists that are not there are empty. */
export function readDecision(
  { title, description }: { title: string; description: string },
  words: ListWords,
  locale: string,
): Framed {
  const sentences = [title, ...sentencesOf(description, locale)];
  const or = anyOf(words.or);
  const and = anyOf(words.and);
  const asking = sentences.find(
    (sentence) => listBetween(sentence, words) ?? or.test(pastColon(sentence)),
  );
  const between = asking && listBetween(asking, words);
  const list = between ?? withoutAsking(pastColon(asking ?? ''), words.choose);
  const options = unique(
    entries(list, or.test(list) ? or : and).map((name) => shortened(name, longestName)),
  );

  const compare = anyOf(words.compare);
  const criteria = sentences
    .filter((sentence) => sentence !== asking)
    .flatMap((sentence) => {
      const found = compare.exec(sentence);
      return found ? [sentence.slice(found.index + found[0].length)] : [];
    })
    .map((list) => entries(list, and).filter((name) => name.length <= longestCriterion))
    .find((list) => list.length > 1);
  return { options: options.length > 1 ? options : [], criteria: unique(criteria ?? []) };
}

/** Words of four letters or more by their first four, and the signs of scripts without spaces. */
function stems(text: string): string[] {
  const lower = text.toLowerCase();
  const words = lower.match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
      ? [word]
      : word.length >= 3
        ? [withoutArticle(word).slice(0, 4)]
        : [],
  );
}

/** The Arabic article is written with its word: التكلفة is the cost, تكلفة a cost. */
const withoutArticle = (word: string): string => word.replace(/^[وبفك]?ال(?=\p{L}{3})/u, '');

/**
 * Tells for each of some names whether a text, in lower case, speaks of it: the text has one of the
 * name's words that no other name has.
 */
function speakingOf(names: readonly string[]): ((lower: string) => boolean)[] {
  return tellingOf(names).map((telling) => (lower) => telling.some((stem) => lower.includes(stem)));
}

/** The stems that tell each of some names from the others. */
function tellingOf(names: readonly string[]): string[][] {
  return names.map((name) => {
    const shared = new Set(names.filter((one) => one !== name).flatMap(stems));
    const all = stems(name);
    const own = all.filter((stem) => !shared.has(stem));
    return [...new Set(own.length > 0 ? own : all)];
  });
}

/**
 * Finds which of some names a text, in lower case, speaks of. A word that begins as the name does
 * comes before one that only has it inside: "Fernwärme" is not about the "Wärmepumpe".
 */
function whichOf(names: readonly string[]): (lower: string) => number {
  const telling = tellingOf(names);
  return (lower) => {
    const begins = telling.findIndex((all) =>
      all.some((stem) => new RegExp(`(?<!\\p{L})${escaped(stem)}`, 'u').test(lower)),
    );
    return begins >= 0
      ? begins
      : telling.findIndex((all) => all.some((stem) => lower.includes(stem)));
  };
}

/** A piece of a description, what it is about and the one figure it gives, if it gives one. */
interface Line {
  readonly clause: string;
  readonly lower: string;
  readonly option: number | undefined;
  readonly figure: Figure;
}

/** The pieces of a description that give one figure each. */
function linesOf(
  description: string,
  options: readonly string[],
  joins: RegExp,
  locale: string,
): Line[] {
  const which = whichOf(options);
  return sentencesOf(description, locale).flatMap((sentence) => {
    let subject: number | undefined;
    const clauses = clausesOf(sentence).flatMap((clause) => clause.split(joins));
    return clauses.flatMap((clause) => {
      const lower = clause.toLowerCase();
      // "Gdańsk costs 3 € and takes 5 days": the second half is about Gdańsk too.
      const said = which(lower);
      if (said >= 0) subject = said;
      const [figure, ...more] = figuresOf(clause, locale);
      return figure && more.length === 0 ? [{ clause, lower, option: subject, figure }] : [];
    });
  });
}

/**
 * The cells a description states: where it gives figures of one kind for two or more options under
 * a criterion, they are put on the scale from 1 to 5. Every other cell is in the middle, unknown.
 */
export function statedCells(
  description: string,
  { options, criteria }: Framed,
  { and, less, rate }: Pick<ListWords, 'and' | 'less' | 'rate'>,
  locale: string,
): (DecisionCell & { readonly quote: string })[] {
  const lines = linesOf(description, options, anyOf(and), locale);
  const speaks = speakingOf(criteria);
  const lower = endingIn(less);
  const rates = anyOf(rate);
  // A rent is not the lower price because it is paid more than once.
  const kindOf = ({ unit, clause }: Figure) =>
    [unit.toLowerCase(), rates.exec(clause)?.[0].trim().toLowerCase()].join(' ');
  return criteria.flatMap((criterion, at) => {
    const found = options.map((_option, option) => {
      const line = lines.find((one) => one.option === option && speaks[at]?.(one.lower));
      return line && { ...line.figure, quote: line.clause };
    });
    const given = found.filter((figure) => figure !== undefined);
    const comparable = given.length > 1 && new Set(given.map(kindOf)).size === 1;
    const scores = scoresOf(
      given.map(({ value }) => value),
      lower.test(criterion),
    );
    return options.map((_option, option) => {
      const figure = found[option];
      return figure && comparable
        ? {
            option,
            criterion: at,
            score: scores[given.indexOf(figure)] ?? middle,
            basis: 'stated' as const,
            quote: figure.quote,
          }
        : { option, criterion: at, score: middle, basis: 'unknown' as const, quote: '' };
    });
  });
}
