import { layoutGuide } from '../form-guide.js';
import { travelPlanLayout } from './travel-plan-form.js';

export const guide = await layoutGuide('travelPlan', travelPlanLayout, {
  purpose: 'A trip is to be planned: where to, when, with whom, for how much and how.',
  validation: [
    'The end must not come before the start, nor the trip have more days than `bounds.tripDays` says.',
  ],
});
