import type { LegalDocumentType, StandardClause } from '@constella/api-client/contract';
import { formatList, type Locale } from '@constella/i18n';

import type { Texts } from '../../../../base/language/texts.js';
import type { Passage } from '../../../../models/prompt.js';
import { triggerAt } from '@constella/api-client/contract';
import { libraryFiles, publicationName, type Publication } from '../library.js';

/** A clause of the library, in one language, with `{placeholders}` for what only its document knows. */
export interface LibraryClause {
  readonly id: string;
  /** 1 for a clause, 2 for a part of the one before it. */
  readonly level: number;
  readonly heading: string;
  readonly text: string;
  /** The instrument it follows, and where in it. */
  readonly source: string;
  readonly at: string;
}

/** A kind of document the library has clauses of, in one language. */
export interface ClauseKind {
  readonly id: string;
  readonly type: LegalDocumentType;
  readonly name: string;
  /** Names of its sides, in the order of their placeholders. */
  readonly roles: readonly string[];
  readonly clauses: readonly LibraryClause[];
  /** The clauses that stand for the standard ones; null where a document of this kind has none. */
  readonly standard: Readonly<Record<StandardClause, LibraryClause | null>>;
  readonly sources: Readonly<Record<string, ClauseSource>>;
}

/** A published instrument that clauses follow. */
export interface ClauseSource {
  readonly name: string;
  /** Empty for the practice of the trade. */
  readonly url: string;
}

interface KindFacts {
  readonly type: LegalDocumentType;
  readonly roles: readonly string[];
  readonly clauses: readonly { readonly id: string; readonly level: number }[];
  readonly standard: Readonly<Partial<Record<StandardClause, string | null>>>;
}
interface Facts {
  readonly kinds: Readonly<Record<string, KindFacts>>;
  readonly clauses: Readonly<Record<string, { readonly source: string; readonly at?: string }>>;
  readonly sources: Readonly<Record<string, Publication>>;
}
interface Words {
  readonly kinds: Readonly<
    Record<string, { readonly name: string; readonly triggers: readonly string[] }>
  >;
  readonly roles: Readonly<Record<string, string>>;
  readonly clauses: Readonly<Record<string, Pick<LibraryClause, 'heading' | 'text'>>>;
}

/** The kind of a type whose words nobody used. */
const general: Readonly<Record<LegalDocumentType, string>> = {
  contract: 'general-contract',
  agreement: 'general-contract',
  policy: 'general-policy',
  terms: 'general-terms',
  compliance: 'compliance-statement',
};
/** Types a document can be of as well: what one person calls a contract is an agreement to another. */
const alike: Readonly<Record<LegalDocumentType, readonly LegalDocumentType[]>> = {
  contract: ['contract', 'agreement'],
  agreement: ['agreement', 'contract'],
  policy: ['policy', 'compliance'],
  terms: ['terms'],
  compliance: ['compliance', 'policy'],
};
const practice = 'practice';

const load = libraryFiles((name) => import(`./library/${name}.json`));

/** The kind of a document: the first a text names among those of its type, else the general one. */
export async function kindOf(
  type: LegalDocumentType,
  text: string,
  locale: Locale,
): Promise<ClauseKind> {
  const [facts, words] = await Promise.all([load<Facts>('kinds'), load<Words>(locale)]);
  const named = Object.entries(facts.kinds)
    .filter(([, kind]) => alike[type].includes(kind.type))
    .map(([id, kind]) => ({
      id,
      at: firstOf(text, words.kinds[id]!.triggers),
      other: kind.type === type ? 0 : 1,
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, another) => one.at - another.at || one.other - another.other);
  return kindIn(named[0]?.id ?? general[type], facts, words);
}

const firstOf = (text: string, triggers: readonly string[]): number => {
  const places = triggers.map((trigger) => triggerAt(text, trigger)).filter((at) => at >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
};

function kindIn(id: string, facts: Facts, words: Words): ClauseKind {
  const { type, roles, clauses, standard } = facts.kinds[id]!;
  const clauseOf = (name: string, level = 1): LibraryClause => {
    const { source, at = '' } = facts.clauses[name]!;
    return { id: name, level, ...words.clauses[name]!, source, at };
  };
  const standing = (name: StandardClause): LibraryClause | null => {
    const own = standard[name];
    return own === null ? null : clauseOf(own ?? name);
  };
  return {
    id,
    type,
    name: words.kinds[id]!.name,
    roles: roles.map((role) => words.roles[role]!),
    clauses: clauses.map((one) => clauseOf(one.id, one.level)),
    standard: {
      payment: standing('payment'),
      confidentiality: standing('confidentiality'),
      dataProtection: standing('dataProtection'),
      liability: standing('liability'),
      termination: standing('termination'),
      changes: standing('changes'),
    },
    sources: Object.fromEntries(
      Object.entries(facts.sources).map(([name, source]) => [
        name,
        { name: publicationName(source), url: source.url },
      ]),
    ),
  };
}

/** The sources of some clauses as passages that can be cited, each with its clauses. */
export function clausePassages(
  { sources, roles }: ClauseKind,
  clauses: readonly LibraryClause[],
  { say, locale }: Texts,
): Omit<Passage, 'number'>[] {
  const used = [...new Set(clauses.map(({ source }) => source))];
  const filled = (text: string) =>
    text
      .replaceAll(/\{role([12])\}/g, (_all, side: string) => roles[Number(side) - 1] ?? '')
      .replaceAll(/\{\w+\}/g, '[…]');
  return used.map((id) => {
    const { name, url } = sources[id]!;
    const own = clauses.filter(({ source }) => source === id);
    const headings = own.map(({ heading, at }) => (at ? `${heading} (${at})` : heading));
    return {
      kind: 'library',
      name: id === practice ? say('content.document-generator.practice') : name,
      ...(url && { url }),
      text: [
        formatList(locale, headings),
        ...own.map(({ heading, text }) => `${heading}: ${filled(text)}`),
      ].join('\n\n'),
    };
  });
}
