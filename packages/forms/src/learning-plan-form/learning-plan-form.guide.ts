import { layoutGuide } from '../form-guide.js';
import { learningPlanLayout } from './learning-plan-form.js';

export const guide = await layoutGuide('learningPlan', learningPlanLayout, {
  purpose: 'A learning plan is asked for: what is learned and what for, in which time and how.',
});
