import type { LegalDocumentType } from './enums.js';

/** A clause of a legal document; its number follows from its place. */
export interface LegalClause {
  /** The name other clauses call it by: `[[payment]]` in a text stands for its number. */
  readonly id: string;
  /** 1 for a clause, 2 for a part of the one before it. */
  readonly level: number;
  readonly heading: string;
  /** Markdown; a defined term is bold where it is defined and in quotation marks where it is used. */
  readonly text: string;
}

/** The lines of a text that are clauses of their own: those with a letter or a figure. */
export const clauseLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** Facts a document is checked by. Empty texts are what nobody has said yet. */
export interface LegalDocumentFacts {
  readonly documentType: LegalDocumentType;
  readonly parties: readonly string[];
  readonly jurisdiction: string;
  /** `YYYY-MM-DD`. */
  readonly effectiveDate: string;
  readonly expirationDate: string;
  readonly clauses: readonly LegalClause[];
}

/** Findings a check can make, in the order to mend them. */
export const legalFindingKinds = [
  'missingParties',
  'missingEffectiveDate',
  'datesReversed',
  'emptyClause',
  'brokenReference',
  'undefinedTerm',
  'openBlank',
  'missingJurisdiction',
  'missingExpirationDate',
  'unnamedParty',
] as const;
/** One of {@link legalFindingKinds}. */
export type LegalFindingKind = (typeof legalFindingKinds)[number];

/** Something a check found. */
export interface LegalFinding {
  readonly kind: LegalFindingKind;
  /** The clause it is in; null when it is about the whole document. */
  readonly clause: string | null;
  /** The term, the party or the reference it is about; empty when there is none. */
  readonly subject: string;
}

/** A document may go out with these; the others have to be mended. */
const hints: readonly LegalFindingKind[] = [
  'missingJurisdiction',
  'missingExpirationDate',
  'unnamedParty',
];

/** Whether a document should not be signed before a finding is mended. */
export const isBlocking = ({ kind }: Pick<LegalFinding, 'kind'>): boolean => !hints.includes(kind);

/** Sides a document of each type has at least: an agreement with oneself is none. */
export const leastParties: Readonly<Record<LegalDocumentType, number>> = {
  contract: 2,
  agreement: 2,
  policy: 1,
  terms: 1,
  compliance: 1,
};

/** Where a reader expects to find when it ends. */
const endingTypes: readonly LegalDocumentType[] = ['contract', 'agreement'];

const reference = /\[\[([\w-]{1,60})\]\]/g;
/** Every language here has one of these pairs. */
const quoted = /[“„«「『"]([^“”„«»「」『』"\n]{1,80})[”“»」』"]/g;
const bold = /\*\*([^*\n]{1,120})\*\*/g;
const blank = /_{3,}|\[(?:…|\.{3})\]/;

const found = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, inner = '']) => inner.trim()).filter(Boolean);

/** Upper and lower case are one term. */
const termKey = (term: string): string => term.toLowerCase();

/**
 * The numbers of clauses in their order: `1`, `1.1`, `2`. A part with no clause before it counts as
 * a clause.
 */
export function clauseNumbers(clauses: readonly Pick<LegalClause, 'level'>[]): string[] {
  let clause = 0;
  let part = 0;
  return clauses.map(({ level }) => {
    if (level > 1 && clause > 0) {
      part += 1;
      return `${clause}.${part}`;
    }
    clause += 1;
    part = 0;
    return String(clause);
  });
}

/** The ids of the clauses a text refers to. */
export const referencesIn = (text: string): string[] => found(reference, text);

/** A text with the numbers of the clauses it refers to; what refers to none shows as `[?]`. */
export function withNumbers(text: string, clauses: readonly LegalClause[]): string {
  const numbers = clauseNumbers(clauses);
  return text.replaceAll(reference, (_whole, id: string) => {
    const at = clauses.findIndex((clause) => clause.id === id);
    return numbers[at] ?? '[?]';
  });
}

/** The terms clauses define. */
export const definedTerms = (clauses: readonly LegalClause[]): string[] => [
  ...new Set(clauses.flatMap(({ text }) => found(bold, text))),
];

/** Terms that stand in quotation marks and are defined nowhere, each once, where it comes first. */
export function undefinedTerms(
  clauses: readonly LegalClause[],
): { readonly clause: string; readonly term: string }[] {
  const known = new Set(definedTerms(clauses).map(termKey));
  const open: { clause: string; term: string }[] = [];
  for (const { id, text } of clauses)
    for (const term of found(quoted, text.replaceAll('**', ''))) {
      if (known.has(termKey(term))) continue;
      known.add(termKey(term));
      open.push({ clause: id, term });
    }
  return open;
}

/** How long a term is, its first and its last day counted. */
export interface TermLength {
  readonly days: number;
  /** The same in years, months and days of the calendar. */
  readonly years: number;
  readonly months: number;
  readonly restDays: number;
}

const dayLength = 86_400_000;
const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** A day some months later; the last of its month where that month has no such day. */
function monthsLater(from: Date, months: number): Date {
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return first;
}

/** How long it is from one date to another; null when one is missing or the end comes first. */
export function termLength(effectiveDate: string, expirationDate: string): TermLength | null {
  if (!effectiveDate || !expirationDate || expirationDate < effectiveDate) return null;
  const from = utc(effectiveDate);
  // The day after the last: a term to 31 December ends when January begins.
  const until = utc(expirationDate).getTime() + dayLength;
  let months = 0;
  while (monthsLater(from, months + 1).getTime() <= until) months += 1;
  return {
    days: Math.round((until - from.getTime()) / dayLength),
    years: Math.floor(months / 12),
    months: months % 12,
    restDays: Math.round((until - monthsLater(from, months).getTime()) / dayLength),
  };
}

/** Everything a document still lacks: first what is about all of it, then clause by clause. */
export function checkDocument(document: LegalDocumentFacts): LegalFinding[] {
  const { documentType, parties, jurisdiction, effectiveDate, expirationDate, clauses } = document;
  const findings: LegalFinding[] = [];
  const add = (kind: LegalFindingKind, clause: string | null = null, subject = '') =>
    findings.push({ kind, clause, subject });

  const sides = new Set(parties.map((party) => party.trim().toLowerCase()));
  if (sides.size < leastParties[documentType]) add('missingParties');
  if (!effectiveDate) add('missingEffectiveDate');
  if (effectiveDate && expirationDate && expirationDate < effectiveDate) add('datesReversed');
  if (!jurisdiction) add('missingJurisdiction');
  if (!expirationDate && endingTypes.includes(documentType)) add('missingExpirationDate');
  const words = clauses.map(({ text }) => text.toLowerCase()).join('\n');
  for (const party of parties)
    if (!words.includes(party.toLowerCase())) add('unnamedParty', null, party);

  const ids = new Set(clauses.map(({ id }) => id));
  const open = undefinedTerms(clauses);
  for (const { id, text } of clauses) {
    if (text.trim() === '') add('emptyClause', id);
    for (const to of new Set(referencesIn(text))) if (!ids.has(to)) add('brokenReference', id, to);
    for (const { clause, term } of open) if (clause === id) add('undefinedTerm', id, term);
    if (blank.test(text)) add('openBlank', id);
  }
  return findings;
}

/** A document as Markdown: its title, its numbered clauses, what it is not. */
export function documentText(
  { title, clauses }: { readonly title: string; readonly clauses: readonly LegalClause[] },
  notice: string,
): string {
  const numbers = clauseNumbers(clauses);
  const parts = clauses.map(({ heading, text }, at) => {
    const number = numbers[at] ?? '';
    const marks = number.includes('.') ? '###' : '##';
    return `${marks} ${number}. ${heading}\n\n${withNumbers(text, clauses)}`.trim();
  });
  return [`# ${title}`, ...parts, `*${notice}*`].join('\n\n');
}
