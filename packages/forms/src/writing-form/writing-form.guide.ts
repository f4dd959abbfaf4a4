import { layoutGuide } from '../form-guide.js';
import { writingLayout } from './writing-form.js';

export const guide = await layoutGuide('writing', writingLayout, {
  purpose:
    'A text is asked for: what it is, whom it is for, how it sounds and what it is made from.',
});
