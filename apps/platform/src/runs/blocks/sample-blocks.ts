import type { BlockOf } from './block';

/** A result with a part of every kind, as a journey's plan has them. */
export const sampleResult = {
  title: 'Four days in Gdańsk',
  notice: 'Opening hours were not checked.',
  text: 'A walk along the **Motława**, and a day by the sea.',
  packing: ['Rain jacket', 'Comfortable shoes'],
  steps: ['Book the train', 'Reserve the museum'],
  days: [
    { id: 'd1', day: '2026-05-01', name: 'Old town', plan: 'Walk the Royal Route.' },
    { id: 'd2', day: '2026-05-02', name: 'Sea', plan: 'Take the tram to Brzeźno.' },
  ],
  budget: [
    { name: 'Train', amount: 120, share: 0.4 },
    { name: 'Museum', amount: 180, share: 0.6 },
  ],
  sights: [
    {
      id: 's1',
      name: 'St. Mary’s',
      about: 'A tower of 400 steps.',
      from: 'The guidebook',
      stars: 0,
      chosen: false,
      closed: ['Monday', 'Tuesday'],
    },
    {
      id: 's2',
      name: 'The crane',
      about: 'The oldest in Europe.',
      from: '',
      stars: 4,
      chosen: true,
      closed: [],
    },
  ],
  weights: { desirability: 4, feasibility: 2, viability: 3 },
  place: 'Gdańsk',
  status: 'draft' as 'draft' | 'active' | 'archived',
  from: '2026-05-01',
  people: ['Nadia', 'Tomasz'],
};

/** The type of {@link sampleResult}. */
export type Sample = typeof sampleResult;

interface SampleRequest {
  draft: string;
  wish: string;
}

/** One list with a block of every kind. */
export const sampleBlocks: readonly BlockOf<Sample, SampleRequest>[] = [
  { kind: 'text', of: 'notice', heading: 'documents.form.document', look: 'notice', last: true },
  {
    kind: 'notice',
    title: 'creative.worksheet.title',
    text: 'creative.worksheet.text',
    when: { field: 'offline', is: true },
  },
  {
    kind: 'columns',
    side: 'end',
    main: [
      {
        kind: 'sheet',
        blocks: [
          { kind: 'title', of: 'title', heading: 'documents.field.title' },
          {
            kind: 'items',
            of: 'days',
            heading: 'training.lessons',
            look: 'sections',
            title: 'name',
            moves: true,
            fewest: 1,
            fields: [
              { of: 'name', label: 'documents.edit.heading' },
              { of: 'plan', rows: 4, label: 'innovation.idea.description' },
            ],
            fresh: { id: 'd', item: () => ({ day: '2026-05-03', name: 'New day', plan: '' }) },
          },
        ],
      },
      { kind: 'text', of: 'text', heading: 'innovation.report' },
      {
        kind: 'items',
        of: 'sights',
        heading: 'innovation.part.ideate',
        look: 'cards',
        title: 'name',
        fields: [
          { of: 'name', label: 'documents.edit.heading' },
          { of: 'about', rows: 2, label: 'innovation.idea.description' },
        ],
        note: 'from',
        badges: ({ closed }) => [closed.length === 0 && { text: '✓' }],
        findings: ({ closed, about }) => [
          { isGood: closed.length === 0, id: 'creative.fact.avoided', values: { terms: closed } },
          { isGood: true, id: 'creative.fact.blanks', values: { blanks: about.length } },
          false,
        ],
        stars: 'stars',
        choice: 'chosen',
        refine: {
          to: 'creative',
          text: 'draft',
          wish: 'wish',
          words: 'creative.wish',
          wishes: ['shorter'],
        },
      },
      {
        kind: 'table',
        of: 'sights',
        heading: 'creative.compare',
        columns: [
          { of: 'name', heading: 'innovation.idea.title' },
          { heading: 'creative.avoided', cell: ({ closed }) => closed },
          { heading: 'creative.stars', numeric: true, cell: ({ stars }) => stars || null },
          { of: 'chosen', as: 'mark', heading: 'run.entry.chosen', stack: 'end' },
        ],
      },
      {
        kind: 'timeline',
        of: 'days',
        heading: 'innovation.roadmap',
        title: 'name',
        text: 'plan',
        when: 'day',
        whenHeading: 'innovation.roadmap.from',
      },
      {
        kind: 'table',
        of: 'budget',
        heading: 'decision.amounts',
        columns: [
          { of: 'name', heading: 'decision.amounts.label' },
          { of: 'amount', heading: 'decision.amounts', numeric: true },
          { of: 'share', as: 'share', heading: 'innovation.ranking.share', numeric: true },
        ],
      },
      {
        kind: 'chart',
        of: 'budget',
        heading: 'decision.amount.cost',
        name: 'name',
        nameHeading: 'decision.amounts.label',
        values: [{ of: 'amount', heading: 'decision.amounts' }],
      },
      {
        kind: 'score',
        of: 'weights',
        heading: 'innovation.weights',
        names: ['desirability', 'feasibility', 'viability'],
        words: 'innovation.criterion',
        scale: { min: 1, max: 5 },
      },
    ],
    aside: [
      { kind: 'list', of: 'packing', heading: 'documents.notes', ticks: true },
      { kind: 'list', of: 'steps', heading: 'decision.result.next', ordered: true },
      {
        kind: 'facts',
        heading: 'documents.facts',
        facts: [
          { of: 'place', heading: 'documents.field.jurisdiction' },
          { of: 'from', as: 'day', heading: 'documents.field.effectiveDate' },
          { of: 'people', as: 'names', heading: 'documents.field.parties', max: 5 },
          {
            of: 'status',
            as: 'choice',
            heading: 'documents.field.status',
            choices: ['draft', 'active', 'archived'],
            words: 'documents.status',
          },
        ],
      },
    ],
  },
];
