import { bounds, tripBases } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Heading, Panel, PlusIcon, Stack } from '@constella/ui';
import { Fragment, useState } from 'react';

import { nextId } from '../../base/editing/next-id';
import type { ResultViewProps } from '../../runs/blocks/block';
import { Basis } from './basis';
import { ItemDialog } from './item-dialog';
import { ItemRow } from './item-row';
import { amountOf, inserted, withItem, type Item, type Trip } from './trip';
import * as styles from './trip.css';
import { useTripMoney } from './use-trip-money';

/** How a day is written over it. */
const dayFormat = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
} as const;

const fresh: Omit<Item, 'id'> = {
  time: '',
  kind: 'sight',
  title: '',
  note: '',
  basis: 'given',
  cost: null,
  planned: 0,
};

/** Days of a trip, one under another, each with its entries. */
export function Itinerary({ result, onChange, draftKey }: ResultViewProps<'travel-plan'>) {
  const intl = useIntl();
  const money = useTripMoney(result);
  const [edited, edit] = useState<{ day: number; item: Item }>();
  const [gone, setGone] = useState<{ day: number; at: number; item: Item }>();
  const all = result.days.flatMap(({ items }) => items);
  const change = onChange && ((next: Trip) => onChange(next));
  const isBack = gone && all.some(({ id }) => id === gone.item.id);
  /** Where an entry of a day was, as long as it can be brought back. */
  const removedAt = (day: number) =>
    gone?.day === day && !isBack && change
      ? Math.min(gone.at, result.days[day]?.items.length ?? 0)
      : undefined;
  // In the place of what was removed: nothing under it moves.
  const undo = gone && change && (
    <li className={styles.gone}>
      <Callout
        tone="info"
        onDismiss={() => setGone(undefined)}
        action={
          <Button
            size="small"
            onClick={() => {
              change(inserted(result, gone.day, gone.at, gone.item));
              setGone(undefined);
            }}
          >
            {intl.formatMessage({ id: 'run.undo' })}
          </Button>
        }
      >
        {intl.formatMessage({ id: 'run.entry.removed' }, { title: gone.item.title })}
      </Callout>
    </li>
  );
  return (
    <Stack gap={16}>
      <Panel padding="none" aria-label={intl.formatMessage({ id: 'travel.sure' })}>
        <div className={styles.sure}>
          <strong>{intl.formatMessage({ id: 'travel.items.count' }, { count: all.length })}</strong>
          {tripBases.map((basis) => {
            const count = all.filter((item) => item.basis === basis).length;
            return count > 0 && <Basis key={basis} basis={basis} count={count} />;
          })}
        </div>
      </Panel>
      {result.days.map(({ date: on, place, title, items }, day) => {
        const total = items.reduce((sum, item) => sum + amountOf(item), 0);
        const local = money.local(total);
        const number = intl.formatNumber(day + 1);
        return (
          <Panel
            key={on}
            padding="none"
            aria-label={intl.formatMessage(
              { id: 'shell.labelled' },
              { label: `${intl.formatMessage({ id: 'travel.day' })} ${number}`, value: place },
            )}
          >
            <div className={styles.head}>
              <div className={styles.number}>
                <span>{intl.formatMessage({ id: 'travel.day' })}</span>
                <b>{number}</b>
              </div>
              <div className={styles.where}>
                <div className={styles.named}>
                  <Heading level={2} size={16}>
                    <bdi>{place}</bdi>
                  </Heading>
                  <span className={styles.date}>{intl.formatDate(on, dayFormat)}</span>
                </div>
                {title && (
                  <span className={styles.note} dir="auto">
                    {title}
                  </span>
                )}
              </div>
              <div className={styles.total}>
                <b>{money.say(total, true)}</b>
                <small>
                  {local ??
                    intl.formatMessage({ id: 'travel.for' }, { travelers: result.travelers })}
                </small>
              </div>
            </div>
            <ol className={styles.items}>
              {items.map((item, at) => (
                <Fragment key={item.id}>
                  {removedAt(day) === at && undo}
                  <ItemRow
                    trip={result}
                    day={day}
                    at={at}
                    item={item}
                    money={money}
                    onChange={change}
                    onEdit={() => edit({ day, item })}
                    onRemoved={() => setGone({ day, at, item })}
                  />
                </Fragment>
              ))}
              {removedAt(day) === items.length && undo}
            </ol>
            {change && items.length < bounds.tripItems.max && (
              <div className={styles.foot}>
                <Button
                  size="small"
                  variant="quiet"
                  icon={<PlusIcon size={14} />}
                  onClick={() => edit({ day, item: { id: nextId('own', all), ...fresh } })}
                >
                  {intl.formatMessage({ id: 'travel.item.add' })}
                </Button>
              </div>
            )}
          </Panel>
        );
      })}
      {edited && change && (
        <ItemDialog
          key={edited.item.id}
          item={edited.item}
          draftKey={draftKey && `${draftKey}.trip.${edited.item.id}`}
          onClose={() => edit(undefined)}
          onSave={(item) => {
            edit(undefined);
            change(withItem(result, edited.day, item));
          }}
        />
      )}
    </Stack>
  );
}
