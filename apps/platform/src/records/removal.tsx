import { together } from '@constella/api-client/react';
import { TrashIcon } from '@constella/ui';

import { applyInOrder } from '../base/lists/apply-in-order';
import { applyToEach, FailedRows } from './apply-to-each';
import type { RowAction } from './row-action';
import type { Section } from './section';

/**
 * The action that deletes rows: at once where they can be brought back, else after a question.
 * Undefined where the source cannot.
 */
export function removalOf<Row>(
  { source, texts, removal }: Section<Row>,
  nameOf: (row: Row) => string,
  onRemoved: (rows: readonly Row[]) => void,
): RowAction<Row> | undefined {
  const { remove, restore } = source;
  if (!remove) return undefined;
  return {
    id: 'delete',
    label: 'records.delete',
    icon: <TrashIcon />,
    tone: 'danger',
    rows: 'both',
    ...removal,
    ...(!restore && {
      ask: {
        title: 'records.deleteTitle',
        description: 'records.deleteDescription',
        confirm: 'records.delete',
        cancel: 'records.keep',
      },
    }),
    async run(rows, tools) {
      const { done, failed } = await applyToEach(rows, (row) => remove(tools, row));
      onRemoved(done);
      const [first] = done;
      if (first && restore)
        tools.offerUndo(
          tools.intl.formatMessage(
            { id: texts.deleted ?? 'records.deleted' },
            { count: done.length, name: nameOf(first), title: nameOf(first) },
          ),
          () =>
            together(tools.queryClient, async () => {
              const back = await applyInOrder(done, (row) => restore(tools, row));
              if (back.error) throw back.error as Error;
            }),
        );
      if (failed.length > 0) throw new FailedRows(failed);
    },
  };
}
