import { layoutGuide } from '../form-guide.js';
import { trainingLayout } from './training-form.js';

export const guide = await layoutGuide('training', trainingLayout, {
  purpose: 'A training is asked for: its subject, its shape, and whose it is.',
  validation: ['A chosen company fills in the jurisdiction; what was typed stays.'],
});
