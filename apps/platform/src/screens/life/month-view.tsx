import {
  closedMonth,
  dueEntries,
  lastDayOf,
  moneyEntries,
  monthFigures,
  monthOfDay,
  newMonth,
  recurringMoney,
  reopenedMonth,
  toMinor,
  type MoneyChanges,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowMutations } from '@constella/api-client/react';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import {
  AlertDialog,
  Button,
  Callout,
  IconButton,
  Inline,
  Panel,
  PlusIcon,
  Progress,
  Select,
  Stack,
  Stat,
  Text,
  TrashIcon,
  useToast,
} from '@constella/ui';
import { useState, type ReactNode } from 'react';

import { ErrorScreen } from '../../base/error-screen';
import { useErrorText } from '../../base/error-text';
import { useRecordTools } from '../../records/use-record-tools';
import { LogSheet, type LogTarget } from './forms/log-sheet';
import { ImportButton } from './import/import-button';
import * as styles from './life.css';
import { addMoney, changeMonth, removeMoney } from './life-store';
import { useLife, type Life } from './use-life';
import { useLifeTexts } from './use-life-texts';

/** The money of a month: what came in and went out, its budget, what recurs, and how it is closed. */
export function MonthView({ shown }: { shown?: number | undefined }) {
  const { life, error, isFetching, retry } = useLife();
  if (life) return <LoadedMonth life={life} shown={shown} />;
  if (error) return <ErrorScreen error={error} isRetrying={isFetching} onRetry={retry} />;
  return null;
}

function LoadedMonth({ life, shown }: { life: Life; shown: number | undefined }) {
  const intl = useIntl();
  const tools = useRecordTools();
  const texts = useLifeTexts(life.currency);
  const { toast } = useToast();
  const errorText = useErrorText();
  const present = monthOfDay(life.today);
  const [month, setMonth] = useState(life.months.find(({ id }) => id === shown)?.month ?? present);
  const [target, setTarget] = useState<LogTarget>();
  const [isClosing, setIsClosing] = useState(false);
  const months = [...new Set([present, ...life.months.map((one) => one.month)])]
    .toSorted()
    .toReversed();
  const row = life.months.find((one) => one.month === month);
  const figures = monthFigures(row ?? newMonth(month));
  const isClosed = figures.closedAt !== null;
  const lastDay = lastDayOf(month);
  const due =
    isClosed || month > present
      ? []
      : dueEntries(
          recurringMoney(life.entries),
          row ?? newMonth(month),
          life.today < lastDay ? life.today : lastDay,
        );
  const trying = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'records.notSaved' }),
        description: errorText(error),
      });
    }
  };
  const change = (changesOf: (now: RowOfRecord<'financial_data'>) => MoneyChanges) =>
    row && trying(() => changeMonth(tools, row, changesOf));
  return (
    <Stack gap={16}>
      <Inline gap={8} wrap align="end">
        <Select
          label={intl.formatMessage({ id: 'life.money.month' })}
          value={month}
          onValueChange={setMonth}
          options={months.map((value) => ({ value, label: texts.month(value) }))}
        />
        <Button
          variant="primary"
          icon={<PlusIcon />}
          disabled={isClosed}
          onClick={() => setTarget({ form: 'money' })}
        >
          {intl.formatMessage({ id: 'life.log.money' })}
        </Button>
        <Button disabled={isClosed} onClick={() => setTarget({ form: 'budget', month })}>
          {intl.formatMessage({ id: 'life.money.budget' })}
        </Button>
        <ImportButton kind="money" />
        {row &&
          (isClosed ? (
            <Button onClick={() => void change(reopenedMonth)}>
              {intl.formatMessage({ id: 'life.money.reopen' })}
            </Button>
          ) : (
            <Button onClick={() => setIsClosing(true)}>
              {intl.formatMessage({ id: 'life.money.close' })}
            </Button>
          ))}
      </Inline>
      {figures.closedAt && (
        <Callout
          tone="info"
          title={intl.formatMessage({ id: 'life.money.isClosed' }, { month: texts.month(month) })}
        >
          {intl.formatMessage({ id: 'life.money.isClosed.text' })}
        </Callout>
      )}
      {due.length > 0 && (
        <Callout
          tone="info"
          title={intl.formatMessage({ id: 'life.money.due' }, { count: due.length })}
          action={
            <Button size="small" onClick={() => void trying(() => addMoney(tools, month, due))}>
              {intl.formatMessage({ id: 'life.money.due.add' })}
            </Button>
          }
        >
          {intl.formatList(due.map(({ text, amount }) => `${text} ${texts.money(amount)}`))}
        </Callout>
      )}
      <div className={styles.halves}>
        <Panel title={texts.month(month)}>
          <div className={styles.sums}>
            {(['income', 'spent', 'invested', 'saved'] as const).map((name) => (
              <Stat
                key={name}
                label={intl.formatMessage({ id: `life.money.${name}` })}
                value={texts.money(figures[name])}
              />
            ))}
          </div>
        </Panel>
        <Panel title={intl.formatMessage({ id: 'life.money.budget' })}>
          {figures.categories.length === 0 ? (
            <Nothing />
          ) : (
            <Stack gap={8}>
              {figures.categories.map((one) => {
                const name = texts.moneyCategory(one.category);
                const spent = texts.money(one.spent);
                return (
                  <div key={one.category ?? ''}>
                    <div className={styles.row}>
                      <span dir="auto">{name}</span>
                      <span className={one.over > 0 ? styles.late : styles.when}>
                        {one.budget === null
                          ? spent
                          : intl.formatMessage(
                              { id: one.over > 0 ? 'life.money.over' : 'life.money.of' },
                              {
                                spent,
                                budget: texts.money(one.budget),
                                over: texts.money(one.over),
                              },
                            )}
                      </span>
                    </div>
                    {one.budget !== null && one.budget > 0 && (
                      <Progress
                        label={name}
                        value={Math.min(one.spent, one.budget)}
                        max={one.budget}
                        tone={one.over > 0 ? 'warning' : 'accent'}
                      />
                    )}
                  </div>
                );
              })}
            </Stack>
          )}
        </Panel>
        <Panel title={intl.formatMessage({ id: 'life.money.entries' })}>
          <MoneyRows
            empty={
              figures.income + figures.spent + figures.invested > 0
                ? 'life.money.sumsOnly'
                : 'life.nothing'
            }
            rows={(row ? moneyEntries(row) : [])
              .toSorted((one, other) => other.date.localeCompare(one.date))
              .map(({ id, date, kind, text, category, amount }) => ({
                id,
                when: texts.day(date),
                what:
                  text ||
                  (kind === 'expense'
                    ? texts.moneyCategory(category)
                    : intl.formatMessage({ id: `life.moneyKind.${kind}` })),
                amount: texts.money(kind === 'expense' ? -amount : amount),
                onRemove: isClosed
                  ? undefined
                  : () => void trying(() => removeMoney(tools, month, [id])),
              }))}
          />
        </Panel>
        <Panel
          title={intl.formatMessage({ id: 'life.money.recurring' })}
          actions={
            <IconButton
              size="small"
              label={intl.formatMessage({ id: 'life.money.recurring' })}
              icon={<PlusIcon />}
              onClick={() => setTarget({ form: 'money', recurring: true })}
            />
          }
        >
          <MoneyRows
            rows={life.entries
              .filter(({ category, amount }) => category === 'finance' && amount !== null)
              .map(({ id, revision, text, date, amount, moneyKind, moneyCategory }) => ({
                id: String(id),
                when: intl.formatMessage(
                  { id: 'life.money.monthly' },
                  { day: Number((date ?? '').slice(8)) },
                ),
                what: text || texts.moneyCategory(moneyCategory),
                amount: texts.money(toMinor(amount ?? 0) * (moneyKind === 'expense' ? -1 : 1)),
                onRemove: () =>
                  void trying(() =>
                    rowMutations
                      .remove(tools.api, tools.queryClient, 'life_assistant_data')
                      .mutationFn({ id, revision }),
                  ),
              }))}
          />
        </Panel>
      </div>
      <AlertDialog
        open={isClosing}
        onOpenChange={setIsClosing}
        title={intl.formatMessage({ id: 'life.money.close.title' }, { month: texts.month(month) })}
        description={intl.formatMessage({ id: 'life.money.close.text' })}
        confirmLabel={intl.formatMessage({ id: 'life.money.close' })}
        cancelLabel={intl.formatMessage({ id: 'records.keep' })}
        onConfirm={() => {
          setIsClosing(false);
          void change((now) => closedMonth(now, new Date().toISOString()));
        }}
      />
      <LogSheet life={life} target={target} onClose={() => setTarget(undefined)} />
    </Stack>
  );
}

function Nothing({ says = 'life.nothing' }: { says?: MessageId }) {
  const intl = useIntl();
  return (
    <Text as="p" size={13} tone="muted">
      {intl.formatMessage({ id: says })}
    </Text>
  );
}

interface MoneyRow {
  readonly id: string;
  readonly when: string;
  readonly what: string;
  readonly amount: string;
  /** Nothing is taken out of a closed month. */
  readonly onRemove: (() => void) | undefined;
}

interface MoneyRowsProps {
  rows: readonly MoneyRow[];
  /** What is said where there are none. */
  empty?: MessageId;
}

/** Amounts with their day, each with what takes it away. */
function MoneyRows({ rows, empty }: MoneyRowsProps): ReactNode {
  const intl = useIntl();
  if (rows.length === 0) return <Nothing {...(empty && { says: empty })} />;
  return (
    <ul className={styles.list}>
      {rows.map(({ id, when, what, amount, onRemove }) => (
        <li key={id} className={styles.row}>
          <span className={styles.when}>{when}</span>
          <span className={styles.grow} dir="auto">
            {what}
          </span>
          <span>{amount}</span>
          {onRemove && (
            <IconButton
              size="small"
              label={intl.formatMessage({ id: 'life.money.remove' }, { name: what })}
              icon={<TrashIcon />}
              onClick={onRemove}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
