'use client';

import { lifeReview } from '@constella/api-client/contract';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

/** The layout of {@link LifeReviewForm}. */
export const lifeReviewLayout = defineLayout(lifeReview.request, {
  labels: 'lifeReview.form',
  sections: [
    {
      fields: [
        'week',
        { name: 'categories', options: { labels: 'life.category' }, columns: 2 },
        { name: 'note', rows: 3 },
      ],
    },
    { reads: lifeReview.reads },
  ],
});

type Schema = typeof lifeReviewLayout.schema;
/** The fields of the form. */
export type LifeReviewValues = FormValues<Schema>;
/** What is sent. */
export type LifeReviewSubmission = z.output<Schema>;
export type LifeReviewFormProps = FilledFormProps<Schema>;

/** The week a review looks at, and what was different in it. */
export function LifeReviewForm(props: LifeReviewFormProps) {
  return <LayoutForm {...props} layout={lifeReviewLayout} words={runWords} />;
}
