import {
  assistants,
  countWords,
  type AssistantId,
  type Language,
  type RunResult,
  type RunSource,
} from '@constella/api-client/contract';

import type { Brief } from './briefs';
import { misplacedClaims, type CitedPassage } from './cited-claims';
import { spokenShare } from './language';
import { datesIn, numbersIn, type WrittenDate, type WrittenNumber } from './numbers';
import { unknownNumbers } from './known-numbers';
import { numbersOf, partAt, textsOf } from './text-of';

/** A finished run, and everything its answer may rest on. */
export interface AnsweredBrief {
  readonly assistant: AssistantId;
  readonly brief: Brief;
  readonly request: Readonly<Record<string, unknown>>;
  /** None when the run failed. */
  readonly result: RunResult | null;
  /** Passages the model was given to cite. */
  readonly passages: readonly CitedPassage[];
  /** What the tools of the run came to. */
  readonly computed: readonly unknown[];
  /** The day of the run, `2026-01-31`. */
  readonly today: string;
  /** The reason of a failed run. */
  readonly error?: string | null | undefined;
}

/** What a rule says of an answer. */
export interface Score {
  /** From 0 to 1; null where there is nothing to look at. */
  readonly score: number | null;
  /** What is missing or wrong. */
  readonly reasons: readonly string[];
}

type Rule = (answered: AnsweredBrief & { readonly result: RunResult }) => Score;

const nothing: Score = { score: null, reasons: [] };
/** A share of things that are in order, and those that are not. */
const shareOf = (all: number, wrong: readonly string[]): Score =>
  all === 0 ? nothing : { score: Math.max(0, 1 - wrong.length / all), reasons: wrong };

/** Everything a result says, in one piece. */
const wholeText = (result: RunResult): string =>
  textsOf(result)
    .map(({ text }) => text)
    .join('\n\n');

/** The text a person reads first: the piece itself, else the whole. */
function mainText(result: RunResult): string {
  const { content, text } = result as { content?: unknown; text?: unknown };
  for (const one of [content, text]) if (typeof one === 'string' && one.trim() !== '') return one;
  return wholeText(result);
}

/** The result is one of its assistant. */
const schema: Rule = ({ assistant, result }) => {
  const { error } = assistants[assistant].result.safeParse(result);
  const reasons = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  return { score: error ? 0 : 1, reasons };
};

/** It is in the language of the run, all of it. */
const language: Rule = ({ request, brief, result }) => {
  const locale = (
    typeof request['language'] === 'string' ? request['language'] : brief.locale
  ) as Language;
  const { share, strangers } = spokenShare(
    textsOf(result).map(({ text }) => text),
    locale,
  );
  return {
    score: share,
    reasons: strangers.map(({ language: is, text }) => `${is}: ${text}`),
  };
};

const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');

/** Whether a text uses a figure, a day or a name. */
export function uses(text: string, fact: string, locale: string): boolean {
  const [day] = datesIn(fact, locale);
  if (day)
    return datesIn(text, locale).some(
      (one) =>
        one.month === day.month &&
        (day.day === undefined || one.day === undefined || one.day === day.day) &&
        (day.year === undefined || one.year === undefined || one.year === day.year),
    );
  const figures = numbersIn(fact, locale);
  if (figures.length === 0) return folded(text).includes(folded(fact));
  const there = new Set(numbersIn(text, locale).flatMap(({ values }) => values));
  return figures.every(({ values }) => values.some((value) => there.has(value)));
}

/** Every figure, name and date that was typed is used; the others are listed. */
const facts: Rule = ({ brief, result }) => {
  const text = [wholeText(result), ...numbersOf(result).map(String)].join('\n');
  const unused = brief.facts.filter((fact) => !uses(text, fact, brief.locale));
  return shareOf(
    brief.facts.length,
    unused.map((fact) => `unused: ${fact}`),
  );
};

/** What is cited is there and about what is said, and what there is to cite is cited. */
const citations: Rule = ({ brief, request, result, passages }) => {
  if (passages.length === 0) return nothing;
  const sources = result.sources ?? [];
  const cited = [...wholeText(result).matchAll(/\[(\d{1,3})\](?!\()/g)].map(([, n]) => Number(n));
  const removed = result.citationsRemoved ?? 0;
  if (cited.length + removed === 0)
    return { score: 0, reasons: [`nothing is cited, with ${passages.length} passages to cite`] };
  const missing = cited.filter((n) => sources[n - 1] === undefined);
  const { locale, company } = brief;
  const wrong = misplacedClaims(
    textsOf(result).map(({ text }) => text),
    {
      locale,
      passages,
      passageOf: (n) => passages.find((passage) => isOf(passage, sources[n - 1])),
      given: new Set([
        ...[...textsOf(request), ...textsOf(company)]
          .flatMap(({ text }) => numbersIn(text, locale))
          .flatMap(({ values }) => values),
        ...numbersOf(request),
      ]),
    },
  );
  const reasons = [
    ...missing.map((n) => `[${n}] has no source`),
    ...wrong,
    ...(removed > 0 ? [`${removed} citations of passages there are not`] : []),
    ...sources
      .filter(({ kind }, at) => kind !== 'tool' && kind !== 'request' && !cited.includes(at + 1))
      // A document that was attached is a source whether it is cited or not.
      .filter(({ kind }) => kind !== 'document')
      .map(({ name }) => `not cited: ${name}`),
  ];
  const faults = missing.length + removed + wrong.length;
  return { score: Math.max(0, 1 - faults / (cited.length + removed)), reasons };
};

/** Whether a source of a result is a passage: by its name, and the words it begins with. */
const isOf = ({ name, text }: CitedPassage, source: RunSource | undefined): boolean =>
  name === source?.name &&
  folded(text).startsWith(folded((source.excerpt ?? '').replace(/…$/, '')));

/** Every number comes from the request, the passages, the tools, or follows from those. */
const numbers: Rule = ({ brief, request, result, passages, computed, today }) => {
  const { locale, company } = brief;
  const given = [
    ...textsOf(request),
    ...textsOf(company),
    ...passages.map(({ text, name }) => ({ part: name, text: `${name}\n${text}` })),
  ].flatMap(({ text }) => text.split(/\n+/));
  const paragraphs = textsOf(result).flatMap(({ text }) => text.split(/\n+/));
  const written = paragraphs.map((text) => numbersIn(text, locale));
  const unknown = unknownNumbers(written, {
    lines: given.map((line) => numbersIn(line, locale)),
    others: [
      ...numbersOf(request),
      ...numbersOf(computed),
      ...numbersOf(result),
      ...clauseNumbers(result),
    ],
    times: daysBetween([
      ...[...given, ...paragraphs].flatMap((text) => datesIn(text, locale)),
      ...datesIn(today, locale),
    ]),
    years: yearsOf(brief.facts),
  });
  const distinct = new Set(written.flat().map(({ values: [value] }) => value));
  const invented = [...new Map(unknown.map((one) => [one.values[0], one])).values()];
  return shareOf(
    distinct.size,
    invented.map((one: WrittenNumber) => `${one.written}: “${one.around}”`),
  );
};

/** Days of a month, on average. */
const daysOfMonth = 365.25 / 12;

/** The numbers of a document's clauses, by which its text refers to them: 4, 4.1. */
function clauseNumbers(result: RunResult): number[] {
  const { clauses } = result as { clauses?: unknown };
  if (!Array.isArray(clauses)) return [];
  let at = 0;
  let part = 0;
  return clauses.map(({ level }: { level?: number }) => {
    if (level === 2) {
      part += 1;
      return Number(`${at}.${part}`);
    }
    at += 1;
    part = 0;
    return at;
  });
}

/**
 * The days, weeks and months from each of some days to each other. A day without a year is one of every year
 * that is named, a month without a day lasts from its first to its last.
 */
function daysBetween(dates: readonly WrittenDate[]): number[] {
  const years = new Set(dates.flatMap(({ year }) => year ?? []));
  const days = dates.flatMap(({ year, month, day }) =>
    (year ? [year] : [...years]).flatMap((of) =>
      (day ? [day, day] : [1, new Date(Date.UTC(of, month, 0)).getUTCDate()]).map(
        (one) => Date.UTC(of, month - 1, one) / 86_400_000,
      ),
    ),
  );
  const distinct = [...new Set(days)];
  const apart = new Set(distinct.flatMap((one) => distinct.map((other) => Math.abs(one - other))));
  return [...apart].flatMap((count) => [
    count,
    count + 1,
    Math.round(count / 7),
    Math.round(count / daysOfMonth),
  ]);
}

const yearsOf = (all: readonly string[]): number[] =>
  all.flatMap((fact) => [...fact.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => Number(year)));

/** There is as much of everything as was asked for. */
const counts: Rule = ({ brief, result }) => {
  const wanted = Object.entries(brief.counts);
  const wrong = wanted.flatMap(([path, count]) => {
    const part = partAt(result, path);
    const there = Array.isArray(part) ? part.length : Number(part ?? 0);
    const { min = 0, max = Infinity } =
      typeof count === 'number' ? { min: count, max: count } : count;
    return there >= min && there <= max ? [] : [`${path}: ${there}, not ${rangeText(min, max)}`];
  });
  return shareOf(wanted.length, wrong);
};

const rangeText = (min: number, max: number): string =>
  min === max ? String(min) : max === Infinity ? `${min} or more` : `${min} to ${max}`;

/** Letters of a paragraph that is worth comparing. */
const shortestParagraph = 40;
/** Share of words two paragraphs have in common when they say the same. */
const tooAlike = 0.85;

/** No paragraph is there twice. */
const repetition: Rule = ({ brief, result }) => {
  const passages = textsOf(result);
  let all = 0;
  const repeated: string[] = [];
  // The text of a result may repeat its parts: each is looked at on its own.
  for (const name of new Set(passages.map(({ part }) => part))) {
    const paragraphs = passages
      .filter(({ part }) => part === name)
      .flatMap(({ text }) => text.split(/\n+/))
      .filter((text) => text.length >= shortestParagraph / (isDense(brief.locale) ? 2 : 1));
    all += paragraphs.length;
    const seen: Set<string>[] = [];
    for (const paragraph of paragraphs) {
      const words = new Set(piecesOf(paragraph));
      if (seen.some((other) => alike(words, other) > tooAlike)) repeated.push(startOf(paragraph));
      seen.push(words);
    }
  }
  const { score, reasons } = shareOf(all, repeated);
  // One is enough to be noticed.
  return { score: score !== null && repeated.length > 0 ? Math.min(score, 0.5) : score, reasons };
};

const isDense = (locale: string): boolean => /^(?:zh|ja|ko)/.test(locale);
/** Words, or pairs of letters where words are not divided. */
const piecesOf = (text: string): string[] => {
  const plain = folded(text).replaceAll(/[^\p{L}\p{N} ]/gu, '');
  return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(plain)
    ? Array.from(plain, (_letter, at) => plain.slice(at, at + 2))
    : plain.split(' ');
};
const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.size === 0 ? 0 : shared(one, other) / (one.size + other.size - shared(one, other));
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((piece) => other.has(piece)).length;
const startOf = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** It is as long as it should be. */
const length: Rule = ({ brief, result }) => {
  if (!brief.words) return nothing;
  const { min = 0, max = Infinity } = brief.words;
  const there = countWords(mainText(result), brief.locale);
  if (there >= min && there <= max) return { score: 1, reasons: [] };
  const reasons = [`${there} words, not ${rangeText(min, max)}`];
  return { score: there < min ? there / min : Math.max(0, 2 - there / max), reasons };
};

/** It says what has to be said, and does nothing it should not. */
const caution: Rule = ({ brief, result }) => {
  const text = wholeText(result);
  const matches = (one: string) => new RegExp(one, 'iu').test(text);
  const wrong = [
    ...brief.says
      .filter((group) => !group.some(matches))
      .map((group) => `does not say: ${group[0]}`),
    ...brief.never.filter(matches).map((one) => `says: ${one}`),
  ];
  return shareOf(brief.says.length + brief.never.length, wrong);
};

/** The rules by name, in the order of the table. */
export const rules = {
  schema,
  language,
  facts,
  citations,
  numbers,
  counts,
  repetition,
  length,
  caution,
} as const satisfies Record<string, Rule>;
/** The name of a rule. */
export type RuleName = keyof typeof rules;
/** All of {@link RuleName}. */
export const ruleNames = Object.keys(rules) as RuleName[];

/** What each rule counts for in the whole. */
const weights: Readonly<Record<RuleName, number>> = {
  schema: 3,
  language: 2,
  facts: 3,
  citations: 2,
  numbers: 3,
  counts: 1,
  repetition: 1,
  length: 1,
  caution: 2,
};

/** An answer by every rule. */
export type Scores = Readonly<Record<RuleName, Score>>;

/** The scores of an answer; of a failed run all that apply are 0. */
export function scoresOf(answered: AnsweredBrief): Scores {
  const { result, error } = answered;
  const failed: Score = { score: 0, reasons: [error ?? 'the run has no result'] };
  return Object.fromEntries(
    ruleNames.map((name) => [
      name,
      result ? rules[name]({ ...answered, result }) : name === 'schema' ? failed : nothing,
    ]),
  ) as Scores;
}

/**
 * The score of an answer as a whole: the mean of the rules there was something to look at for, by
 * their weights. What is no result of its assistant is worth nothing.
 */
export function totalScore(scores: Scores): number {
  if (scores.schema.score === 0) return 0;
  const known = ruleNames.flatMap((name) => {
    const { score } = scores[name];
    return score === null ? [] : [{ score, weight: weights[name] }];
  });
  const sum = known.reduce((all, { weight }) => all + weight, 0);
  return known.reduce((all, { score, weight }) => all + score * weight, 0) / sum;
}
