import type { RegulationStatus, RegulatoryDomain } from '@constella/api-client/contract';
import { locales, type Locale } from '@constella/i18n';

import { libraryFiles } from '../library.js';
import type { Passage } from '../../../../models/prompt.js';
import { countTriggers, usesTrigger } from '@constella/api-client/contract';
import { industriesIn } from '../risk/risk-library.js';

/** A law of the library, in one language. */
export interface LibraryLaw {
  readonly id: string;
  readonly domains: readonly RegulatoryDomain[];
  /** Ids of industries; `any` for all of them. */
  readonly industries: readonly string[];
  /** Their names; none where it is for all of them. */
  readonly industryNames: readonly string[];
  readonly title: string;
  /** Its subject, in a sentence. */
  readonly description: string;
  /** The country or union whose law it is. */
  readonly place: string;
  /** Its number where it is published. */
  readonly number: string;
  readonly url: string;
  /** Since when it applies. */
  readonly date: string;
  readonly status: RegulationStatus;
  /** The risk of breaking it, as a title. */
  readonly risk: string;
  /** The highest penalty it names; empty where none is sure. */
  readonly penalty: string;
  readonly duties: readonly LawDuty[];
}

/** A duty a law brings, where it stands, and the words of the activities that bring it. */
export interface LawDuty {
  readonly article: string;
  readonly text: string;
  readonly triggers: readonly string[];
}

interface LawFacts extends Pick<
  LibraryLaw,
  'domains' | 'industries' | 'number' | 'url' | 'date' | 'status'
> {
  readonly place: string;
  readonly obligations: Readonly<Record<string, { readonly article: string }>>;
}
interface LawTexts extends Pick<LibraryLaw, 'title' | 'description' | 'risk' | 'penalty'> {
  readonly obligations: Readonly<Record<string, Omit<LawDuty, 'article'>>>;
}

/** What the library is asked for. */
export interface LawQuestion {
  /** The activities and the industry, as they were typed. */
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
/** Names people type that no list of countries has. */
const otherNames: Readonly<Record<string, string>> = {
  USA: 'US',
  'U.S.': 'US',
  England: 'GB',
  السعودية: 'SA',
  الإمارات: 'AE',
};

const load = libraryFiles((name) => import(`./library/${name}.json`));

const read = async (locale: Locale) => {
  const [{ laws: facts }, { laws: texts, places, industries }] = await Promise.all([
    load<{ laws: Record<string, LawFacts> }>('laws'),
    load<{
      laws: Record<string, LawTexts>;
      places: Record<string, string>;
      industries: Record<string, string>;
    }>(locale),
  ]);
  return { facts, texts, places, industries };
};

/** Every law of the library. */
export async function allLaws(locale: Locale): Promise<LibraryLaw[]> {
  const { facts, texts, places, industries } = await read(locale);
  return Object.entries(facts).map(([id, { obligations, place, ...law }]) => {
    const { obligations: said, ...words } = texts[id]!;
    return {
      id,
      ...law,
      ...words,
      place: places[place]!,
      industryNames: law.industries.flatMap((industry) => industries[industry] ?? []),
      duties: Object.entries(obligations).map(([key, { article }]) => ({
        article,
        text: said[key]?.text ?? '',
        triggers: said[key]?.triggers ?? [],
      })),
    };
  });
}

/** Laws of the regions with a duty whose triggers the activities use, those with most duties first. */
export async function matchLaws(question: LawQuestion): Promise<LibraryLaw[]> {
  const laws = await inQuestion(question);
  return laws
    .map((law) => ({ ...law, duties: law.duties.filter(({ count }) => count > 0) }))
    .filter(({ duties }) => duties.length > 0)
    .toSorted((one, other) => countOf(other) - countOf(one))
    .slice(0, question.most);
}

/**
 * Laws of the regions for all industries or for one the text names, with all their duties; those
 * the text brings up first.
 */
export async function lawsOf(question: LawQuestion): Promise<LibraryLaw[]> {
  const [laws, isIn] = await Promise.all([
    inQuestion(question),
    industriesIn(question.text, question.locale),
  ]);
  return laws
    .filter((law) => countOf(law) > 0 || law.industries.some(isIn))
    .toSorted((one, other) => countOf(other) - countOf(one))
    .slice(0, question.most);
}

interface Counted extends LibraryLaw {
  /** Each with how many of its triggers a text uses. */
  readonly duties: readonly (LawDuty & { readonly count: number })[];
}
const countOf = ({ duties }: Counted): number => duties.reduce((sum, { count }) => sum + count, 0);

/** Laws of the regions and domains. */
async function inQuestion({ text, locale, regions, domains }: LawQuestion): Promise<Counted[]> {
  const [laws, isThere] = await Promise.all([allLaws(locale), placesOf(regions, locale)]);
  return laws
    .filter((law) => law.domains.some((domain) => domains.includes(domain)) && isThere(law))
    .map((law) => ({
      ...law,
      duties: law.duties.map((duty) => ({ ...duty, count: countTriggers(text, duty.triggers) })),
    }));
}

/** A law as a passage that can be cited. */
export const lawPassage = (law: LibraryLaw): Omit<Passage, 'number'> => ({
  kind: 'library',
  name: lawName(law),
  url: law.url,
  text: [
    law.description,
    ...law.duties.map(({ article, text }) => `- ${article}: ${text}`),
    law.penalty,
  ]
    .filter(Boolean)
    .join('\n'),
});

/** A law's title and number. */
export const lawName = ({ title, number }: LibraryLaw): string => `${title}, ${number}`;

/** The names of countries in every language: who writes in one may name a place in another. */
let regionNames: readonly Intl.DisplayNames[] | undefined;

/**
 * Whether a law is the law of one of the typed regions. A state of the Union brings the Union's law,
 * and California the law of the United States.
 */
export async function placesOf(
  regions: readonly string[],
  locale: Locale,
): Promise<(law: Pick<LibraryLaw, 'id'>) => boolean> {
  const { facts, places } = await read(locale);
  regionNames ??= locales.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const names = regionNames;
  const isNamed = (code: string) =>
    names.some((own) => regions.some((region) => usesTrigger(region, own.of(code) ?? code))) ||
    regions.some((region) => {
      const typed = region.trim();
      return typed.toUpperCase() === code || otherNames[typed] === code;
    });
  const isTyped = (place: string) =>
    regions.some((region) => usesTrigger(region, places[place] ?? place));
  const inUnion = members.some(isNamed) || isNamed('EU');
  const there = (place: string): boolean => {
    if (place === 'eu') return inUnion;
    const code = countries[place];
    if ((code !== undefined && isNamed(code)) || isTyped(place)) return true;
    return place === 'us' && isTyped('california');
  };
  return ({ id }) => there(facts[id]!.place);
}
