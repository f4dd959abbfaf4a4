import type { TripItemKind } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  BedIcon,
  BusIcon,
  CalendarIcon,
  DropdownMenu,
  FootprintsIcon,
  IconButton,
  MenuItem,
  MenuSeparator,
  MoreHorizontalIcon,
  PencilIcon,
  PlaneIcon,
  TicketIcon,
  TrashIcon,
  UtensilsIcon,
  VisuallyHidden,
} from '@constella/ui';

import { CitedText } from '../../runs/citation';
import { Basis } from './basis';
import { movedBy, movedTo, removed, type Item, type Trip } from './trip';
import * as styles from './trip.css';
import type { TripMoney } from './use-trip-money';

const kindIcons = {
  journey: PlaneIcon,
  stay: BedIcon,
  food: UtensilsIcon,
  sight: TicketIcon,
  ride: BusIcon,
  free: FootprintsIcon,
} as const satisfies Record<TripItemKind, unknown>;

interface ItemRowProps {
  trip: Trip;
  day: number;
  at: number;
  item: Item;
  money: TripMoney;
  onChange: ((trip: Trip) => void) | undefined;
  onEdit: () => void;
  onRemoved: () => void;
}

/** An entry of a day: when, what, how sure, how much, and what can be done with it. */
export function ItemRow({ trip, day, at, item, money, onChange, onEdit, onRemoved }: ItemRowProps) {
  const intl = useIntl();
  const { time, kind, title, note, basis } = item;
  const KindIcon = kindIcons[kind];
  const last = (trip.days[day]?.items.length ?? 1) - 1;
  return (
    <li className={styles.item}>
      <span className={styles.time}>{time}</span>
      <span className={styles.icon}>
        <KindIcon size={16} />
        <VisuallyHidden>{intl.formatMessage({ id: `travel.kind.${kind}` })}</VisuallyHidden>
      </span>
      <span className={styles.what}>
        <b dir="auto" className={styles.words}>
          <CitedText text={title} />
        </b>
        {note && (
          <small dir="auto" className={styles.words}>
            <CitedText text={note} />
          </small>
        )}
      </span>
      <Basis basis={basis} />
      <Cost item={item} money={money} />
      {onChange && (
        <DropdownMenu
          align="end"
          label={intl.formatMessage({ id: 'travel.item.menu' }, { title })}
          trigger={
            <IconButton
              size="small"
              className={styles.menu}
              icon={<MoreHorizontalIcon size={16} />}
              label={intl.formatMessage({ id: 'travel.item.menu' }, { title })}
            />
          }
        >
          <MenuItem icon={<PencilIcon />} onSelect={onEdit}>
            {intl.formatMessage({ id: 'run.entry.edit' }, { title })}
          </MenuItem>
          <MenuSeparator />
          {at > 0 && (
            <MenuItem icon={<ArrowUpIcon />} onSelect={() => onChange(movedBy(trip, day, at, -1))}>
              {intl.formatMessage({ id: 'run.entry.up' }, { title })}
            </MenuItem>
          )}
          {at < last && (
            <MenuItem icon={<ArrowDownIcon />} onSelect={() => onChange(movedBy(trip, day, at, 1))}>
              {intl.formatMessage({ id: 'run.entry.down' }, { title })}
            </MenuItem>
          )}
          {day > 0 && (
            <MenuItem
              icon={<CalendarIcon />}
              onSelect={() => onChange(movedTo(trip, day, at, day - 1))}
            >
              {intl.formatMessage({ id: 'travel.item.earlier' })}
            </MenuItem>
          )}
          {day < trip.days.length - 1 && (
            <MenuItem
              icon={<CalendarIcon />}
              onSelect={() => onChange(movedTo(trip, day, at, day + 1))}
            >
              {intl.formatMessage({ id: 'travel.item.later' })}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem
            icon={<TrashIcon />}
            onSelect={() => {
              onChange(removed(trip, day, at));
              onRemoved();
            }}
          >
            {intl.formatMessage({ id: 'run.entry.remove' }, { title })}
          </MenuItem>
        </DropdownMenu>
      )}
    </li>
  );
}

/** What an entry costs; what is only set aside for it says so. */
function Cost({ item: { cost, planned }, money }: { item: Item; money: TripMoney }) {
  const intl = useIntl();
  const amount = cost ?? planned;
  if (amount === 0)
    return (
      <span className={styles.cost}>
        {cost === 0 && <small>{intl.formatMessage({ id: 'travel.free' })}</small>}
      </span>
    );
  const isPlanned = cost === null;
  const local = money.local(amount);
  return (
    <span
      className={styles.cost}
      data-planned={isPlanned || undefined}
      title={isPlanned ? intl.formatMessage({ id: 'travel.planned.hint' }) : undefined}
    >
      <span>{money.say(amount, isPlanned)}</span>
      {local && <small>{local}</small>}
      {isPlanned && <small>{intl.formatMessage({ id: 'travel.planned' })}</small>}
    </span>
  );
}
