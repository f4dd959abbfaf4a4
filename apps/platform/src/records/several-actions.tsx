import { useIntl } from '@constella/i18n/react';
import { Button, DropdownMenu, media, MenuItem, useToast } from '@constella/ui';

import { useMedia } from '../base/use-media';
import { meets, type RowAction } from './row-action';

interface SeveralActionsProps<Row> {
  actions: readonly RowAction<Row>[];
  rows: readonly Row[];
  /** The one under way. */
  busy: RowAction<Row> | undefined;
  onStart: (action: RowAction<Row>) => void;
}

/** The actions of several rows: buttons, or one menu where a phone has no room for them. */
export function SeveralActions<Row>({ actions, rows, busy, onStart }: SeveralActionsProps<Row>) {
  const intl = useIntl();
  const { toast } = useToast();
  const isSmall = useMedia(media.small);
  const offered = actions.map((action) => {
    const { when, reason = 'records.notForAll' } = action;
    const isPossible = rows.every((row) => meets(row, when));
    return { action, disabledReason: isPossible ? undefined : intl.formatMessage({ id: reason }) };
  });
  if (isSmall && actions.length > 1)
    return (
      <DropdownMenu
        align="end"
        trigger={
          <Button size="small" busy={busy !== undefined}>
            {intl.formatMessage({ id: 'components.dataTable.actions' })}
          </Button>
        }
      >
        {offered.map(({ action, disabledReason }) => (
          <MenuItem
            key={action.id}
            icon={action.icon}
            tone={action.tone}
            onSelect={() => (disabledReason ? toast({ title: disabledReason }) : onStart(action))}
          >
            {intl.formatMessage({ id: action.label })}
          </MenuItem>
        ))}
      </DropdownMenu>
    );
  return offered.map(({ action, disabledReason }) => (
    <Button
      key={action.id}
      size="small"
      icon={action.icon}
      variant={action.tone === 'danger' ? 'dangerQuiet' : 'secondary'}
      busy={busy?.id === action.id}
      disabledReason={disabledReason}
      onClick={() => onStart(action)}
    >
      {intl.formatMessage({ id: action.label })}
    </Button>
  ));
}
