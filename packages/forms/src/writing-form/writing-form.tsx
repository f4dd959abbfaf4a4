'use client';

import { contentLengths, wordRange, writing } from '@constella/api-client/contract';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
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

/** The layout of {@link WritingForm}. */
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
    { reads: writing.reads },
  ],
});

type Schema = typeof writingLayout.schema;
/** The fields of the form. */
export type WritingValues = FormValues<Schema>;
/** Values sent. */
export type WritingSubmission = z.output<Schema>;
export type WritingFormProps = FilledFormProps<Schema>;

/** A text: what is written, for whom, how, and from what. */
export function WritingForm(props: WritingFormProps) {
  return <LayoutForm {...props} layout={writingLayout} words={runWords} />;
}
