import { allLaws } from '../runs/assistants/shared/laws/law-library.js';
import type { RowInput } from '../store/tables.js';
import { dateBefore, daysBefore, keysOf, type Seeding } from './seeding.js';
import type { SeedTexts } from './seed-texts.js';

type SourceKey = keyof SeedTexts['sources'];
type Place = keyof SeedTexts['places'];

interface SourceFacts {
  readonly name: string;
  readonly place: Place;
  readonly url: string;
  readonly apiType: RowInput<'regulation_sources'>['apiType'];
  readonly languages: readonly string[];
  readonly reliability: number;
  readonly enabled?: false;
}

/** Who publishes law. The names are the publishers' own. */
const sources: Record<SourceKey, SourceFacts> = {
  eurLex: {
    name: 'EUR-Lex',
    place: 'eu',
    url: 'https://eur-lex.europa.eu/',
    apiType: 'rss',
    languages: ['en', 'de', 'es', 'fr', 'it', 'pt-PT'],
    reliability: 0.98,
  },
  federalRegister: {
    name: 'Federal Register',
    place: 'us',
    url: 'https://www.federalregister.gov/',
    apiType: 'rest',
    languages: ['en'],
    reliability: 0.97,
  },
  legislationGovUk: {
    name: 'legislation.gov.uk',
    place: 'uk',
    url: 'https://www.legislation.gov.uk/',
    apiType: 'rest',
    languages: ['en'],
    reliability: 0.96,
  },
  cac: {
    name: '国家互联网信息办公室',
    place: 'china',
    url: 'https://www.cac.gov.cn/',
    apiType: 'scraper',
    languages: ['zh'],
    reliability: 0.85,
  },
  anpd: {
    name: 'Autoridade Nacional de Proteção de Dados',
    place: 'brazil',
    url: 'https://www.gov.br/anpd/',
    apiType: 'scraper',
    languages: ['pt-BR'],
    reliability: 0.86,
  },
  cppa: {
    name: 'California Privacy Protection Agency',
    place: 'california',
    url: 'https://cppa.ca.gov/',
    apiType: 'simulation',
    languages: ['en'],
    reliability: 0.8,
    enabled: false,
  },
};

interface UpdateFacts {
  /** The law of the library it changes. */
  readonly of: string;
  readonly type: RowInput<'regulation_updates'>['updateType'];
  readonly date: string;
  readonly source: string;
}

const updates: Record<keyof SeedTexts['updates'], UpdateFacts> = {
  aiProhibitions: { of: 'aiAct', type: 'new', date: '2025-02-02', source: '(EU) 2024/1689' },
  aiGeneralPurpose: { of: 'aiAct', type: 'new', date: '2025-08-02', source: '(EU) 2024/1689' },
  ccpaAmended: { of: 'ccpa', type: 'update', date: '2023-01-01', source: 'Proposition 24 (2020)' },
  piplTransfers: { of: 'pipl', type: 'update', date: '2024-03-22', source: '国家网信办令第16号' },
  csrdPostponed: { of: 'csrd', type: 'update', date: '2025-04-17', source: '(EU) 2025/794' },
  safetyRepealed: { of: 'gpsr', type: 'repeal', date: '2024-12-13', source: '(EU) 2023/988' },
};

/** Publishers of law, the laws of the library, and what changed in them. */
export async function seedRegulations({
  store,
  texts,
  locale,
  now,
  begin,
}: Seeding): Promise<void> {
  for (const key of keysOf(sources)) {
    const { place, languages, enabled = true, ...facts } = sources[key];
    store.insert('regulation_sources', {
      ...facts,
      sourceId: key,
      description: texts.sources[key],
      jurisdiction: texts.places[place],
      industries: [],
      languages: [...languages],
      updateFrequency: 'daily',
      enabled,
      lastFetched: enabled ? daysBefore(now, 0.2) : null,
      apiKey: facts.apiType === 'rest' ? 'demo-key' : null,
      createdAt: daysBefore(begin, 0),
    });
  }
  const ids = new Map<string, number>();
  for (const law of await allLaws(locale)) {
    const { id } = store.insert('regulations', {
      title: law.title,
      description: law.description,
      jurisdiction: law.place,
      // Forms suggest each of them.
      industry: law.industryNames.join(', ') || null,
      effectiveDate: law.date,
      source: law.number,
      status: law.status,
      createdAt: daysBefore(begin, 0),
    });
    ids.set(law.id, id);
  }
  keysOf(updates).forEach((key, index) => {
    const { of, type, date, source } = updates[key];
    store.insert('regulation_updates', {
      regulationId: ids.get(of) ?? 0,
      ...texts.updates[key],
      updateType: type,
      effectiveDate: date,
      source,
      // What took effect lately is still to be read.
      status: date > dateBefore(now, 400) ? 'pending' : 'completed',
      createdAt: daysBefore(now, 40 - index * 6),
    });
  });
}
