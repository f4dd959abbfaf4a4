import {
  lifeEntry,
  type LifeAssistantCategory,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowMutations } from '@constella/api-client/react';
import { CheckIcon } from '@constella/ui';

import { recordSection } from '../../records/record-source';
import type { RowFormProps, Section } from '../../records/section';
import { EntryForm } from './forms/log-sheet';
import { useLife } from './use-life';

type EntryRow = RowOfRecord<'life_assistant_data'>;
type EntryCategory = Exclude<LifeAssistantCategory, 'health' | 'finance' | 'goals'>;

/** The entries of one category. */
function entrySection(category: EntryCategory): Section<EntryRow> {
  return recordSection('life_assistant_data', {
    texts: { title: `life.category.${category}`, empty: 'life.nothing' },
    where: { dataType: category },
    sort: '-createdAt',
    columns: [
      { id: 'text', label: 'life.form.text', value: (row) => lifeEntry(row).text, width: 280 },
      { id: 'date', label: 'life.form.date', value: (row, intl) => dayText(row, intl) },
      { id: 'time', label: 'life.form.time', value: (row) => lifeEntry(row).time ?? '' },
      {
        id: 'minutes',
        label: 'life.form.minutes',
        kind: 'number',
        value: (row) => lifeEntry(row).minutes ?? '',
      },
      ...(category === 'diet'
        ? [
            {
              id: 'calories',
              label: 'life.form.calories' as const,
              kind: 'number' as const,
              value: (row: EntryRow) => lifeEntry(row).calories ?? '',
            },
          ]
        : []),
      {
        id: 'done',
        label: 'life.entry.done',
        value: (row, intl) =>
          intl.formatMessage({ id: lifeEntry(row).done ? 'records.yes' : 'records.no' }),
        stack: 'end',
      },
      { field: 'createdAt', label: 'life.entry.created', sort: 'descending', stack: 'hidden' },
    ],
    actions: [
      {
        id: 'done',
        label: 'life.entry.markDone',
        icon: <CheckIcon />,
        rows: 'both',
        each: ({ id, revision, data }, { api, queryClient }) =>
          rowMutations
            .update(api, queryClient, 'life_assistant_data')
            .mutationFn({ id, revision, changes: { data: { ...data, done: true } } }),
      },
    ],
    form: {
      create: 'life.log.entry',
      Form: (props) => <EntryRowForm {...props} category={category} />,
    },
  });
}

const dayText = (
  row: EntryRow,
  intl: { formatDate: (day: string, options: Intl.DateTimeFormatOptions) => string },
): string => {
  const { date } = lifeEntry(row);
  return date === null
    ? ''
    : intl.formatDate(`${date}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' });
};

interface EntryRowFormProps extends RowFormProps<EntryRow> {
  category: EntryCategory;
}

function EntryRowForm({ row, category, onSaved }: EntryRowFormProps) {
  const { life } = useLife();
  if (!life) return null;
  return (
    <EntryForm
      life={life}
      target={{ category, ...(row && { entry: lifeEntry(row) }) }}
      onClose={() => onSaved(row ?? ({} as EntryRow))}
    />
  );
}

/** The lists of the categories whose rows are entries. */
export const entrySections: Readonly<Record<EntryCategory, Section<EntryRow>>> = {
  schedule: entrySection('schedule'),
  shopping: entrySection('shopping'),
  diet: entrySection('diet'),
  fitness: entrySection('fitness'),
  travel: entrySection('travel'),
};
