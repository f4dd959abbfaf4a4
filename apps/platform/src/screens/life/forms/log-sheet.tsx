import type { healthMeasures } from '@constella/api-client/contract';
import {
  monthOfDay,
  toMinor,
  unusualFigures,
  type LifeAssistantCategory,
  type LifeEntry,
  type MoneyCategory,
  type MoneyKind,
  type RowOfRecord,
} from '@constella/api-client/contract';
import type { MessageId } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Sheet, useToast } from '@constella/ui';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import type { RowValues } from '../../../records/row-source';
import { useRecordTools } from '../../../records/use-record-tools';
import { addMoney, ClosedMonth, DayClash, saveDay, saveRow } from '../life-store';
import type { Life } from '../use-life';
import { useLifeTexts } from '../use-life-texts';
import {
  budgetLayout,
  dayLayout,
  entryLayout,
  goalLayout,
  moneyLayout,
  targetsLayout,
} from './layouts';
import { begun, LifeForm, type FormQuestion } from './life-form';

/** What is logged, and for an entry the category it begins with. */
export type LogTarget =
  | { readonly form: 'day'; readonly date?: string }
  | { readonly form: 'money'; readonly recurring?: true }
  | { readonly form: 'entry'; readonly category: LifeAssistantCategory; readonly entry?: LifeEntry }
  | { readonly form: 'goal'; readonly goal?: RowOfRecord<'life_goals'> }
  | { readonly form: 'targets' }
  | { readonly form: 'budget'; readonly month: string };

const titles = {
  day: 'life.log.day',
  money: 'life.log.money',
  entry: 'life.log.entry',
  goal: 'life.goal.new',
  targets: 'life.aim.title',
  budget: 'life.money.budget',
} as const satisfies Record<LogTarget['form'], MessageId>;

interface LogSheetProps {
  life: Life;
  target: LogTarget | undefined;
  onClose: () => void;
}

/** The sheet something is logged in. */
export function LogSheet({ life, target, onClose }: LogSheetProps) {
  const intl = useIntl();
  const title: MessageId | undefined =
    target &&
    (target.form === 'money' && target.recurring ? 'life.money.recurring' : titles[target.form]);
  return (
    <Sheet
      side="end"
      open={target !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={title ? intl.formatMessage({ id: title }) : ''}
    >
      {target?.form === 'day' && <DayForm life={life} date={target.date} onClose={onClose} />}
      {target?.form === 'money' && (
        <MoneyForm life={life} recurring={target.recurring ?? false} onClose={onClose} />
      )}
      {target?.form === 'entry' && <EntryForm life={life} target={target} onClose={onClose} />}
      {target?.form === 'goal' && <GoalForm life={life} goal={target.goal} onClose={onClose} />}
      {target?.form === 'targets' && <TargetsForm life={life} onClose={onClose} />}
      {target?.form === 'budget' && (
        <BudgetForm life={life} month={target.month} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface FormProps {
  life: Life;
  onClose: () => void;
}

/** Says that something was stored, and closes. */
function useStored(onClose: () => void) {
  const intl = useIntl();
  const { toast } = useToast();
  return () => {
    toast({ tone: 'success', title: intl.formatMessage({ id: 'life.saved' }) });
    onClose();
  };
}

/** A figure outside what is usual is asked about, never refused. */
function useUnusual() {
  const intl = useIntl();
  const { number, list } = useFormats();
  return (values: RowValues): FormQuestion | undefined => {
    const odd = unusualFigures(values);
    if (odd.length === 0) return undefined;
    return {
      title: intl.formatMessage({ id: 'life.unusual.title' }),
      text: list(
        odd.map(({ field, value, from, to }) =>
          intl.formatMessage(
            { id: 'life.unusual.text' },
            {
              field: intl.formatMessage({ id: `life.form.${field}` }),
              value: number(value),
              from: number(from),
              to: number(to),
            },
          ),
        ),
      ),
      yes: intl.formatMessage({ id: 'life.unusual.yes' }),
    };
  };
}

/** Of the day the form is about, the fields nobody has touched are as they are stored. */
function StoredDay({ rowOf }: { rowOf: (date: unknown) => RowValues | undefined }) {
  const { reset } = useFormContext();
  // What was typed is kept, as long as the form is asked what that is.
  const { dirtyFields } = useFormState();
  const date: unknown = useWatch({ name: 'date' });
  const last = useRef(date);
  useEffect(() => {
    if (last.current === date) return;
    last.current = date;
    reset(begun(dayLayout, { ...rowOf(date), date }), { keepDirtyValues: true });
  }, [date, dirtyFields, rowOf, reset]);
  return null;
}

/** A day of health: of one that is logged already, its entry. */
export function DayForm({
  life,
  date = life.today,
  onClose,
}: FormProps & { date: string | undefined }) {
  const intl = useIntl();
  const tools = useRecordTools();
  const stored = useStored(onClose);
  const ask = useUnusual();
  const { list, number } = useFormats();
  const { day } = useLifeTexts(life.currency);
  const rowOf = (wanted: unknown) => life.health.find((one) => one.date === wanted);
  const textOf = (value: unknown) => (typeof value === 'number' ? number(value) : String(value));
  const seen = useRef<RowOfRecord<'health_data'>>(undefined);
  return (
    <LifeForm
      key={date}
      layout={dayLayout}
      title="life.log.day"
      values={rowOf(date) ?? { date }}
      ask={ask}
      onSave={async (values, agreed) => {
        const base = rowOf(values['date']);
        // Of a day nobody has told of before only what was typed is told.
        const typed = Object.fromEntries(
          Object.entries(values).filter(
            ([field, value]) => base || field === 'date' || value !== null,
          ),
        ) as RowValues & { date: string };
        try {
          await saveDay(tools, typed, base, agreed ? seen.current : undefined);
        } catch (error) {
          if (!(error instanceof DayClash)) throw error;
          seen.current = error.theirs;
          return {
            title: intl.formatMessage({ id: 'life.clash.title' }, { day: day(typed.date) }),
            text: list(
              error.fields.map((field) =>
                intl.formatMessage(
                  { id: 'life.clash.text' },
                  {
                    field: intl.formatMessage({
                      id: `life.form.${field as (typeof healthMeasures)[number]}`,
                    }),
                    value: textOf(error.theirs[field as 'weight']),
                  },
                ),
              ),
            ),
            yes: intl.formatMessage({ id: 'life.clash.yes' }),
          };
        }
        return stored();
      }}
    >
      <StoredDay rowOf={rowOf} />
    </LifeForm>
  );
}

/** Money of a day, or of every month. */
function MoneyForm({ life, recurring, onClose }: FormProps & { recurring: boolean }) {
  const intl = useIntl();
  const tools = useRecordTools();
  const stored = useStored(onClose);
  const { month } = useLifeTexts(life.currency);
  return (
    <LifeForm
      layout={moneyLayout}
      title={recurring ? 'life.money.recurring' : 'life.log.money'}
      values={{ date: life.today }}
      onSave={async (values) => {
        const { amount, date, text, moneyKind, moneyCategory } = values as {
          amount: number;
          date: string;
          text: string | null;
          moneyKind: MoneyKind;
          moneyCategory: MoneyCategory;
        };
        if (recurring) {
          const data = { text: text ?? '', date, amount, moneyKind, moneyCategory };
          await saveRow(tools, 'life_assistant_data', undefined, {
            changes: { dataType: 'finance', data },
          });
          return stored();
        }
        const of = monthOfDay(date);
        try {
          await addMoney(tools, of, [
            {
              id: crypto.randomUUID(),
              date,
              kind: moneyKind,
              text: text ?? '',
              category: moneyKind === 'expense' ? moneyCategory : moneyKind,
              amount: toMinor(amount),
            },
          ]);
        } catch (error) {
          if (!(error instanceof ClosedMonth)) throw error;
          return {
            title: intl.formatMessage({ id: 'life.money.isClosed' }, { month: month(of) }),
            text: intl.formatMessage({ id: 'life.money.isClosed.text' }),
            yes: intl.formatMessage({ id: 'shell.action.retry' }),
          };
        }
        return stored();
      }}
    />
  );
}

interface EntryFormProps extends FormProps {
  target: { readonly category: LifeAssistantCategory; readonly entry?: LifeEntry };
}

/** Something planned, to buy or eaten. */
export function EntryForm({ life, target: { category, entry }, onClose }: EntryFormProps) {
  const tools = useRecordTools();
  const stored = useStored(onClose);
  return (
    <LifeForm
      layout={entryLayout}
      title="life.log.entry"
      values={
        entry
          ? { ...entry, date: entry.date ?? '', time: entry.time ?? '' }
          : { category, ...(category !== 'shopping' && { date: life.today }) }
      }
      onSave={async ({ category: dataType, ...typed }) => {
        const { time } = typed;
        const data = {
          ...typed,
          // `8:30` is a time as well.
          time: typeof time === 'string' && time ? time.padStart(5, '0') : null,
          done: entry?.done ?? false,
        };
        await saveRow(tools, 'life_assistant_data', entry, {
          changes: { dataType: dataType as LifeAssistantCategory, data },
        });
        stored();
      }}
    />
  );
}

interface GoalFormProps extends FormProps {
  goal: RowOfRecord<'life_goals'> | undefined;
}

/** A goal and its steps; steps without words are none. */
export function GoalForm({ goal, onClose }: Omit<GoalFormProps, 'life'> & { life?: Life }) {
  const tools = useRecordTools();
  const stored = useStored(onClose);
  return (
    <LifeForm
      layout={goalLayout}
      title="life.goal.new"
      values={goal ? { ...goal, description: goal.description ?? '' } : { category: 'goals' }}
      onSave={async (values) => {
        const steps = (values['steps'] as Record<string, unknown>[]).filter(({ title }) => title);
        const done = steps.filter(({ completed }) => completed).length;
        const progress =
          steps.length > 0 ? Math.round((done / steps.length) * 100) : (goal?.progress ?? 0);
        const changes = { ...values, steps, progress } as never;
        await saveRow(tools, 'life_goals', goal, { changes });
        stored();
      }}
    />
  );
}

/** What somebody aims at. */
function TargetsForm({ life, onClose }: FormProps) {
  const tools = useRecordTools();
  const stored = useStored(onClose);
  return (
    <LifeForm
      layout={targetsLayout}
      title="life.aim.title"
      values={{ ...life.targets }}
      onSave={async (targets) => {
        await saveRow(tools, 'life_assistant_data', life.aims, {
          changes: { data: { targets } },
          born: { dataType: 'goals' },
        });
        stored();
      }}
    />
  );
}

/** What a month may cost; names of one's own stay as they are. */
function BudgetForm({ life, month, onClose }: FormProps & { month: string }) {
  const tools = useRecordTools();
  const stored = useStored(onClose);
  const row = life.months.find((one) => one.month === month);
  const { budget = {} } = row ?? life.months[0] ?? {};
  return (
    <LifeForm
      layout={budgetLayout}
      title="life.money.budget"
      values={budget}
      onSave={async (typed) => {
        const all = Object.entries({ ...budget, ...typed });
        const next = Object.fromEntries(all.filter(([, value]) => value !== null));
        await saveRow(tools, 'financial_data', row, {
          changes: { budget: next },
          born: { month },
        });
        stored();
      }}
    />
  );
}
