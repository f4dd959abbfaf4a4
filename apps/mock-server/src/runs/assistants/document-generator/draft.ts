import {
  clauseLines,
  termLength,
  type assistants,
  type LegalClause,
  textBlank,
} from '@constella/api-client/contract';
import { dayAfter, dayOf, formatDate, formatList, sentencesOf } from '@constella/i18n';
import type { z } from 'zod';

import { wordsOf } from '../../../base/language/words.js';
import type { Texts } from '../../../base/language/texts.js';
import { withoutDismissed } from '../../../prose/dismissed-facts.js';
import { inline } from '../../../prose/markdown.js';
import { shortened } from '../../../prose/read-brief.js';
import { kindOf, type ClauseKind, type LibraryClause } from '../shared/clauses/clause-library.js';
import { sidesOf, type Sides } from './sides.js';
import {
  amountNamed,
  durationNamed,
  saidUnder,
  spanNamed,
  typedLines,
  type TypedLine,
} from './typed-facts.js';

type Definition = (typeof assistants)['document-generator'];
/** A checked request for a document. */
export type DocumentRequest = z.output<Definition['request']>;

/** A draft made of the clause library. */
export interface Draft {
  readonly kind: ClauseKind;
  readonly title: string;
  readonly clauses: readonly LegalClause[];
  /** The parties, without the side they were typed with. */
  readonly parties: readonly string[];
  /** The clauses of the library it took. */
  readonly taken: readonly LibraryClause[];
  /** Who stands in for each side, by the side's name. */
  readonly sides: Sides['sides'];
  /** Parties whose side nobody said. */
  readonly unsaid: readonly string[];
}

/** Characters of a clause's heading. */
const longestHeading = 80;

/**
 * The clauses a person typed, one a line: what stands before a colon is the heading, and a line
 * after a dash is a part of the clause above it. One without a heading is counted.
 */
export function ownClauses(typed: string, texts: Texts): LegalClause[] {
  let rules = 0;
  return clauseLines(typed).map((line, at) => {
    const isPart = /^[-–—•*]\s*/.test(line) && at > 0;
    const said = inline(line.replace(/^(?:[-–—•*]|\d{1,3}[.)])\s*/, '')) || line;
    const [, heading, rest] = /^([^:：]{1,80})[:：]\s*(.+)$/.exec(said) ?? [];
    if (heading === undefined) rules += 1;
    return {
      id: `own${at + 1}`,
      level: isPart ? 2 : 1,
      heading: shortened(
        heading ?? texts.say('content.document-generator.ownHeading', { number: rules }),
        longestHeading,
      ),
      text: asSentence(rest ?? said, texts.locale),
    };
  });
}

/** Words that begin and end as a sentence does. */
function asSentence(said: string, locale: Texts['locale']): string {
  const [first = ''] = said;
  const stop = /^(?:zh|ja)/.test(locale) ? '。' : '.';
  const end = /[\p{L}\p{N}%)）]$/u.test(said) ? stop : '';
  return first.toLocaleUpperCase(locale) + said.slice(first.length) + end;
}

/**
 * The draft of a document: the clauses of its kind with what was typed in their places, and the
 * person's own under a clause by which they prevail.
 */
export async function draftOf(request: DocumentRequest, texts: Texts): Promise<Draft> {
  const { documentType, title, purpose, clauses: typed = '', standardClauses } = request;
  const kind = await kindOf(documentType, { title, purpose, clauses: typed }, texts.locale);
  const added = standardClauses.flatMap((id) => kind.standard[id] ?? []);
  const taken = [...kind.clauses];
  // Clauses that were asked for stand before those on form and law.
  const closing = taken.findIndex(({ id }) => id === kind.standard.changes?.id);
  for (const clause of added)
    if (!taken.some(({ id }) => id === clause.id))
      taken.splice(
        closing < 0 ? taken.length : closing + taken.length - kind.clauses.length,
        0,
        clause,
      );
  const { parties, sides, unsaid } = sidesOf(request, kind, texts.locale);
  const fill = placeholders(request, { sides, unsaid }, texts);
  const drafted = taken.map(({ id, level, heading, text }) => ({
    id,
    level,
    heading,
    text: text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => fill[name] || textBlank),
  }));
  const own = ownClauses(typed, texts);
  const subject = taken.findIndex(({ text }) => text.includes('{purpose}'));
  const next = drafted.findIndex(({ level }, at) => at > subject && level === 1);
  return {
    kind,
    title:
      title ||
      texts.say('content.document-generator.title', {
        kind: kind.name,
        parties: formatList(texts.locale, parties),
        named: parties.length > 0 ? 'some' : 'none',
      }),
    clauses: own.length === 0 ? drafted : drafted.toSpliced(next, 0, ...special(own, texts)),
    parties,
    taken,
    sides,
    unsaid,
  };
}

/** The person's own clauses as parts of one that says they prevail. */
const special = (own: readonly LegalClause[], texts: Texts): LegalClause[] => [
  {
    id: 'special-terms',
    level: 1,
    heading: texts.say('content.document-generator.special.heading'),
    text: texts.say('content.document-generator.special.text'),
  },
  ...own.map((clause) => ({ ...clause, level: 2 })),
];

/** The lines that were typed, without what was dismissed of them; of prose its sentences. */
const linesOf = (
  request: Pick<DocumentRequest, 'clauses' | 'purpose' | 'dismissedFacts'>,
  locale: Texts['locale'],
) =>
  [request.clauses ?? '', sentencesOf(request.purpose, locale).join('\n')].flatMap((typed) =>
    typedLines(withoutDismissed(typed, request)),
  );

/** The days of a document: those of the form, else those the text gives for its beginning and end. */
export function daysOf(
  request: DocumentRequest,
  texts: Texts,
): { effectiveDate: string; expirationDate: string } {
  const lines = linesOf(request, texts.locale);
  const day = (id: 'start' | 'end') => {
    const words = wordsOf(texts, `content.document-generator.words.${id}`);
    return dayOf(durationNamed(lines, words, texts.locale, 'date'), texts.locale) ?? '';
  };
  const effectiveDate = request.effectiveDate || day('start');
  const expirationDate =
    request.expirationDate || day('end') || lastDay(effectiveDate, termIn(lines, texts), texts);
  // Two days in the wrong order were not read right.
  const isRead = expirationDate !== '' && expirationDate !== request.expirationDate;
  return {
    effectiveDate,
    expirationDate: isRead && expirationDate <= effectiveDate ? '' : expirationDate,
  };
}

/** The term a text gives, in its words. */
const termIn = (lines: readonly TypedLine[], texts: Texts): string => {
  const words = (id: 'term' | 'span') => wordsOf(texts, `content.document-generator.words.${id}`);
  return (
    durationNamed(lines, words('term'), texts.locale) ||
    spanNamed(lines, words('span'), texts.locale)
  );
};

/** The last day of a term that begins on one; empty where either is not known. */
const lastDay = (from: string, term: string, { locale }: Texts): string =>
  (from && term && dayAfter(from, term, locale, -1)) || '';

/** What stands for each placeholder; empty where nothing was typed. */
function placeholders(
  request: DocumentRequest,
  { sides, unsaid }: Pick<Sides, 'sides' | 'unsaid'>,
  texts: Texts,
): Readonly<Record<string, string>> {
  const { locale } = texts;
  const { purpose, jurisdiction = '' } = request;
  const { effectiveDate, expirationDate } = daysOf(request, texts);
  const date = (day: string) => (day ? formatDate(locale, day, 'UTC') : '');
  const lines = linesOf(request, locale);
  const words = (id: 'notice' | 'price' | 'place' | 'deposit') =>
    wordsOf(texts, `content.document-generator.words.${id}`);
  // Who it may be stands beside the blank.
  const open =
    unsaid.length > 0 ? `${textBlank} (${formatList(locale, unsaid, 'disjunction')})` : '';
  const length = termLength(effectiveDate, expirationDate);
  const term = termIn(lines, texts);
  return {
    party1: sides[0]?.party || open,
    party2: sides[1]?.party || open,
    role1: sides[0]?.role ?? '',
    role2: sides[1]?.role ?? '',
    purpose: inline(purpose) || purpose,
    effectiveDate: date(effectiveDate),
    expirationDate: date(expirationDate),
    // In the words it was typed, where the days do not say another.
    term:
      length && lastDay(effectiveDate, term, texts) !== expirationDate
        ? lengthText(length, locale)
        : term,
    amount: amountNamed(lines, words('price'), locale),
    deposit:
      amountNamed(lines, words('deposit'), locale, { orOnly: false }) ||
      saidUnder(lines, words('deposit')),
    law: inline(jurisdiction),
    notice: durationNamed(lines, words('notice'), locale),
    place: saidUnder(lines, words('place')),
  };
}

/** A length in words: "1 year and 3 months". */
function lengthText(
  { years, months, restDays }: NonNullable<ReturnType<typeof termLength>>,
  locale: Texts['locale'],
): string {
  const count = (value: number, unit: string) =>
    value === 0
      ? []
      : [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)];
  return formatList(locale, [
    ...count(years, 'year'),
    ...count(months, 'month'),
    ...count(restDays, 'day'),
  ]);
}
