import type { RowInput } from '../store/tables.js';
import { dateBefore, daysBefore, keysOf, type Seeding } from './seeding.js';
import type { SeedTexts } from './seed-texts.js';

type SourceKey = keyof SeedTexts['sources'];
type RegulationKey = keyof SeedTexts['regulations'];
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

interface RegulationFacts {
  readonly place: Place;
  /** Absent when it is for all. */
  readonly industry?: keyof SeedTexts['industries'];
  /** Since when it applies. */
  readonly date: string;
  /** Its number where it is published. */
  readonly source: string;
  readonly status: 'effective' | 'amended' | 'enacted';
}

const regulations: Record<RegulationKey, RegulationFacts> = {
  gdpr: {
    place: 'eu',
    date: '2018-05-25',
    source: '(EU) 2016/679',
    status: 'effective',
  },
  ccpa: {
    place: 'california',
    date: '2020-01-01',
    source: 'Cal. Civ. Code § 1798.100',
    status: 'amended',
  },
  pipl: {
    place: 'china',
    date: '2021-11-01',
    source: '个人信息保护法',
    status: 'effective',
  },
  lgpd: {
    place: 'brazil',
    date: '2020-09-18',
    source: 'Lei 13.709/2018',
    status: 'effective',
  },
  hipaa: {
    place: 'us',
    industry: 'health',
    date: '2003-04-14',
    source: '45 CFR 160, 164',
    status: 'effective',
  },
  sox: {
    place: 'us',
    industry: 'finance',
    date: '2002-07-30',
    source: 'Pub. L. 107-204',
    status: 'effective',
  },
  // In force on this day; its parts apply later, one after the other.
  aiAct: {
    place: 'eu',
    date: '2024-08-01',
    source: '(EU) 2024/1689',
    status: 'effective',
  },
  dsa: {
    place: 'eu',
    industry: 'digital',
    date: '2024-02-17',
    source: '(EU) 2022/2065',
    status: 'effective',
  },
  nis2: {
    place: 'eu',
    industry: 'digital',
    date: '2023-01-16',
    source: '(EU) 2022/2555',
    status: 'effective',
  },
  gpsr: {
    place: 'eu',
    industry: 'retail',
    date: '2024-12-13',
    source: '(EU) 2023/988',
    status: 'effective',
  },
  briberyAct: {
    place: 'uk',
    date: '2011-07-01',
    source: '2010 c. 23',
    status: 'effective',
  },
  csrd: {
    place: 'eu',
    date: '2023-01-05',
    source: '(EU) 2022/2464',
    status: 'amended',
  },
};

interface UpdateFacts {
  readonly of: RegulationKey;
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

/** Publishers of law, laws that exist, and what changed in them. */
export function seedRegulations({ store, texts, now, begin }: Seeding): void {
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
  const ids = new Map<RegulationKey, number>();
  for (const key of keysOf(regulations)) {
    const { place, industry, date, source, status } = regulations[key];
    const { id } = store.insert('regulations', {
      ...texts.regulations[key],
      jurisdiction: texts.places[place],
      industry: industry ? texts.industries[industry] : null,
      effectiveDate: date,
      source,
      status,
      createdAt: daysBefore(begin, 0),
    });
    ids.set(key, id);
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
