'use client';

import { research } from '@constella/api-client/contract';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

/** The layout of {@link ResearchForm}. */
export const researchLayout = defineLayout(research.request, {
  labels: 'research.form',
  choices: 'research',
  sections: [
    {
      title: 'research.form.asked',
      fields: [
        { name: 'question', rows: 3 },
        { name: 'aim', columns: 2 },
        { name: 'known', rows: 4 },
      ],
    },
    {
      title: 'research.form.limits',
      fields: [
        { name: 'field', options: { labels: 'research.field' }, hint: 'research.form.field.hint' },
        { row: ['scope', 'period'] },
        {
          name: 'kinds',
          options: { labels: 'research.kind' },
          hint: 'research.form.kinds.hint',
          columns: 2,
        },
      ],
    },
    { title: 'research.form.own', fields: [{ name: 'references', rows: 6 }] },
    { reads: research.reads },
  ],
});

type Schema = typeof researchLayout.schema;
/** The fields of the form. */
export type ResearchValues = FormValues<Schema>;
/** What is sent. */
export type ResearchSubmission = z.output<Schema>;
export type ResearchFormProps = FilledFormProps<Schema>;

/** A research question: what is known, where it ends, and sources of one's own. */
export function ResearchForm(props: ResearchFormProps) {
  return <LayoutForm {...props} layout={researchLayout} words={runWords} />;
}
