import { bounds, innovation } from '@constella/api-client/contract';

import { defineLayout } from '../form-of/layout.js';

const { firstDay, lastDay } = bounds.roadmapStart;

/** The form of a challenge: what is known, the method it is met by, and the time there is. */
export const innovationLayout = defineLayout(innovation.request, {
  labels: 'innovation.form',
  choices: 'innovation',
  sections: [
    {
      title: 'innovation.form.challenge',
      fields: [
        { name: 'innovationArea', label: 'innovation.form.area' },
        {
          name: 'challengeType',
          label: 'innovation.form.type',
          hint: 'chosen',
          options: 'innovation.type',
        },
        { name: 'businessGoals', label: 'innovation.form.goals' },
        { name: 'targetUsers', label: 'innovation.form.users', rows: 2 },
      ],
    },
    { title: 'innovation.form.approach', fields: [{ name: 'method', control: 'cards' }] },
    {
      title: 'innovation.form.material',
      fields: [
        { name: 'constraints', rows: 2 },
        { name: 'existingSolutions', label: 'innovation.form.existing', rows: 2 },
        { name: 'inspirationSources', label: 'innovation.form.inspiration', rows: 2 },
      ],
    },
    {
      title: 'innovation.roadmap',
      fields: [
        { name: 'weeks', unit: { text: 'innovation.weeks', value: 'weeks' } },
        { name: 'start', control: 'day', days: { min: firstDay, max: lastDay } },
      ],
    },
  ],
});
