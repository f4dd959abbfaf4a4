import type { RegulatoryDomain } from '@constella/api-client/contract';
import type { Locale } from '@constella/i18n';

import { once } from '../../../../base/language/texts.js';
import { countTriggers, usesTrigger } from '../matches.js';

/** A law of the library and the duties in it that an activity brings, in one language. */
export interface LibraryLaw {
  readonly id: string;
  readonly domains: readonly RegulatoryDomain[];
  readonly title: string;
  /** Its number where it is published. */
  readonly number: string;
  readonly url: string;
  /** The risk of breaking it, as a title. */
  readonly risk: string;
  /** The highest penalty it names; empty where none is sure. */
  readonly penalty: string;
  readonly duties: readonly { readonly article: string; readonly text: string }[];
}

interface LawFacts {
  readonly place: string;
  readonly domains: readonly RegulatoryDomain[];
  readonly industries: readonly string[];
  readonly number: string;
  readonly url: string;
  readonly obligations: Readonly<Record<string, { readonly article: string }>>;
}
interface LawTexts extends Pick<LibraryLaw, 'title' | 'risk' | 'penalty'> {
  readonly obligations: Readonly<
    Record<string, { readonly text: string; readonly triggers: readonly string[] }>
  >;
}

/** What the library is asked for. */
export interface LawQuestion {
  /** The activities, as they were typed. */
  readonly text: string;
  readonly locale: Locale;
  /** Countries and regions, as they were typed. */
  readonly regions: readonly string[];
  readonly domains: readonly string[];
  readonly most: number;
}

/** Members of the European Union, whose law applies in each of them. */
const members =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
/** Countries with laws of their own here, by the library's name of the place. */
const countries: Readonly<Record<string, string>> = {
  us: 'US',
  uk: 'GB',
  china: 'CN',
  brazil: 'BR',
  germany: 'DE',
  france: 'FR',
  japan: 'JP',
  korea: 'KR',
  taiwan: 'TW',
  saudi: 'SA',
  uae: 'AE',
  switzerland: 'CH',
};

const loaded = new Map<string, Promise<unknown>>();
const load = async <Content>(name: string): Promise<Content> =>
  ((await once(loaded, name, () => import(`./library/${name}.json`))) as { default: Content })
    .default;

/** Laws of the regions with a duty whose triggers the activities use, those with most duties first. */
export async function matchLaws({
  text,
  locale,
  regions,
  domains,
  most,
}: LawQuestion): Promise<LibraryLaw[]> {
  const [{ laws: facts }, { laws: texts, places }] = await Promise.all([
    load<{ laws: Record<string, LawFacts> }>('laws'),
    load<{ laws: Record<string, LawTexts>; places: Record<string, string> }>(locale),
  ]);
  const isThere = regionTest(regions, locale);
  return Object.entries(facts)
    .filter(
      ([, law]) =>
        law.domains.some((domain) => domains.includes(domain)) &&
        isThere(law.place, places[law.place] ?? ''),
    )
    .map(([id, { obligations, ...law }]): LibraryLaw & { count: number } => {
      const { title, risk, penalty, obligations: said } = texts[id]!;
      const counted = Object.entries(obligations).map(([key, { article }]) => ({
        article,
        text: said[key]?.text ?? '',
        count: countTriggers(text, said[key]?.triggers ?? []),
      }));
      const duties = counted.filter(({ count }) => count > 0);
      return {
        id,
        domains: law.domains,
        number: law.number,
        url: law.url,
        title,
        risk,
        penalty,
        duties: duties.map(({ article, text: duty }) => ({ article, text: duty })),
        count: duties.reduce((sum, { count }) => sum + count, 0),
      };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ count: _count, ...law }) => law);
}

/** Whether a place is one of the typed regions; a state of the Union brings the Union's law. */
function regionTest(regions: readonly string[], locale: Locale) {
  const names = [locale, 'en'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }),
  );
  const isNamed = (code: string) =>
    names.some((own) => regions.some((region) => usesTrigger(region, own.of(code) ?? code))) ||
    regions.some((region) => region.trim().toUpperCase() === code);
  const inUnion = members.some(isNamed) || isNamed('EU');
  return (place: string, name: string): boolean => {
    if (place === 'eu') return inUnion;
    const code = countries[place];
    return (
      (code !== undefined && isNamed(code)) || regions.some((region) => usesTrigger(region, name))
    );
  };
}
