import type { Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Checkbox,
  DropdownMenu,
  IconButton,
  Identity,
  Link,
  MenuItem,
  MoreHorizontalIcon,
  StatusDot,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  VisuallyHidden,
  useDuration,
} from '@constella/ui';

import { paths } from '../../base/paths';
import * as bulk from '../../base/lists/bulk-bar.css';
import { noValue } from '../../base/lists/no-value';
import { runDots } from '../../runs/run-status';
import type { RunAction } from './run-transitions';
import type { TaskSort, TaskView } from './task-view';
import * as styles from './tasks-screen.css';
import { useActionItems } from './use-action-items';

interface TasksTableProps {
  tasks: readonly Task[];
  view: Pick<TaskView, 'sort' | 'descending'>;
  /** What each run is a run of, by the assistant's id. */
  assistantNames: ReadonlyMap<string, string>;
  chosen: ReadonlySet<number>;
  onChoose: (tasks: readonly Task[], isChosen: boolean) => void;
  onSort: (sort: TaskSort) => void;
  onAction: (action: RunAction, tasks: readonly Task[]) => void;
}

/** The runs of one page, newest first unless asked otherwise. */
export function TasksTable({ tasks, view, chosen, onChoose, onSort, ...row }: TasksTableProps) {
  const intl = useIntl();
  const sortOf = (sort: TaskSort) =>
    view.sort === sort ? (view.descending ? 'descending' : 'ascending') : 'none';
  const here = tasks.filter(({ id }) => chosen.has(id)).length;
  return (
    <Table label={intl.formatMessage({ id: 'shell.title.tasks' })} lines={2} stack>
      <TableHead>
        <TableRow className={bulk.head}>
          <TableHeaderCell className={bulk.all}>
            <Checkbox
              label={intl.formatMessage({ id: 'tasks.list.selectAll' })}
              labelHidden
              checked={here > 0 && here < tasks.length ? 'indeterminate' : here > 0}
              onCheckedChange={(isChosen) => onChoose(tasks, isChosen)}
            />
          </TableHeaderCell>
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
          <TableHeaderCell>
            <VisuallyHidden>{intl.formatMessage({ id: 'tasks.list.actions' })}</VisuallyHidden>
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            {...row}
            task={task}
            isChosen={chosen.has(task.id)}
            onChoose={onChoose}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface TaskRowProps extends Pick<TasksTableProps, 'assistantNames' | 'onChoose' | 'onAction'> {
  task: Task;
  isChosen: boolean;
}

function TaskRow({ task, assistantNames, isChosen, onChoose, onAction }: TaskRowProps) {
  const intl = useIntl();
  const { number, dateTime } = useFormats();
  const duration = useDuration();
  const items = useActionItems()(task, (action) => onAction(action, [task]));
  const assistant = assistantNames.get(task.assistant ?? 'collaboration');
  const { title } = task;
  return (
    <TableRow selected={isChosen}>
      <TableCell stack="select">
        <Checkbox
          label={intl.formatMessage({ id: 'tasks.list.select' }, { title })}
          labelHidden
          checked={isChosen}
          onCheckedChange={(next) => onChoose([task], next)}
        />
      </TableCell>
      <TableCell header className={styles.titleCell}>
        <Identity
          title={
            <Link tone="strong" href={paths.run(task.id)}>
              {title}
            </Link>
          }
          detail={[...(assistant ? [assistant] : []), task.description]}
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
      <TableCell numeric>{task.duration === null ? noValue : duration(task.duration)}</TableCell>
      <TableCell numeric stackLabel={intl.formatMessage({ id: 'tasks.list.points' })}>
        {task.usage ? number(task.usage.points) : noValue}
      </TableCell>
      <TableCell numeric>{dateTime(task.createdAt)}</TableCell>
      <TableCell stack="line">
        <DropdownMenu
          align="end"
          trigger={
            <IconButton
              size="small"
              icon={<MoreHorizontalIcon />}
              label={intl.formatMessage({ id: 'tasks.list.actionsOf' }, { title })}
            />
          }
        >
          {items.map(({ id, label, ...item }) => (
            <MenuItem key={id} {...item}>
              {label}
            </MenuItem>
          ))}
        </DropdownMenu>
      </TableCell>
    </TableRow>
  );
}
