import type { RowOfRecord } from '@constella/api-client/contract';

import { recordSection } from '../../records/record-source';
import type { RowFormProps } from '../../records/section';
import { DayForm } from './forms/log-sheet';
import { ImportButton } from './import/import-button';
import { useLife } from './use-life';

type HealthRow = RowOfRecord<'health_data'>;

/** The days somebody wrote down. */
export const healthSection = recordSection('health_data', {
  texts: { title: 'life.category.health', empty: 'life.nothing' },
  sort: '-date',
  columns: [
    { field: 'date', label: 'life.form.date', sort: 'descending', width: 190 },
    { field: 'sleepHours', label: 'life.form.sleepHours', sort: true, width: 150 },
    { field: 'exerciseMinutes', label: 'life.form.exerciseMinutes', sort: true, width: 185 },
    { field: 'weight', label: 'life.form.weight', sort: true, width: 140 },
    { field: 'caloriesConsumed', label: 'life.form.caloriesConsumed', sort: true, width: 165 },
    { field: 'waterIntake', label: 'life.form.waterIntake', sort: true, width: 130 },
    { field: 'mood', label: 'life.form.mood', stack: 'short', width: 100 },
    { field: 'notes', label: 'life.form.notes', stack: 'line' },
  ],
  form: { create: 'life.log.day', Form: DayRowForm },
  Tools: HealthTools,
});

function HealthTools() {
  return <ImportButton kind="health" />;
}

function DayRowForm({ row, onSaved }: RowFormProps<HealthRow>) {
  const { life } = useLife();
  if (!life) return null;
  // A row of long ago may not be among those that were read.
  const health = row ? [...life.health.filter(({ id }) => id !== row.id), row] : life.health;
  return (
    <DayForm
      life={{ ...life, health }}
      date={row?.date}
      onClose={() => onSaved(row ?? ({} as HealthRow))}
    />
  );
}
