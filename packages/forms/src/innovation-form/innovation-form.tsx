'use client';

import { bounds, innovation } from '@constella/api-client/contract';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

const { firstDay, lastDay } = bounds.roadmapStart;

/** The layout of {@link InnovationForm}. */
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
    { reads: innovation.reads },
  ],
});

type Schema = typeof innovationLayout.schema;
/** The fields of the form. */
export type InnovationValues = FormValues<Schema>;
/** The values that are sent. */
export type InnovationSubmission = z.output<Schema>;
export type InnovationFormProps = FilledFormProps<Schema>;

/** A challenge: what is known, the method it is met by, and the time there is. */
export function InnovationForm(props: InnovationFormProps) {
  return <LayoutForm {...props} layout={innovationLayout} words={runWords} />;
}
