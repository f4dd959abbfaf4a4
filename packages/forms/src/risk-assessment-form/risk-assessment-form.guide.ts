import { layoutGuide } from '../form-guide.js';
import { riskAssessmentLayout } from './risk-assessment-form.js';

export const guide = await layoutGuide('riskAssessment', riskAssessmentLayout, {
  purpose: 'The risks of an undertaking are asked for, with what is known and done about them.',
});
