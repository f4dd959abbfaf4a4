import { ApiError, currentIn, rowsOf, type Client } from '@constella/api-client';
import type { CardReview } from '@constella/api-client/contract';

import { withReviews, type ReviewChange } from './merge-reviews';

/** A row with the reviews of its cards. */
export interface ReviewedRow {
  readonly id: number;
  readonly revision: number;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Reviews that are not stored yet: those of each row, by their card. */
export type Unsaved = ReadonlyMap<number, ReadonlyMap<string, ReviewChange>>;

interface SaverOptions {
  readonly client: Pick<Client, 'request'>;
  /** Told after every change: what is not stored yet, and whether the last try failed. */
  readonly onState: (unsaved: Unsaved, isFailing: boolean) => void;
  /** Milliseconds until a failed write is tried again. */
  readonly patience?: number;
}

/** Writes reviews to their rows, one write of a row at a time. */
export interface ReviewSaver {
  readonly know: (row: ReviewedRow) => void;
  readonly put: (row: number, card: string, review: CardReview | null, undone?: CardReview) => void;
  /** Takes up what an earlier page left. */
  readonly restore: (unsaved: Unsaved) => void;
  readonly retry: () => void;
  readonly start: () => void;
  /** Nothing is written any more, until it is started again. */
  readonly stop: () => void;
}

/** Times a row that others keep changing is read anew before it counts as failing. */
const mostConflicts = 8;

/** A saver: what cannot be stored now stays and is tried again, and a conflict is read and applied anew. */
export function createReviewSaver({
  client,
  onState,
  patience = 5_000,
}: SaverOptions): ReviewSaver {
  const rows = rowsOf(client, 'learning_contents');
  const known = new Map<number, ReviewedRow>();
  const unsaved = new Map<number, Map<string, ReviewChange>>();
  const busy = new Set<number>();
  let isFailing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const isOpen = (id: number) => !isStopped && (unsaved.get(id)?.size ?? 0) > 0;
  const tell = () => onState(unsaved, isFailing);

  async function flush(id: number): Promise<void> {
    if (busy.has(id) || isStopped) return;
    busy.add(id);
    try {
      for (let conflicts = 0; isOpen(id);) {
        const own = new Map(unsaved.get(id));
        try {
          const row = known.get(id) ?? (await rows.get(id));
          const metadata = withReviews(row.metadata, own);
          known.set(id, await rows.update(id, { metadata }, { revision: row.revision }));
          const left = unsaved.get(id);
          // Graded again meanwhile, it is written once more.
          for (const [card, change] of own) if (left?.get(card) === change) left.delete(card);
          if (left?.size === 0) unsaved.delete(id);
          isFailing = false;
          tell();
        } catch (error) {
          const current = currentIn<ReviewedRow>(error);
          if (current && (conflicts += 1) <= mostConflicts) known.set(id, current);
          else if (error instanceof ApiError && error.status === 404) {
            // Deleted elsewhere: there is nothing left to remember.
            unsaved.delete(id);
            tell();
          } else throw error;
        }
      }
    } catch {
      isFailing = true;
      tell();
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(retry, patience);
    } finally {
      busy.delete(id);
    }
  }

  const retry = () => {
    for (const id of unsaved.keys()) void flush(id);
  };

  return {
    know: (row) => {
      if ((known.get(row.id)?.revision ?? 0) < row.revision) known.set(row.id, row);
    },
    put(row, card, review, undone) {
      const own = unsaved.get(row) ?? new Map<string, ReviewChange>();
      unsaved.set(row, own.set(card, { review, undone }));
      tell();
      void flush(row);
    },
    restore(left) {
      for (const [row, changes] of left)
        unsaved.set(row, new Map([...changes, ...(unsaved.get(row) ?? [])]));
      retry();
    },
    retry,
    start() {
      isStopped = false;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
