import type { RegulatoryDomain, RiskCategory } from '@constella/api-client/contract';
import type { Locale } from '@constella/i18n';

import { libraryFiles, publicationName, type Publication } from '../library.js';
import type { Passage } from '../../../../models/prompt.js';
import { countTriggers } from '@constella/api-client/contract';

/** A risk of the library, in one language. */
export interface LibraryRisk {
  readonly id: string;
  readonly category: RiskCategory;
  /** The regulatory domains it belongs to. */
  readonly domains: readonly RegulatoryDomain[];
  readonly title: string;
  /** Cause, event and consequence, in a sentence. */
  readonly event: string;
  readonly causes: readonly string[];
  readonly controls: readonly string[];
  /** The publication it is taken from. */
  readonly source: { readonly name: string; readonly url: string };
}

interface RiskFacts {
  readonly category: RiskCategory;
  readonly domains: readonly RegulatoryDomain[];
  readonly industries: readonly string[];
  readonly source: string;
}
interface RiskTexts extends Pick<LibraryRisk, 'title' | 'event' | 'causes' | 'controls'> {
  readonly triggers: readonly string[];
}
type Texts = Readonly<Record<string, RiskTexts>> & {
  readonly industries: Readonly<Record<string, readonly string[]>>;
};

/** What the library is asked for. */
export interface RiskQuestion {
  /** Everything that was typed: scope, activities, known risks. */
  readonly text: string;
  readonly locale: Locale;
  /** Risks of other categories are left out. @default all */
  readonly categories?: readonly string[];
  /** Risks of other domains are left out. @default all */
  readonly domains?: readonly string[];
  readonly most: number;
}

const load = libraryFiles((name) => import(`./library/${name}.json`));

/** Whether a text is about an industry of the library; every text is about `any`. */
export async function industriesIn(
  text: string,
  locale: Locale,
): Promise<(industry: string) => boolean> {
  const { industries } = await load<Texts>(locale);
  return (industry) => industry === 'any' || countTriggers(text, industries[industry] ?? []) > 0;
}

/** Risks of the library whose triggers a text uses, those with the most of them first. */
export async function matchRisks({
  text,
  locale,
  categories,
  domains,
  most,
}: RiskQuestion): Promise<LibraryRisk[]> {
  const [facts, sources, texts] = await Promise.all([
    load<Record<string, RiskFacts>>('risks'),
    load<Record<string, Publication>>('sources'),
    load<Texts>(locale),
  ]);
  const isIn = await industriesIn(text, locale);
  return Object.entries(facts)
    .filter(
      ([, risk]) =>
        (!categories || categories.includes(risk.category)) &&
        (!domains || risk.domains.some((domain) => domains.includes(domain))) &&
        risk.industries.some(isIn),
    )
    .map(([id, risk]) => ({ id, risk, count: countTriggers(text, texts[id]?.triggers ?? []) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ id, risk }): LibraryRisk => {
      const { title, event, causes, controls } = texts[id]!;
      const source = sources[risk.source]!;
      return {
        id,
        category: risk.category,
        domains: risk.domains,
        title,
        event,
        causes,
        controls,
        source: { name: publicationName(source), url: source.url },
      };
    });
}

/** A risk of the library as a passage that can be cited. */
export const riskPassage = ({
  title,
  event,
  causes,
  controls,
  source,
}: LibraryRisk): Omit<Passage, 'number'> => ({
  kind: 'library',
  name: source.name,
  url: source.url,
  text: [`${title}. ${event}`, ...[...causes, ...controls].map((one) => `- ${one}`)].join('\n'),
});
