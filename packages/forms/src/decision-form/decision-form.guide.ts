import { layoutGuide } from '../form-guide.js';
import { decisionLayout } from './decision-form.js';

export const guide = await layoutGuide('decision', decisionLayout, {
  purpose: 'A decision is put: the options, what they are judged by, and how they are looked at.',
});
