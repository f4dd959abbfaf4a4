import type { Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Identity,
  Link,
  StatusDot,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@constella/ui';

import { paths } from '../../app/paths';
import { noValue } from '../../lists/no-value';
import { runDots } from '../../runs/run-status';
import type { TaskSort, TaskView } from './filter-tasks';
import * as styles from './tasks-screen.css';

interface TasksTableProps {
  tasks: readonly Task[];
  view: Pick<TaskView, 'sort' | 'descending'>;
  onSort: (sort: TaskSort) => void;
}

/** The runs of one page, newest first unless asked otherwise. */
export function TasksTable({ tasks, view, onSort }: TasksTableProps) {
  const intl = useIntl();
  const { number, duration, dateTime } = useFormats();
  const sortOf = (sort: TaskSort) =>
    view.sort === sort ? (view.descending ? 'descending' : 'ascending') : 'none';
  return (
    <Table label={intl.formatMessage({ id: 'shell.title.tasks' })} lines={2} stack>
      <TableHead>
        <TableRow>
          <TableHeaderCell sort={sortOf('title')} onSort={() => onSort('title')}>
            {intl.formatMessage({ id: 'tasks.list.title' })}
          </TableHeaderCell>
          <TableHeaderCell>{intl.formatMessage({ id: 'tasks.list.status' })}</TableHeaderCell>
          <TableHeaderCell numeric>
            {intl.formatMessage({ id: 'tasks.list.agents' })}
          </TableHeaderCell>
          <TableHeaderCell numeric sort={sortOf('duration')} onSort={() => onSort('duration')}>
            {intl.formatMessage({ id: 'tasks.list.duration' })}
          </TableHeaderCell>
          <TableHeaderCell numeric>
            {intl.formatMessage({ id: 'tasks.list.points' })}
          </TableHeaderCell>
          <TableHeaderCell numeric sort={sortOf('createdAt')} onSort={() => onSort('createdAt')}>
            {intl.formatMessage({ id: 'tasks.list.created' })}
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tasks.map((task) => (
          <TableRow key={task.id}>
            <TableCell header className={styles.titleCell}>
              <Identity
                title={
                  <Link tone="strong" href={paths.run(task.id)}>
                    {task.title}
                  </Link>
                }
                detail={task.description}
              />
            </TableCell>
            <TableCell stack="end">
              <StatusDot
                status={runDots[task.status]}
                label={intl.formatMessage({ id: `run.status.${task.status}` })}
              />
            </TableCell>
            <TableCell numeric stackLabel={intl.formatMessage({ id: 'tasks.list.agents' })}>
              {number(task.agentCount)}
            </TableCell>
            <TableCell numeric>
              {task.duration === null ? noValue : duration(task.duration)}
            </TableCell>
            <TableCell numeric stackLabel={intl.formatMessage({ id: 'tasks.list.points' })}>
              {task.usage ? number(task.usage.points) : noValue}
            </TableCell>
            <TableCell numeric>{dateTime(task.createdAt)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
