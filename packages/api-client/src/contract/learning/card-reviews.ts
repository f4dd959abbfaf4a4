/** The memory of one card: what the scheduler knows of it, and how it was graded last. */
export interface CardReview {
  readonly card: string;
  /** Milliseconds since 1970, as all moments here. */
  readonly due: number;
  readonly last: number;
  /** Days after which it is remembered nine times of ten. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  /** 0 new, 1 learning, 2 review, 3 learned anew. */
  readonly state: number;
  readonly reps: number;
  /** Times it was forgotten. */
  readonly lapses: number;
  /** The step within learning. */
  readonly step: number;
  /** 1 again, 2 hard, 3 good, 4 easy. */
  readonly grade: number;
}

/** The fields of a stored review, in their order: a list, for ten thousand of them fit in one row. */
const fields = [
  'due',
  'last',
  'stability',
  'difficulty',
  'state',
  'reps',
  'lapses',
  'step',
  'grade',
] as const;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A review as the row keeps it. */
export const storedReview = (review: CardReview): unknown[] => [
  review.card,
  ...fields.map((field) => rounded(review[field])),
];

/** The reviews in the `metadata` of a row of `learning_contents`, by their card; what cannot be read is none. */
export function reviewsIn(metadata: Readonly<Record<string, unknown>>): Map<string, CardReview> {
  const found = new Map<string, CardReview>();
  const { reviews } = metadata;
  for (const entry of Array.isArray(reviews) ? reviews : []) {
    if (!Array.isArray(entry)) continue;
    const [card, ...values] = entry as unknown[];
    const known = values.slice(0, fields.length);
    if (typeof card !== 'string' || known.length < fields.length) continue;
    if (!known.every((value) => typeof value === 'number' && Number.isFinite(value))) continue;
    found.set(card, {
      card,
      ...Object.fromEntries(fields.map((field, at) => [field, known[at]])),
    } as unknown as CardReview);
  }
  return found;
}

interface Content {
  readonly content: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The ids of a row's cards, without looking into them. */
const cardIds = ({ content: { cards } }: Content): string[] =>
  (Array.isArray(cards) ? (cards as readonly unknown[]) : []).flatMap((card) => {
    const id = typeof card === 'object' && card !== null && 'id' in card ? card.id : undefined;
    return typeof id === 'string' ? [id] : [];
  });

/** New cards of one material a day brings; more of them come back at once a week later. */
export const newCardsPerDay = 20;

/**
 * The cards of a row of `learning_contents` that are due until a moment: those that come back, the
 * longest due first, then as many new ones as the day still has room for.
 *
 * @param until the end of the reader's day: what is due tonight is due today
 * @param dayStart its beginning; new cards seen since count
 */
export function dueCards(row: Content, until: number, dayStart: number): string[] {
  const reviews = reviewsIn(row.metadata);
  const ids = cardIds(row);
  const fresh = ids.filter((id) => !reviews.has(id));
  const back = ids
    .flatMap((id) => reviews.get(id) ?? [])
    .filter(({ due }) => due < until)
    .toSorted((one, other) => one.due - other.due);
  const begun = ids.filter((id) => {
    const review = reviews.get(id);
    return review !== undefined && review.reps === 1 && review.last >= dayStart;
  }).length;
  return [...back.map(({ card }) => card), ...fresh.slice(0, Math.max(newCardsPerDay - begun, 0))];
}

/** How many cards of a row are due, as {@link dueCards} names them. */
export const cardsDue = (row: Content, until: number, dayStart: number): number =>
  dueCards(row, until, dayStart).length;
