import {
  monthOfDay,
  moneyCategories,
  moneyKinds,
  type MoneyEntry,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowsOf } from '@constella/api-client';
import { together } from '@constella/api-client/react';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Callout,
  Dialog,
  FileUpload,
  Inline,
  Stack,
  Text,
  UploadIcon,
  useToast,
} from '@constella/ui';
import { useState } from 'react';

import { useErrorText } from '../../../base/error-text';
import type { RowValues } from '../../../records/row-source';
import { useRecordTools, type RecordTools } from '../../../records/use-record-tools';
import * as styles from '../life.css';
import { addMoney, removeMoney, saveDay } from '../life-store';
import { useLife } from '../use-life';
import { planHealth, planMoney, type ColumnNames, type ImportPlan } from './plan-import';
import { readCsv } from './read-csv';

type Kind = 'health' | 'money';
type HealthRow = RowOfRecord<'health_data'>;

/** Bytes of a file: tens of thousands of lines. */
const largest = 2_000_000;
/** Lines in error that are named; the others are counted. */
const named = 5;

const fields = [
  'date',
  'sleepHours',
  'exerciseMinutes',
  'weight',
  'height',
  'caloriesConsumed',
  'caloriesBurned',
  'waterIntake',
  'mood',
  'notes',
  'amount',
  'moneyCategory',
  'text',
  'moneyKind',
] as const;

/** What columns and values are called in the reader's language. */
function useColumnNames(): ColumnNames {
  const intl = useIntl();
  const said = (id: MessageId) => intl.formatMessage({ id });
  return Object.fromEntries([
    ...fields.map((field) => [field, [said(`life.form.${field}`)]]),
    ['moneyCategory', [said('life.form.category'), said('life.form.moneyCategory'), 'category']],
    ['moneyKind', [said('life.form.moneyKind'), 'kind', 'type']],
    ['text', [said('life.form.text'), said('life.form.description'), 'description', 'text']],
    ...moneyCategories.map((one) => [`category.${one}`, [said(`life.moneyCategory.${one}`)]]),
    ...moneyKinds.map((one) => [`kind.${one}`, [said(`life.moneyKind.${one}`)]]),
  ]) as ColumnNames;
}

type Undo = () => Promise<unknown>;

/** Takes everything back that was written, the last first. */
async function undoAll(undone: readonly Undo[]): Promise<void> {
  for (const undo of undone.toReversed()) await undo();
}

/** Writes days: the cells of the file into each, whatever else it has stays. */
async function writeDays(
  tools: RecordTools,
  days: readonly (RowValues & { date: string })[],
): Promise<void> {
  const stored = rowsOf(tools.api, 'health_data');
  const undone: Undo[] = [];
  try {
    for (const day of days) {
      const before = (await stored.list({ where: { date: day.date }, limit: 1 })).rows[0];
      const after = await saveDay(tools, day, before, before);
      undone.push(() =>
        before
          ? stored.update(
              after.id,
              Object.fromEntries(
                Object.keys(day).map((field) => [field, before[field as keyof HealthRow]]),
              ),
              { revision: after.revision },
            )
          : stored.remove(after.id, { revision: after.revision }),
      );
    }
  } catch (error) {
    await undoAll(undone);
    throw error;
  }
}

/** Writes money, month by month. */
async function writeMoney(tools: RecordTools, entries: readonly MoneyEntry[]): Promise<void> {
  const undone: Undo[] = [];
  try {
    for (const month of new Set(entries.map(({ date }) => monthOfDay(date)))) {
      const within = entries.filter(({ date }) => monthOfDay(date) === month);
      const added = await addMoney(tools, month, within);
      undone.push(() => removeMoney(tools, month, added));
    }
  } catch (error) {
    await undoAll(undone);
    throw error;
  }
}

/** Leads to the import of a file. */
export function ImportButton({ kind }: { kind: Kind }) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<UploadIcon />} onClick={() => setIsOpen(true)}>
        {intl.formatMessage({ id: 'life.import' })}
      </Button>
      {isOpen && <ImportDialog kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ImportDialogProps {
  kind: Kind;
  onClose: () => void;
}

/** A file, what it would bring, and what is wrong in which line: all of it is imported, or nothing. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const intl = useIntl();
  const tools = useRecordTools();
  const { toast } = useToast();
  const errorText = useErrorText();
  const names = useColumnNames();
  const { life } = useLife();
  const [files, setFiles] = useState<File[]>([]);
  const [plan, setPlan] = useState<ImportPlan<unknown>>();
  const [isBusy, setIsBusy] = useState(false);
  const read = async (chosen: File[]) => {
    setFiles(chosen);
    const [file] = chosen;
    if (!file) return setPlan(undefined);
    const lines = readCsv(await file.text());
    const reading = { names, monthFirst: intl.locale === 'en' };
    return setPlan(
      kind === 'health'
        ? planHealth(lines, reading)
        : planMoney(lines, reading, life?.months ?? []),
    );
  };
  const write = async () => {
    if (!plan) return;
    setIsBusy(true);
    try {
      await together(tools.queryClient, () =>
        kind === 'health'
          ? writeDays(tools, plan.items as (RowValues & { date: string })[])
          : writeMoney(tools, plan.items as MoneyEntry[]),
      );
      toast({
        tone: 'success',
        title: intl.formatMessage({ id: 'life.import.done' }, { count: plan.items.length }),
      });
      onClose();
    } catch (error) {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'life.import.failed' }),
        description: errorText(error),
      });
    }
    setIsBusy(false);
  };
  const { columns = [], items = [], errors = [] } = plan ?? {};
  const needed = kind === 'health' ? ['date'] : ['date', 'amount'];
  const lacks = needed.filter((field) => !columns.includes(field));
  const label = (field: string) =>
    intl.formatMessage({ id: `life.form.${field as (typeof fields)[number]}` });
  const isReady = plan && lacks.length === 0 && errors.length === 0 && items.length > 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={intl.formatMessage({ id: 'life.import' })}
      description={intl.formatMessage({ id: `life.import.${kind}` })}
    >
      <Stack gap={16}>
        <FileUpload
          label={intl.formatMessage({ id: 'life.import.file' })}
          accept=".csv,text/csv"
          maxFiles={1}
          maxSize={largest}
          value={files}
          onValueChange={(chosen) => void read(chosen)}
        />
        {plan && lacks.length > 0 && (
          <Callout tone="danger" title={intl.formatMessage({ id: 'life.import.lacks' })}>
            {intl.formatList(lacks.map(label))}
          </Callout>
        )}
        {plan && lacks.length === 0 && (
          <Text as="p">
            {intl.formatMessage(
              { id: 'life.import.found' },
              { count: items.length, columns: intl.formatList(columns.map(label)) },
            )}
          </Text>
        )}
        {lacks.length === 0 && errors.length > 0 && (
          <Callout
            tone="danger"
            title={intl.formatMessage({ id: 'life.import.errors' }, { count: errors.length })}
          >
            <ul className={styles.list}>
              {errors.slice(0, named).map(({ line, cell, problem }, at) => (
                <li key={at}>
                  {intl.formatMessage(
                    { id: 'life.import.line' },
                    {
                      line,
                      cell,
                      problem: intl.formatMessage({ id: `life.import.problem.${problem}` }),
                    },
                  )}
                </li>
              ))}
            </ul>
          </Callout>
        )}
        <Inline justify="end" gap={8}>
          <Button onClick={onClose}>{intl.formatMessage({ id: 'shell.action.close' })}</Button>
          <Button variant="primary" disabled={!isReady} busy={isBusy} onClick={() => void write()}>
            {intl.formatMessage({ id: 'life.import.start' })}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
