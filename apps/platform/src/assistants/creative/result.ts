import { bounds } from '@constella/api-client';
import { newVariant, tooAlike } from '@constella/api-client/contract';

import type { Block } from '../../runs/blocks/block';

/** Variants to change, rate, choose and refine, and under each of them what was counted. */
export const creativeResult: readonly Block<'creative'>[] = [
  { kind: 'fileTitle', of: 'title', heading: 'creative.result.title' },
  // Without a model nothing is finished.
  {
    kind: 'notice',
    title: 'creative.worksheet.title',
    text: 'creative.worksheet.text',
    when: { field: 'offline', is: true },
  },
  {
    kind: 'items',
    of: 'variants',
    heading: 'creative.variants',
    count: 'creative.variants.count',
    look: 'cards',
    title: 'direction',
    level: 2,
    textSize: 16,
    fields: [
      { of: 'text', rows: 5, label: 'creative.variant', missing: 'creative.variant.missing' },
      { of: 'direction', label: 'creative.direction', missing: 'creative.direction.missing' },
      { of: 'note', rows: 2, label: 'creative.note' },
    ],
    note: 'note',
    badges: ({ tone }, _result, intl) => [
      tone && { text: intl.formatMessage({ id: `creative.tone.${tone}` }) },
    ],
    findings: ({ facts }, { variants }, { mustContain, mustAvoid }) => {
      const { words, range, fit, missing, avoided, blanks, alike } = facts;
      return [
        blanks > 0 && { isGood: false, id: 'creative.fact.blanks', values: { blanks } },
        { isGood: fit === 'within', id: 'creative.fact.words', values: { words, ...range } },
        missing.length > 0
          ? { isGood: false, id: 'creative.fact.missing', values: { terms: missing } }
          : mustContain.length > 0 && { isGood: true, id: 'creative.fact.complete' },
        avoided.length > 0
          ? { isGood: false, id: 'creative.fact.avoided', values: { terms: avoided } }
          : mustAvoid.length > 0 && { isGood: true, id: 'creative.fact.clean' },
        variants.length > 1 && {
          isGood: alike <= tooAlike,
          id: 'creative.fact.alike',
          values: { share: { share: alike } },
        },
      ];
    },
    stars: 'stars',
    choice: 'chosen',
    refine: {
      to: 'creative',
      text: 'draft',
      wish: 'wish',
      words: 'creative.wish',
      wishes: ['shorter', 'longer', 'warmer', 'bolder', 'simpler'],
    },
    fewest: 1,
    most: bounds.keptVariants.max,
    fresh: {
      id: 'v',
      item: (intl) => {
        const direction = intl.formatMessage({ id: 'creative.direction.own' });
        return newVariant({ text: '', direction, note: '', tone: null });
      },
    },
    words: {
      add: 'creative.variant.add',
      save: 'creative.variant.save',
      chosen: 'creative.chosen',
    },
  },
  {
    kind: 'table',
    of: 'variants',
    heading: 'creative.compare',
    note: 'creative.compare.note',
    columns: [
      { of: 'direction', heading: 'creative.direction' },
      { of: 'text', heading: 'creative.variant', only: 'file' },
      { of: 'tone', words: 'creative.tone', heading: 'creative.tone', only: 'file' },
      { of: 'note', heading: 'creative.note', only: 'file' },
      { heading: 'creative.words', numeric: true, cell: ({ facts }) => facts.words },
      { heading: 'creative.blanks', numeric: true, cell: ({ facts }) => facts.blanks },
      { heading: 'creative.missing', only: 'file', cell: ({ facts }) => facts.missing },
      { heading: 'creative.avoided', only: 'file', cell: ({ facts }) => facts.avoided },
      { heading: 'creative.alike', numeric: true, cell: ({ facts }) => ({ share: facts.alike }) },
      { heading: 'creative.stars', numeric: true, cell: ({ stars }) => stars || null },
      { of: 'chosen', as: 'mark', heading: 'creative.chosen', stack: 'end' },
    ],
  },
];
