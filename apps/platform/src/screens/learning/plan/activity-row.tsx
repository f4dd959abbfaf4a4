import { dayReader, type ActivityState, type ModuleState } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import {
  AlertDialog,
  ArrowDownIcon,
  ArrowUpIcon,
  DropdownMenu,
  IconButton,
  Link,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MoreHorizontalIcon,
  PencilIcon,
  TrashIcon,
} from '@constella/ui';
import { useState } from 'react';

import { ActivityMeta } from '../shared/activity-meta';
import { StatusGlyph } from '../shared/status-glyph';
import * as glyph from '../shared/status-glyph.css';
import { useDayFrame } from '../shared/use-day-frame';
import { useShortDay } from '../shared/use-short-day';
import * as styles from './activity-row.css';
import { useActivityChanges } from './use-activity-changes';

interface ActivityRowProps {
  state: ActivityState;
  /** All of its module, in their order. */
  siblings: readonly ActivityState[];
  /** All of the plan. */
  modules: readonly ModuleState[];
  onEdit: () => void;
}

/** An activity in its plan: how far it is, when it is due, and what can be done with it. */
export function ActivityRow({ state, siblings, modules, onEdit }: ActivityRowProps) {
  const intl = useIntl();
  const shortDay = useShortDay();
  const changes = useActivityChanges();
  const { timeZone } = useDayFrame();
  const { activity, status, dueDay } = state;
  // Only what has a day has a place among the others.
  const dated = siblings.filter((one) => one.dueDay !== null);
  const at = dated.indexOf(state);
  const before = at > 0 ? dated[at - 1] : undefined;
  const after = at >= 0 ? dated[at + 1] : undefined;
  const elsewhere = modules.filter(({ module }) => module.id !== activity.moduleId);
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={styles.row}>
      <StatusGlyph status={status} />
      <div className={styles.words}>
        <Link href={`?activity=${activity.id}`} className={styles.title}>
          {activity.title}
        </Link>
        <ActivityMeta activity={activity} />
      </div>
      <div className={styles.state}>
        <span className={glyph.word[status]}>
          {intl.formatMessage({ id: `plans.status.${status}` })}
        </span>
        <span className={styles.day}>
          {activity.completedAt
            ? shortDay(dayReader(timeZone)(activity.completedAt))
            : dueDay === null
              ? intl.formatMessage({ id: 'plans.anyTime' })
              : intl.formatMessage(
                  { id: status === 'overdue' ? 'plans.wasDue' : 'plans.due' },
                  { day: shortDay(dueDay) },
                )}
        </span>
      </div>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            size="small"
            variant="quiet"
            label={intl.formatMessage({ id: 'plans.activity.options' }, { title: activity.title })}
            icon={<MoreHorizontalIcon />}
          />
        }
      >
        <MenuItem onSelect={() => void changes.setDone(activity, !activity.completed)}>
          {intl.formatMessage({
            id: activity.completed ? 'plans.activity.undone' : 'plans.activity.done',
          })}
        </MenuItem>
        <MenuItem icon={<PencilIcon />} onSelect={onEdit}>
          {intl.formatMessage({ id: 'records.edit' })}
        </MenuItem>
        <MenuItem
          icon={<ArrowUpIcon />}
          disabled={!before}
          onSelect={() => before && void changes.swap(activity, before.activity)}
        >
          {intl.formatMessage({ id: 'plans.activity.earlier' })}
        </MenuItem>
        <MenuItem
          icon={<ArrowDownIcon />}
          disabled={!after}
          onSelect={() => after && void changes.swap(activity, after.activity)}
        >
          {intl.formatMessage({ id: 'plans.activity.later' })}
        </MenuItem>
        {elsewhere.length > 0 && (
          <>
            <MenuSeparator />
            <MenuLabel>{intl.formatMessage({ id: 'plans.activity.moveTo' })}</MenuLabel>
            {elsewhere.map(({ module }) => (
              <MenuItem key={module.id} onSelect={() => void changes.moveTo(activity, module)}>
                {module.name}
              </MenuItem>
            ))}
          </>
        )}
        <MenuSeparator />
        <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => setAsking(true)}>
          {intl.formatMessage({ id: 'records.delete' })}
        </MenuItem>
      </DropdownMenu>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={intl.formatMessage({ id: 'plans.activity.deleteTitle' }, { title: activity.title })}
        description={intl.formatMessage({ id: 'plans.activity.deleteDescription' })}
        confirmLabel={intl.formatMessage({ id: 'records.delete' })}
        cancelLabel={intl.formatMessage({ id: 'records.keep' })}
        onConfirm={() => void changes.remove(activity).finally(() => setAsking(false))}
      />
    </li>
  );
}
