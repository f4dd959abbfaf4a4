// Read by the compiler, never run: each layout has one mistake, which is an error that names the
// field. An `@ts-expect-error` without an error is one.
import * as z from 'zod';

import { defineLayout, extendLayout } from './layout.js';

const schema = z.object({
  topic: z.string(),
  format: z.enum(['video', 'document']).default('video'),
  place: z.object({ city: z.string() }).optional(),
  note: z.string().optional(),
});

const labels = 'training.form';
const choices = 'training';

export const accepted = defineLayout(schema, {
  labels,
  choices,
  sections: [
    { title: 'training.form.subject', fields: ['topic', 'format'] },
    {
      title: { text: 'Beside it' },
      fields: [
        { name: 'note', label: { text: 'Note' } },
        { name: 'place', label: { text: 'Place' }, control: () => null },
      ],
      when: { field: 'format', is: 'video' },
    },
  ],
});

export const ownTexts = defineLayout(schema, {
  sections: [
    {
      fields: [
        { name: 'topic', label: { text: 'Topic' }, hint: { text: 'In a word' } },
        {
          name: 'format',
          label: { text: 'Format' },
          options: [{ value: 'video', label: { text: 'A film' } }],
        },
      ],
    },
  ],
});

export const labelsAlone = defineLayout(schema, {
  labels,
  sections: [{ fields: ['topic', { name: 'format', options: { labels: 'training.format' } }] }],
});

export const ownSection = defineLayout(schema, {
  sections: [{ component: () => null, holds: ['topic', 'note'] }],
});

export const extended = extendLayout(accepted, schema.extend({ budget: z.number() }), [
  { fields: [{ name: 'budget', label: { text: 'Budget' } }] },
]);

export const refused = [
  // The schema has no such field.
  // @ts-expect-error
  () => defineLayout(schema, { labels, choices, sections: [{ fields: ['topic', 'subject'] }] }),
  // oxfmt-ignore
  // @ts-expect-error
  () => defineLayout(schema, { labels, choices, sections: [{ fields: ['topic', { name: 'subject' }] }] }),
  // No control fits an object.
  // oxfmt-ignore
  // @ts-expect-error
  () => defineLayout(schema, { labels, choices, sections: [{ fields: ['topic', { name: 'place', label: { text: 'Place' } }] }] }),
  // A needed field has no place.
  // @ts-expect-error
  () => defineLayout(schema, { labels, choices, sections: [{ fields: ['format'] }] }),
  // No catalogue has `training.form.note`.
  // @ts-expect-error
  () => defineLayout(schema, { labels, choices, sections: [{ fields: ['topic', 'note'] }] }),
  // It has a label and no hint, which has to be said.
  // oxfmt-ignore
  // @ts-expect-error
  () => defineLayout(schema, { labels, choices, sections: [{ fields: ['topic', { name: 'note', label: 'training.form.language' }] }] }),
  // Options of another field: no `training.difficulty.video`.
  // oxfmt-ignore
  // @ts-expect-error
  () => defineLayout(schema, { labels, choices, sections: [{ fields: ['topic', { name: 'format', options: 'training.difficulty' }] }] }),
  // oxfmt-ignore
  // @ts-expect-error
  () => defineLayout(schema, { labels, choices, sections: [{ fields: ['topic', { name: 'format', options: { labels: 'training.difficulty' } }] }] }),
  // A field of one's own that is needed and has no place.
  // @ts-expect-error
  () => extendLayout(accepted, schema.extend({ budget: z.number() }), []),
];
