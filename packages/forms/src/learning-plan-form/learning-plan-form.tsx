'use client';

import {
  learningPlanRequest,
  timeCommitmentHours,
  timeCommitments,
} from '@constella/api-client/contract';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

const hours = timeCommitments.map((value) => {
  const [min, max] = timeCommitmentHours[value];
  return {
    value,
    label: `learning.timeCommitment.${value}`,
    description: `learning.timeCommitment.${value}.hint`,
    values: { min, max: max ?? min },
  } as const;
});

/** The layout of {@link LearningPlanForm}. */
export const learningPlanLayout = defineLayout(learningPlanRequest, {
  labels: 'learning.plan',
  choices: 'learning',
  sections: [
    {
      title: 'learning.plan.subject',
      fields: [
        { name: 'learningArea', options: { labels: 'learning.learningArea' } },
        'customTopic',
        'learningGoal',
      ],
    },
    {
      title: 'learning.plan.way',
      fields: [{ name: 'timeCommitment', options: hours }, 'learningStyle'],
    },
  ],
});

type Schema = typeof learningPlanLayout.schema;
/** The fields of the form. */
export type LearningPlanValues = FormValues<Schema>;
/** The values that are sent. */
export type LearningPlanSubmission = z.output<Schema>;
export type LearningPlanFormProps = FilledFormProps<Schema>;

/** A learning plan: what is learned and what for, in which time and how. */
export function LearningPlanForm(props: LearningPlanFormProps) {
  return <LayoutForm {...props} layout={learningPlanLayout} words={runWords} />;
}
