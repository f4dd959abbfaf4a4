import type { Block } from './block';

// Read by the type check alone: what a block names has to be in its result, and of its kind.
export const blocks: readonly Block<'compliance-policy'>[] = [
  { kind: 'list', of: 'checks', heading: 'compliance.checks' },
  // @ts-expect-error -- a policy has no such part
  { kind: 'list', of: 'cheks', heading: 'compliance.checks' },
  // @ts-expect-error -- a title is no list
  { kind: 'list', of: 'title', heading: 'compliance.checks' },
  // @ts-expect-error -- every block is called something
  { kind: 'list', of: 'checks' },
  {
    kind: 'items',
    of: 'sections',
    heading: 'compliance.form.policy',
    look: 'sections',
    title: 'heading',
    // @ts-expect-error -- a section has no such field
    fields: [{ of: 'boddy', rows: 6 }],
  },
  {
    kind: 'sheet',
    // @ts-expect-error -- nor have those within another
    blocks: [{ kind: 'title', of: 'titel', heading: 'compliance.policies.title' }],
  },
];

const variants = {
  kind: 'items',
  of: 'variants',
  heading: 'creative.variants',
  look: 'cards',
  title: 'direction',
  fields: [],
} as const;

export const cards: readonly Block<'creative'>[] = [
  { ...variants, choice: 'chosen', stars: 'stars', note: 'note' },
  // @ts-expect-error -- a text is no flag
  { ...variants, choice: 'text' },
  // @ts-expect-error -- a flag is no rating
  { ...variants, stars: 'chosen' },
  // @ts-expect-error -- the form has no such field
  { ...variants, refine: { to: 'creative', text: 'dratf', wish: 'wish', words: '', wishes: [] } },
  {
    kind: 'notice',
    title: 'creative.note',
    text: 'creative.note',
    // @ts-expect-error -- no result has such a field
    when: { field: 'ofline', is: true },
  },
];
