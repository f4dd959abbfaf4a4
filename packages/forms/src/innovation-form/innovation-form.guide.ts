import { layoutGuide } from '../form-guide.js';
import { innovationLayout } from './innovation-form.js';

export const guide = await layoutGuide('innovation', innovationLayout, {
  purpose: 'A challenge is put: what should be better, for whom, by which method and when.',
});
