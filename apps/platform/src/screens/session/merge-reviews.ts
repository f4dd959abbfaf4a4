import { reviewsIn, storedReview, type CardReview } from '@constella/api-client/contract';

/** What happened to a card: it was graded, or the last grade was taken back. */
export interface ReviewChange {
  readonly review: CardReview | null;
  /** The grade that was taken back; only what is still it goes. */
  readonly undone?: CardReview | undefined;
}

/**
 * A row's `metadata` with changes of this device, whatever another one wrote in between: of two
 * grades of one card the later counts, and a grade is taken back only where it is still the last.
 */
export function withReviews(
  metadata: Readonly<Record<string, unknown>>,
  changes: ReadonlyMap<string, ReviewChange>,
): Record<string, unknown> {
  const reviews = reviewsIn(metadata);
  for (const [card, { review, undone }] of changes) {
    const stored = reviews.get(card);
    if (undone && stored && stored.last !== undone.last) continue;
    if (review === null) reviews.delete(card);
    else if (undone || !stored || stored.last <= review.last) reviews.set(card, review);
  }
  return { ...metadata, reviews: [...reviews.values()].map(storedReview) };
}
