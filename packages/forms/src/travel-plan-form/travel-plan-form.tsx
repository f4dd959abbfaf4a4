'use client';

import { travelPlan } from '@constella/api-client/contract';
import type { z } from 'zod';

import { LanguageSelect } from '../field/language-select.js';
import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';

/** The layout of {@link TravelPlanForm}. */
export const travelPlanLayout = defineLayout(travelPlan.request, {
  labels: 'travel.form',
  choices: 'travel',
  sections: [
    {
      title: 'travel.form.trip',
      fields: [
        'destination',
        {
          row: [
            { name: 'startDate', hint: false },
            { name: 'endDate', hint: false },
          ],
        },
        {
          name: 'budget',
          control: 'amount',
          arrowStep: 50,
          format: { style: 'currency', currency: 'USD', maximumFractionDigits: 0 },
        },
        { name: 'tripType', options: { labels: 'travel.tripType' } },
      ],
    },
    {
      title: 'travel.form.people',
      fields: [
        { name: 'numberOfTravelers', hint: false, control: 'amount' },
        { name: 'travelerTypes', options: { labels: 'travel.travelerType' }, columns: 2 },
        'dietaryRestrictions',
        { name: 'specialNeeds', rows: 2 },
      ],
    },
    {
      title: 'travel.form.style',
      fields: [
        'activityPace',
        { name: 'accommodationType', options: { labels: 'travel.accommodationType' } },
        { name: 'transportationPreference', options: { labels: 'travel.transportation' } },
        {
          name: 'preferredLanguage',
          hint: 'travel.form.preferredLanguage.hint',
          control: LanguageSelect,
        },
      ],
    },
    {
      title: 'travel.form.wishes',
      fields: ['interests', { name: 'additionalNotes', rows: 2 }],
    },
    { reads: travelPlan.reads },
  ],
});

type Schema = typeof travelPlanLayout.schema;
/** The fields of the form. */
export type TravelPlanValues = FormValues<Schema>;
/** The values that are sent. */
export type TravelPlanSubmission = z.output<Schema>;
export type TravelPlanFormProps = FilledFormProps<Schema>;

/** A travel plan: where to, when, with whom, for how much and how. */
export function TravelPlanForm(props: TravelPlanFormProps) {
  return <LayoutForm {...props} layout={travelPlanLayout} words={runWords} />;
}
