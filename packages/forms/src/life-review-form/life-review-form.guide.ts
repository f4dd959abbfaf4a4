import { layoutGuide } from '../form-guide.js';
import { lifeReviewLayout } from './life-review-form.js';

export const guide = await layoutGuide('lifeReview', lifeReviewLayout, {
  status: 'experimental',
  purpose:
    'The week a review looks at, which categories it reads, and what was different in that week.',
});
