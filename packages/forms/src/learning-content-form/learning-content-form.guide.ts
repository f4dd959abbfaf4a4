import { layoutGuide } from '../form-guide.js';
import { learningContentLayout } from './learning-content-form.js';

export const guide = await layoutGuide('learningContent', learningContentLayout, {
  purpose: 'Learning content is asked for: what it explains, in which form and how deep it goes.',
});
