import type { MonitorResult, MonitorItem } from './monitor-result';

const entry = (
  of: Partial<MonitorItem> & Pick<MonitorItem, 'id' | 'title' | 'jurisdiction'>,
): MonitorItem => ({
  regulationId: 1,
  updateId: null,
  description: '',
  industry: null,
  updateType: 'new',
  status: 'effective',
  effectiveDate: null,
  source: null,
  unread: false,
  stage: 'effective',
  points: { proximity: 0, type: 25, industry: 15, jurisdiction: 0 },
  score: 40,
  level: 'medium',
  ...of,
});

/** Three entries of three places, two units and two sources. */
export const monitorResult: MonitorResult = {
  text: 'One entry is **high**. Begin with the packaging rules.',
  asOf: '2026-03-10',
  locale: 'en',
  profile: { industries: ['Online retail'], jurisdictions: ['European Union'] },
  items: [
    entry({
      id: 'u1',
      updateId: 1,
      title: 'Packaging rules apply',
      description: 'Boxes have to be recyclable and no larger than what is in them.',
      url: 'https://eur-lex.europa.eu/eli/reg/2025/40/oj',
      duties: [
        {
          article: 'Art. 24(1)',
          text: 'Keep the empty space in a box for shipping below half of it.',
        },
        { article: 'Art. 45', text: 'Register as a producer in each country you sell to.' },
      ],
      jurisdiction: 'European Union',
      effectiveDate: '2026-08-12',
      stage: 'enacted',
      unread: true,
      points: { proximity: 25, type: 25, industry: 15, jurisdiction: 10 },
      score: 75,
      level: 'high',
    }),
    entry({ id: 'r2', title: 'Personal information', jurisdiction: 'China' }),
    entry({
      id: 'u3',
      updateId: 3,
      title: 'Rights of consumers amended',
      jurisdiction: 'California',
      updateType: 'update',
      stage: 'amended',
      effectiveDate: '2023-01-01',
      points: { proximity: 0, type: 20, industry: 15, jurisdiction: 0 },
      score: 35,
      level: 'low',
    }),
  ],
  units: [
    { name: 'Legal', about: 'Contracts', score: 38, items: [{ id: 'u1', score: 38 }] },
    {
      name: 'Logistics',
      about: 'Boxes',
      score: 75,
      items: [
        { id: 'u1', score: 75 },
        { id: 'r2', score: 20 },
      ],
    },
  ],
  publishers: [
    {
      id: 1,
      name: 'EUR-Lex',
      jurisdiction: 'European Union',
      reliability: 0.98,
      enabled: true,
      items: 1,
    },
    {
      id: 6,
      name: 'California Privacy Protection Agency',
      jurisdiction: 'California',
      reliability: 0.8,
      enabled: false,
      items: 1,
    },
  ],
};
