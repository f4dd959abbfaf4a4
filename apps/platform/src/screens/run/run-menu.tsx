import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  CodeBlock,
  CodeIcon,
  DropdownMenu,
  ErrorState,
  IconButton,
  MenuItem,
  MoreHorizontalIcon,
  PlayIcon,
  Sheet,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@constella/ui';
import { useState, type Ref } from 'react';

import { ErrorText } from '../../base/error-text';
import { isOver } from '../../runs/run-state';
import { useEvents } from './use-events';

interface RunMenuProps {
  task: Task;
  onReplay: () => void;
  moreRef: Ref<HTMLButtonElement>;
}

/** More actions on a run that has ended: play it, read its trace. */
export function RunMenu({ task, onReplay, moreRef }: RunMenuProps) {
  const intl = useIntl();
  const [isReading, setReading] = useState(false);
  if (!isOver(task)) return null;
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            ref={moreRef}
            variant="secondary"
            icon={<MoreHorizontalIcon />}
            label={intl.formatMessage({ id: 'run.more' })}
          />
        }
      >
        <MenuItem icon={<PlayIcon />} onSelect={onReplay}>
          {intl.formatMessage({ id: 'run.replay.open' })}
        </MenuItem>
        <MenuItem icon={<CodeIcon />} onSelect={() => setReading(true)}>
          {intl.formatMessage({ id: 'run.rawTrace' })}
        </MenuItem>
      </DropdownMenu>
      <Sheet
        side="end"
        open={isReading}
        onOpenChange={setReading}
        title={intl.formatMessage({ id: 'run.rawTrace' })}
      >
        <RawTrace taskId={task.id} />
      </Sheet>
    </>
  );
}

function RawTrace({ taskId }: { taskId: number }) {
  const intl = useIntl();
  const events = useEvents(taskId, true);
  if (events.isError)
    return (
      <ErrorState
        headingAs="h3"
        title={intl.formatMessage({ id: 'run.rawTraceFailed' })}
        description={<ErrorText error={events.error} />}
        action={
          <Button onClick={() => void events.refetch()}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
        }
      />
    );
  if (!events.data)
    return (
      <SkeletonGroup>
        <Skeleton lines={8} />
      </SkeletonGroup>
    );
  return (
    <Stack gap={12}>
      <Text size={13} tone="muted">
        {intl.formatMessage({ id: 'run.rawTraceEvents' }, { count: events.data.length })}
      </Text>
      <CodeBlock
        language="JSON"
        code={JSON.stringify(events.data, null, 2)}
        maxLines={40}
        lineNumbers
      />
    </Stack>
  );
}
