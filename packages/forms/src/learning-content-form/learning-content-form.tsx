'use client';

import { learningContent } from '@constella/api-client/contract';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

/** The layout of {@link LearningContentForm}. */
export const learningContentLayout = defineLayout(learningContent.request, {
  labels: 'learning.material',
  choices: 'learning',
  sections: [
    {
      title: 'learning.material.subject',
      fields: [
        { name: 'prompt', rows: 3 },
        { name: 'material', rows: 8 },
      ],
    },
    {
      title: 'learning.material.shape',
      fields: [
        { name: 'contentType', hint: 'chosen' },
        'difficulty',
        {
          name: 'formats',
          hint: 'learning.material.formats.hint',
          options: { labels: 'learning.format' },
          columns: 2,
        },
      ],
    },
    { reads: learningContent.reads },
  ],
});

type Schema = typeof learningContentLayout.schema;
/** The fields of the form. */
export type LearningContentValues = FormValues<Schema>;
/** The values that are sent. */
export type LearningContentSubmission = z.output<Schema>;
export type LearningContentFormProps = FilledFormProps<Schema>;

/** Learning content: what it explains or is made of, in which form and how deep it goes. */
export function LearningContentForm(props: LearningContentFormProps) {
  return <LayoutForm {...props} layout={learningContentLayout} words={runWords} />;
}
