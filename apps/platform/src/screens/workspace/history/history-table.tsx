import type { AssistantFields, AssistantId, Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Badge,
  Inline,
  Link,
  StatusDot,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  VisuallyHidden,
} from '@constella/ui';

import type { AssistantParts } from '../../../assistants/shared/assistant';
import { noValue } from '../../../base/lists/no-value';
import { runDots } from '../../../runs/run-status';
import { RunMenu } from './run-menu';

interface HistoryTableProps {
  tasks: readonly Task[];
  parts: AssistantParts;
  base: string;
}

/** A page of the history: title, kind, status, points, time, and what can be done with a run. */
export function HistoryTable({ tasks, parts, base }: HistoryTableProps) {
  const intl = useIntl();
  const { number, dateTime } = useFormats();
  const { kindOf } = parts;
  return (
    <Table label={intl.formatMessage({ id: 'workspace.tab.history' })} stack>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{intl.formatMessage({ id: 'tasks.list.title' })}</TableHeaderCell>
          {kindOf && (
            <TableHeaderCell>
              {intl.formatMessage({ id: 'workspace.history.kind' })}
            </TableHeaderCell>
          )}
          <TableHeaderCell>{intl.formatMessage({ id: 'tasks.list.status' })}</TableHeaderCell>
          <TableHeaderCell numeric>
            {intl.formatMessage({ id: 'tasks.list.points' })}
          </TableHeaderCell>
          <TableHeaderCell numeric>
            {intl.formatMessage({ id: 'tasks.list.created' })}
          </TableHeaderCell>
          <TableHeaderCell>
            <VisuallyHidden>
              {intl.formatMessage({ id: 'workspace.history.actions' })}
            </VisuallyHidden>
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tasks.map((task) => (
          <TableRow key={task.id}>
            <TableCell header>
              <Inline as="span" gap={8}>
                <Link tone="strong" href={`${base}/${task.id}`} dir="auto">
                  {task.title}
                </Link>
                {task.pinned && (
                  <Badge tone="outline">
                    {intl.formatMessage({ id: 'workspace.history.pinned' })}
                  </Badge>
                )}
              </Inline>
            </TableCell>
            {kindOf && (
              <TableCell>
                {task.request
                  ? kindOf(task.request as AssistantFields<AssistantId>, intl)
                  : noValue}
              </TableCell>
            )}
            <TableCell>
              <StatusDot
                status={runDots[task.status]}
                label={intl.formatMessage({ id: `run.status.${task.status}` })}
              />
            </TableCell>
            <TableCell numeric stackLabel={intl.formatMessage({ id: 'tasks.list.points' })}>
              {task.usage ? number(task.usage.points) : noValue}
            </TableCell>
            <TableCell numeric>{dateTime(task.createdAt)}</TableCell>
            <TableCell stack="end">
              <RunMenu task={task} base={base} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
