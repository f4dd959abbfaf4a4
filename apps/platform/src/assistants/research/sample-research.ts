import {
  assistants,
  deriveResult,
  newReference,
  type AssistantResult,
  type Reference,
} from '@constella/api-client/contract';
import { researchLayout } from '@constella/forms';

/** A request of the stories. */
export const asked = {
  ...researchLayout.defaults,
  question: 'Does remote work lower office rents in mid-sized European cities?',
  aim: 'effect' as const,
};

const references: Reference[] = [
  {
    id: 's1',
    ...newReference({
      title: 'Work from home and the office real estate apocalypse',
      authors: ['Gupta, Arpit', 'Mittal, Vrinda', 'Van Nieuwerburgh, Stijn'],
      year: '2022',
      kind: 'report',
      container: 'NBER Working Paper 30526',
      doi: '10.3386/w30526',
      origin: 'web',
      read: 'part',
      quotations: [
        { id: 'q1', text: 'Lease revenues fell where firms work from home.', place: '' },
      ],
    }),
  },
  {
    id: 's2',
    ...newReference({
      title: 'Office market report, spring.pdf',
      kind: 'document',
      origin: 'file',
      read: 'part',
      quotations: [
        { id: 'q1', text: 'Prime rents in Graz were unchanged on the year.', place: 'page 4' },
      ],
    }),
  },
  { id: 's3', ...newReference({ doi: '10.1257/aer.20141368' }) },
];

const written: Omit<AssistantResult<'research'>, 'sources'> = {
  text: '',
  title: asked.question,
  locale: 'en',
  headline: 'Shown for large US cities; open for mid-sized European ones',
  answer: 'Lease revenues fell where firms work from home [1]. One report saw no change [2].',
  claims: [
    {
      id: 'c1',
      text: 'Remote work lowered office lease revenues in large US cities.',
      note: 'One working paper on 105 markets',
      links: [{ reference: 's1', stance: 'supports' }],
      standing: 'supported',
    },
    {
      id: 'c2',
      text: 'Rents in mid-sized European cities have fallen.',
      note: 'A broker’s report says the opposite',
      links: [
        { reference: 's1', stance: 'partly' },
        { reference: 's2', stance: 'against' },
      ],
      standing: 'disputed',
    },
    {
      id: 'c3',
      text: 'Tenants prefer shorter leases.',
      note: '',
      links: [],
      standing: 'unsourced',
    },
  ],
  references,
  agreements: ['Both see fewer square meters per worker [1] [2].'],
  contradictions: ['Rents fell in one [1], stayed in the other [2].'],
  open: ['What happened to effective rents after incentives?'],
  plan: [
    {
      id: 'p1',
      question: 'How large is the difference, and how was it measured?',
      terms: '"remote work" "office rents"',
      places: ['Google Scholar', 'EconBiz', 'A drawer at home'],
    },
  ],
  include: ['Says how it measured.'],
  exclude: ['States an opinion.'],
  leftOut: ['A blog: an opinion.'],
  notes: ['1 DOI has no title: nothing was looked up. Add the title by hand.'],
};

/** A finished result, with some of it otherwise. */
export const resultOf = (given: Partial<AssistantResult<'research'>> = {}) =>
  deriveResult(assistants.research, { ...written, ...given }, asked);
