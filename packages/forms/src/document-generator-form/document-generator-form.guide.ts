import { layoutGuide } from '../form-guide.js';
import { documentGeneratorLayout } from './document-generator-form.js';

export const guide = await layoutGuide('documentGenerator', documentGeneratorLayout, {
  purpose: 'A legal document is asked for: its kind, its parties, its dates and its clauses.',
  validation: [
    'The expiration date must not come before the effective date; the error stands at the later one.',
  ],
});
