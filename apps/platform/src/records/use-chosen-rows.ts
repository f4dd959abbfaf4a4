import { useMemo, useState } from 'react';

import type { ListRow } from './row-source';

/** The id of a row as tables know it. */
export const idOf = ({ id }: ListRow): string => String(id);

/** The rows somebody chose, of whichever page. */
export interface ChosenRows<Row> {
  readonly selected: ReadonlySet<string>;
  /** As they are now where they are shown, else as they were. */
  readonly rows: readonly Row[];
  readonly choose: (ids: ReadonlySet<string>) => void;
  /** Lets go of rows: of those that are gone, or done with. */
  readonly drop: (rows: readonly Row[]) => void;
}

/** Rows that are chosen while pages come and go. */
export function useChosenRows<Row extends ListRow>(shown: readonly Row[] = []): ChosenRows<Row> {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map());
  const present = new Map(shown.map((row) => [idOf(row), row]));
  const now = new Map([...kept].map(([id, row]) => [id, present.get(id) ?? row]));
  return {
    selected: useMemo(() => new Set(kept.keys()), [kept]),
    rows: [...now.values()],
    choose: (ids) =>
      setKept(
        new Map(
          [...ids].flatMap((id) => {
            const row = present.get(id) ?? now.get(id);
            return row ? [[id, row] as const] : [];
          }),
        ),
      ),
    drop: (rows) => {
      const gone = new Set(rows.map(idOf));
      setKept((before) => new Map([...before].filter(([id]) => !gone.has(id))));
    },
  };
}
