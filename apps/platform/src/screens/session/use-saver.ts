import { clearDraft, readDraft, writeDraft } from '@constella/forms';
import { useApi } from '@constella/api-client/react';
import { useEffect, useState } from 'react';

import {
  createReviewSaver,
  type ReviewedRow,
  type ReviewSaver,
  type Unsaved,
} from './save-reviews';
import type { ReviewChange } from './merge-reviews';

interface SaverState {
  /** Grades that are not stored yet. */
  readonly unsaved: number;
  readonly isFailing: boolean;
}

const leftIn = (key: string): Unsaved => {
  const values = readDraft(key, 'browser')?.values;
  return new Map(
    Object.entries(values ?? {}).map(([row, changes]) => [
      Number(row),
      new Map(Array.isArray(changes) ? (changes as [string, ReviewChange][]) : []),
    ]),
  );
};

/** A saver of reviews: what it could not store outlives the page, on this device. */
export function useSaver(
  key: string,
  rows: readonly ReviewedRow[],
): readonly [ReviewSaver, SaverState] {
  const client = useApi();
  const [state, setState] = useState<SaverState>({ unsaved: 0, isFailing: false });
  const [saver] = useState(() => {
    const made = createReviewSaver({
      client,
      onState: (unsaved, isFailing) => {
        const count = [...unsaved.values()].reduce((sum, { size }) => sum + size, 0);
        setState({ unsaved: count, isFailing });
        if (count === 0) clearDraft(key, 'browser');
        else
          writeDraft(
            key,
            {
              savedAt: Date.now(),
              values: Object.fromEntries([...unsaved].map(([row, own]) => [String(row), [...own]])),
            },
            'browser',
          );
      },
    });
    for (const row of rows) made.know(row);
    return made;
  });
  useEffect(() => {
    saver.start();
    saver.restore(leftIn(key));
    const again = () => saver.retry();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      saver.stop();
    };
  }, [saver, key]);
  return [saver, state];
}
