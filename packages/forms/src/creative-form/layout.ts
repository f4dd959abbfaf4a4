import { creative } from '@constella/api-client/contract';

import { defineLayout } from '../form-of/layout.js';

/** The form of a creative brief: what is to be made, how it should sound, and what to go on from. */
export const creativeLayout = defineLayout(creative.request, {
  labels: 'creative.form',
  choices: 'creative',
  sections: [
    {
      title: 'creative.form.piece',
      fields: [
        { name: 'kind', hint: 'chosen' },
        'subject',
        { name: 'details', rows: 4 },
        'audience',
      ],
    },
    {
      title: 'creative.form.style',
      fields: [
        { name: 'tones', options: 'creative.tone', hint: 'creative.form.tones.hint' },
        'mustContain',
        'mustAvoid',
        'count',
      ],
    },
    {
      title: 'creative.form.refine',
      fields: [{ name: 'draft', rows: 3 }, 'wish'],
    },
  ],
});
