import type { Block } from '../../runs/blocks/block';
import { Claims, Matrix } from './claims';
import { References } from './references';
import { SearchPlan } from './search-plan';
import { claimTable, planTable, referenceTable } from './to-document';

/** The answer first, then the claims it is made of, then the sources they rest on and how those were looked for. */
export const researchResult: readonly Block<'research'>[] = [
  { kind: 'fileTitle', of: 'title', heading: 'research.title' },
  // Without a model nobody has answered anything.
  {
    kind: 'notice',
    title: 'research.worksheet.title',
    text: 'research.worksheet.text',
    when: { field: 'offline', is: true },
  },
  { kind: 'title', of: 'headline', heading: 'research.headline', size: 24 },
  {
    kind: 'columns',
    side: 'end',
    main: [
      { kind: 'text', of: 'answer', heading: 'research.answer', rows: 8 },
      { kind: 'list', of: 'notes', heading: 'research.notes', look: 'notice' },
      { kind: 'view', View: Claims, toDocument: claimTable, parts: { claims: 'research.claims' } },
      { kind: 'list', of: 'agreements', heading: 'research.agreements' },
      { kind: 'list', of: 'contradictions', heading: 'research.contradictions' },
      { kind: 'list', of: 'open', heading: 'research.open', ticks: true },
      { kind: 'view', View: SearchPlan, toDocument: planTable, parts: { plan: 'research.plan' } },
      { kind: 'list', of: 'include', heading: 'research.include' },
      { kind: 'list', of: 'exclude', heading: 'research.exclude' },
      { kind: 'list', of: 'leftOut', heading: 'research.leftOut' },
    ],
    aside: [
      {
        kind: 'view',
        View: References,
        toDocument: referenceTable,
        parts: { references: 'research.references' },
        last: true,
      },
      { kind: 'view', View: Matrix, parts: { claims: 'research.claims' } },
    ],
  },
];
