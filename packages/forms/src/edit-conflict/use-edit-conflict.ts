'use client';

import { currentIn } from '@constella/api-client';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';

/** A form of something stored, and what became of it when somebody else was faster. */
export interface EditConflict<Row> {
  /**
   * The base a change is made from: the row as it was when the form opened, or the newer one once
   * it was shown. Whatever else is read meanwhile is not, or it would be written over unseen.
   */
  base: Row | undefined;
  /** The row as it is now, and what was typed; undefined while there is no conflict. */
  newer: { row: Row; mine: FieldValues } | undefined;
  /** Sends; a refusal with a newer row (412) is kept, and thrown on. */
  save: <Saved>(
    mine: FieldValues,
    send: (base: Row | undefined) => Promise<Saved>,
  ) => Promise<Saved>;
  /** Whoever reads it has said whose version counts. */
  settle: () => void;
}

/** Keeps somebody else's change from being written over unseen; `EditConflictNotice` shows it. */
export function useEditConflict<Row>(row: Row | undefined): EditConflict<Row> {
  const [base, setBase] = useState(row);
  const [newer, setNewer] = useState<EditConflict<Row>['newer']>();
  return {
    base,
    newer,
    async save(mine, send) {
      try {
        return await send(base);
      } catch (error) {
        const current = currentIn<Row & object>(error);
        if (current) {
          setBase(current);
          setNewer({ row: current, mine });
        }
        throw error;
      }
    },
    settle: () => setNewer(undefined),
  };
}
