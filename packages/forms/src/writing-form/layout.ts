import { contentLengths, wordRange, writing } from '@constella/api-client/contract';

import { defineLayout } from '../form-of/layout.js';

const lengths = contentLengths.map((value) => {
  const { min, max } = wordRange(value);
  return {
    value,
    label: `writing.length.${value}`,
    description: `writing.length.${value}.hint`,
    values: { min, max: max ?? min },
  } as const;
});

/** The form of a text: what is written, for whom, how, and from what. */
export const writingLayout = defineLayout(writing.request, {
  labels: 'writing.form',
  choices: 'writing',
  sections: [
    {
      title: 'writing.form.text',
      fields: [
        { name: 'contentType', hint: 'chosen', options: 'writing.type' },
        'audience',
        { name: 'purpose', rows: 2 },
        { name: 'keyPoints', rows: 5 },
      ],
    },
    {
      title: 'writing.form.style',
      fields: [
        { name: 'tone', hint: 'chosen' },
        { name: 'length', options: lengths },
      ],
    },
    {
      title: 'writing.form.material',
      fields: ['examples', 'brandGuidelines', { name: 'notes', rows: 2 }],
    },
  ],
});
