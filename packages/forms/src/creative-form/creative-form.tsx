'use client';

import { creative } from '@constella/api-client/contract';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

/** The layout of {@link CreativeForm}. */
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
    { reads: creative.reads },
  ],
});

type Schema = typeof creativeLayout.schema;
/** The fields of the form. */
export type CreativeValues = FormValues<Schema>;
/** The values that are sent. */
export type CreativeSubmission = z.output<Schema>;
export type CreativeFormProps = FilledFormProps<Schema>;

/** A creative brief: what is to be made, how it should sound, and what to go on from. */
export function CreativeForm(props: CreativeFormProps) {
  return <LayoutForm {...props} layout={creativeLayout} words={runWords} />;
}
