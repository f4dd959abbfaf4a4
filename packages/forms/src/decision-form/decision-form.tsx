'use client';

import { decision } from '@constella/api-client/contract';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';
import { FactsSection } from './facts-section.js';
import { FiguresSection } from './figures-section.js';
import { HistorySection } from './history-section.js';

/** The layout of {@link DecisionForm}. */
export const decisionLayout = defineLayout(decision.request, {
  labels: 'decision',
  choices: 'decision',
  sections: [
    {
      title: 'decision.form.problem',
      fields: [
        { name: 'title', hint: false },
        { name: 'description', rows: 5 },
      ],
    },
    { component: FactsSection, holds: ['dismissedFacts'] },
    { title: 'decision.form.choices', fields: ['options', 'criteria'] },
    { component: FiguresSection, holds: ['figures'] },
    {
      title: 'decision.form.method',
      fields: [
        'type',
        {
          name: 'methods',
          hint: 'decision.methods.hint',
          options: 'decision.method',
          // Two that any decision can be looked at by, whether or not it has figures.
          initial: ['swot', 'comparative'],
        },
        { name: 'dataSources', label: 'decision.sources', options: 'decision.source' },
      ],
    },
    { component: HistorySection, holds: ['history'] },
    {
      title: 'decision.form.report',
      fields: [
        { name: 'reportFormat', label: 'decision.format', options: 'decision.format' },
        'notes',
      ],
    },
  ],
});

type Schema = typeof decisionLayout.schema;
/** The fields of the form. */
export type DecisionValues = FormValues<Schema>;
/** The values that are sent. */
export type DecisionSubmission = z.output<Schema>;
export type DecisionFormProps = FilledFormProps<Schema>;

const words = { ...runWords, submitting: 'decision.form.submitting' } as const;

/** A decision: what is to be decided, between what, and how it is looked at. */
export function DecisionForm(props: DecisionFormProps) {
  return <LayoutForm {...props} layout={decisionLayout} words={words} />;
}
