import { layoutGuide } from '../form-guide.js';
import { researchLayout } from './research-form.js';

export const guide = await layoutGuide('research', researchLayout, {
  purpose:
    'A question is put to sources: what is known of it, which sources count, and those that are there already.',
});
