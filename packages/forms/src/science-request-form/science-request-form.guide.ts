import { layoutGuide } from '../form-guide.js';
import { scienceRequestLayout } from './science-request-form.js';

export const guide = await layoutGuide('scienceRequest', scienceRequestLayout, {
  purpose:
    'Research is asked for: the question, its domain, what is known of it, and formulas to check.',
});
