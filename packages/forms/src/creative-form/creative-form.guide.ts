import { layoutGuide } from '../form-guide.js';
import { creativeLayout } from './creative-form.js';

export const guide = await layoutGuide('creative', creativeLayout, {
  purpose:
    'Variants of a name, a line or a short text are asked for, with what they must and must not say.',
});
