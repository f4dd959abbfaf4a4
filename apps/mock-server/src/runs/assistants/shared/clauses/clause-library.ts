import type { LegalDocumentType, StandardClause } from '@constella/api-client/contract';
import { formatList, type Locale } from '@constella/i18n';

import type { Texts } from '../../../../base/language/texts.js';
import type { Passage } from '../../../../models/prompt.js';
import { usesTrigger } from '@constella/api-client/contract';
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
  /** Whether its sides are alike: nobody has to be told which is which. */
  readonly isMutual: boolean;
  /** The kinds its words fit as well, where they fit none better; it is the general one then. */
  readonly candidates: readonly string[];
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
/** Sides that are alike. */
const mutual = new Set(['firstParty', 'secondParty', 'firstPartner', 'secondPartner']);
const practice = 'practice';

const load = libraryFiles((name) => import(`./library/${name}.json`));

/** The words of a request a kind is told by. */
export interface DocumentWords {
  readonly title?: string | undefined;
  readonly purpose: string;
  readonly clauses?: string | undefined;
}

/** How much a word weighs where it stands: a title says what a document is. */
const weights = { title: 4, purpose: 2, clauses: 1 } as const;

/**
 * The kind of a document: that whose words weigh most among those of its type. Where several weigh
 * the same it is the general one, and they are its candidates; where there are none, the general one.
 */
export async function kindOf(
  type: LegalDocumentType,
  said: DocumentWords,
  locale: Locale,
): Promise<ClauseKind> {
  const [facts, words] = await Promise.all([load<Facts>('kinds'), load<Words>(locale)]);
  const named = Object.entries(facts.kinds)
    .filter(([, kind]) => alike[type].includes(kind.type))
    .map(([id, kind]) => ({
      id,
      isOfType: kind.type === type,
      weight: weightOf(said, words.kinds[id]!),
    }))
    .filter(({ weight }) => weight > 0);
  const most = Math.max(...named.map(({ weight }) => weight));
  const first = named.filter(({ weight }) => weight === most);
  // "Policy" is in "travel policy" too: the general kind is the better one only when it weighs more.
  const own = first.filter(({ id }) => !Object.values(general).includes(id));
  const equal = own.length > 0 ? own : first;
  const ofType = equal.filter(({ isOfType }) => isOfType);
  const best = ofType.length > 0 ? ofType : equal;
  if (best[0] && best.length === 1) return kindIn(best[0].id, facts, words);
  const candidates = best.map(({ id }) => words.kinds[id]!.name);
  return { ...kindIn(general[type], facts, words), candidates };
}

/** How much what names a kind weighs over what it is about: "NDA" over "supply". */
const nameWeight = 3;

/** The weight of the words of a kind: its name and the first of its triggers name it. */
function weightOf(
  said: DocumentWords,
  { name, triggers: [first = name, ...others] }: Words['kinds'][string],
): number {
  const weigh = (word: string) =>
    Math.max(
      ...(['title', 'purpose', 'clauses'] as const).map((field) =>
        usesTrigger(said[field] ?? '', word) ? weights[field] : 0,
      ),
    );
  return (
    nameWeight * Math.max(weigh(name), weigh(first)) +
    others.reduce((sum, word) => sum + weigh(word), 0)
  );
}

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
    isMutual: roles.every((role) => mutual.has(role)),
    candidates: [],
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
