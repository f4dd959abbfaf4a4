import { byTime, type LifeEntry, type RowOfRecord } from '@constella/api-client/contract';
import { rowMutations } from '@constella/api-client/react';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  CheckIcon,
  Checkbox,
  IconButton,
  Panel,
  PlusIcon,
  Text,
  useToast,
} from '@constella/ui';
import { Fragment } from 'react';

import { useErrorText } from '../../base/error-text';
import { useRecordTools } from '../../records/use-record-tools';
import { CategoryIcon } from './category-icons';
import type { LogTarget } from './forms/log-sheet';
import * as styles from './life.css';
import type { Life } from './use-life';
import { useLifeTexts } from './use-life-texts';

interface DayPanelProps {
  life: Life;
  onLog: (target: LogTarget) => void;
}

/** Ticks an entry, or takes the tick away; a newer version of another device is ticked instead. */
function useTick() {
  const intl = useIntl();
  const { api, queryClient } = useRecordTools();
  const { toast } = useToast();
  const errorText = useErrorText();
  return ({ id, revision, category: _of, createdAt: _at, ...data }: LifeEntry, done: boolean) =>
    rowMutations
      .update(api, queryClient, 'life_assistant_data')
      .mutationFn({ id, revision, changes: { data: { ...data, done } } })
      .catch((error: unknown) => {
        toast({
          tone: 'destructive',
          title: intl.formatMessage({ id: 'records.notSaved' }),
          description: errorText(error),
        });
      });
}

/** The day: what is planned, eaten and done, in the order of its hours, and where it stands now. */
export function TodayPanel({ life, onLog }: DayPanelProps) {
  const intl = useIntl();
  const texts = useLifeTexts(life.currency);
  const tick = useTick();
  const entries = life.entries
    .filter(({ category, date }) => category !== 'shopping' && date === life.today)
    .filter(({ amount }) => amount === null)
    .toSorted(byTime);
  const isPast = ({ time, done }: LifeEntry) => done || (time !== null && time < life.time);
  const present = entries.findIndex(({ time }) => time !== null && time >= life.time);
  return (
    <Panel
      padding="none"
      title={intl.formatMessage({ id: 'life.today' })}
      titleMeta={texts.clock(life.time)}
      actions={
        <IconButton
          size="small"
          label={intl.formatMessage({ id: 'life.today.add' })}
          icon={<PlusIcon />}
          onClick={() => onLog({ form: 'entry', category: 'schedule' })}
        />
      }
    >
      {entries.length === 0 ? (
        <Text as="p" size={13} tone="muted" className={styles.empty}>
          {intl.formatMessage({ id: 'life.today.empty' })}
        </Text>
      ) : (
        <ul className={styles.list}>
          {entries.map((entry, at) => (
            <Fragment key={entry.id}>
              {at === present && (
                <li className={styles.now} aria-hidden>
                  {texts.clock(life.time)}
                </li>
              )}
              <li className={styles.hour}>
                <span className={styles.time}>{entry.time && texts.clock(entry.time)}</span>
                <CategoryIcon category={entry.category} size={16} />
                <div>
                  <span className={isPast(entry) ? styles.past : styles.what} dir="auto">
                    {entry.text}
                  </span>
                  {(entry.minutes ?? entry.calories) !== null && (
                    <div className={styles.note}>
                      {entry.calories === null
                        ? texts.minutes(entry.minutes ?? 0)
                        : intl.formatMessage(
                            { id: 'life.figure.kcal' },
                            { calories: intl.formatNumber(entry.calories) },
                          )}
                    </div>
                  )}
                </div>
                <Checkbox
                  label={entry.text}
                  labelHidden
                  checked={entry.done}
                  onCheckedChange={(done) => void tick(entry, done)}
                />
              </li>
            </Fragment>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type HealthField = 'sleepHours' | 'weight' | 'waterIntake' | 'exerciseMinutes';

const measures = [
  ['sleepHours', 'life.log.sleep'],
  ['weight', 'life.log.weight'],
  ['waterIntake', 'life.log.water'],
  ['exerciseMinutes', 'life.log.exercise'],
] as const satisfies readonly (readonly [HealthField, MessageId])[];

/** What a day is asked for, each with whether it has been told. */
export function LogPanel({ life, onLog }: DayPanelProps) {
  const intl = useIntl();
  const row: RowOfRecord<'health_data'> | undefined = life.health.find(
    ({ date }) => date === life.today,
  );
  const hasMeal = life.entries.some(
    ({ category, date }) => category === 'diet' && date === life.today,
  );
  const logs: readonly (readonly [MessageId, boolean | undefined, LogTarget])[] = [
    ...measures.map(
      ([field, label]) => [label, (row?.[field] ?? null) !== null, { form: 'day' }] as const,
    ),
    ['life.log.meal', hasMeal, { form: 'entry', category: 'diet' }],
    ['life.log.expense', undefined, { form: 'money' }],
  ];
  const told = logs.filter(([, done]) => done).length;
  return (
    <Panel
      title={intl.formatMessage({ id: 'life.log' })}
      titleMeta={intl.formatMessage({ id: 'life.log.told' }, { told, of: logs.length - 1 })}
    >
      <div className={styles.buttons}>
        {logs.map(([label, done, target]) => (
          <Button
            key={label}
            className={styles.log}
            icon={done ? <CheckIcon /> : <PlusIcon />}
            onClick={() => onLog(target)}
          >
            {intl.formatMessage({ id: label })}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

/** What is to be bought; a tick takes it off the list. */
export function ShoppingPanel({ life, onLog }: DayPanelProps) {
  const intl = useIntl();
  const texts = useLifeTexts(life.currency);
  const tick = useTick();
  const items = life.entries
    .filter(({ category, done }) => category === 'shopping' && !done)
    .toSorted((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'));
  return (
    <Panel
      title={intl.formatMessage({ id: 'life.category.shopping' })}
      titleMeta={intl.formatMessage({ id: 'life.figure.items' }, { count: items.length })}
      actions={
        <IconButton
          size="small"
          label={intl.formatMessage({ id: 'life.shopping.add' })}
          icon={<PlusIcon />}
          onClick={() => onLog({ form: 'entry', category: 'shopping' })}
        />
      }
    >
      {items.length === 0 ? (
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage({ id: 'life.shopping.empty' })}
        </Text>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id} className={styles.row}>
              <Checkbox
                label={item.text}
                checked={false}
                onCheckedChange={() => void tick(item, true)}
              />
              {item.date && (
                <span className={styles.when}>
                  {intl.formatMessage({ id: 'life.by' }, { day: texts.day(item.date) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
