import { useFormats, useIntl } from '@constella/i18n/react';
import {
  AgentTile,
  Checkbox,
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

import * as bulk from '../../base/lists/bulk-bar.css';
import { noValue } from '../../base/lists/no-value';
import { agentDots } from './agent-status';
import type { AgentRow, AgentSort, AgentView } from './filter-agents';
import { useModelName } from '../../assistants/shared/model-test/use-model-name';

interface AgentsTableProps {
  rows: readonly AgentRow[];
  view: Pick<AgentView, 'sort' | 'descending'>;
  selectedId: number | undefined;
  /** The address that shows an agent beside the list. */
  hrefOf: (agentId: number) => string;
  onSort: (sort: AgentSort) => void;
  chosen: ReadonlySet<number>;
  onChoose: (agentIds: readonly number[], isChosen: boolean) => void;
}

/** One row an agent: who it is, how it stands, what its runs add up to. */
export function AgentsTable({
  rows,
  view,
  selectedId,
  hrefOf,
  onSort,
  chosen,
  onChoose,
}: AgentsTableProps) {
  const intl = useIntl();
  const { number, relative } = useFormats();
  const modelName = useModelName();
  const sortOf = (sort: AgentSort) =>
    view.sort === sort ? (view.descending ? 'descending' : 'ascending') : 'none';
  const ids = rows.map(({ agent }) => agent.id);
  const chosenHere = ids.filter((id) => chosen.has(id)).length;
  const percent = (value: number | null) =>
    value === null ? noValue : number(value, { style: 'percent' });
  return (
    <Table label={intl.formatMessage({ id: 'shell.title.agents' })} lines={2} stack>
      <TableHead>
        <TableRow className={bulk.head}>
          <TableHeaderCell className={bulk.all}>
            <Checkbox
              label={intl.formatMessage({ id: 'agents.list.selectAll' })}
              labelHidden
              checked={chosenHere > 0 && chosenHere < ids.length ? 'indeterminate' : chosenHere > 0}
              onCheckedChange={(isChosen) => onChoose(ids, isChosen)}
            />
          </TableHeaderCell>
          <TableHeaderCell sort={sortOf('name')} onSort={() => onSort('name')}>
            {intl.formatMessage({ id: 'agents.list.agent' })}
          </TableHeaderCell>
          <TableHeaderCell>{intl.formatMessage({ id: 'agents.list.status' })}</TableHeaderCell>
          <TableHeaderCell numeric>
            {intl.formatMessage({ id: 'agents.list.success' })}
          </TableHeaderCell>
          <TableHeaderCell numeric sort={sortOf('runs')} onSort={() => onSort('runs')}>
            {intl.formatMessage({ id: 'agents.list.runs' })}
          </TableHeaderCell>
          <TableHeaderCell numeric>
            {intl.formatMessage({ id: 'agents.list.points' })}
          </TableHeaderCell>
          <TableHeaderCell numeric sort={sortOf('lastActive')} onSort={() => onSort('lastActive')}>
            {intl.formatMessage({ id: 'agents.list.lastActive' })}
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ agent, stats }) => (
          <TableRow
            key={agent.id}
            selected={agent.id === selectedId || chosen.has(agent.id)}
            aria-current={agent.id === selectedId ? 'true' : undefined}
          >
            <TableCell stack="select">
              <Checkbox
                label={intl.formatMessage({ id: 'agents.list.select' }, { name: agent.name })}
                labelHidden
                checked={chosen.has(agent.id)}
                onCheckedChange={(isChosen) => onChoose([agent.id], isChosen)}
              />
            </TableCell>
            <TableCell header>
              <Identity
                media={<AgentTile type={agent.type} size={28} atWork={agent.status === 'busy'} />}
                title={
                  <Link tone="strong" href={hrefOf(agent.id)}>
                    {agent.name}
                  </Link>
                }
                detail={intl.formatMessage(
                  { id: 'agents.list.identity' },
                  {
                    type: intl.formatMessage({ id: `agents.type.${agent.type}` }),
                    model: modelName(agent.settings.model),
                  },
                )}
              />
            </TableCell>
            <TableCell stack="end">
              <StatusDot
                status={agentDots[agent.status]}
                label={intl.formatMessage({ id: `agents.status.${agent.status}` })}
              />
            </TableCell>
            <TableCell numeric stackLabel={intl.formatMessage({ id: 'agents.list.success' })}>
              {percent(stats.successRate)}
            </TableCell>
            <TableCell numeric stackLabel={intl.formatMessage({ id: 'agents.list.runs' })}>
              {number(stats.runs)}
            </TableCell>
            <TableCell numeric stackLabel={intl.formatMessage({ id: 'agents.list.points' })}>
              {stats.pointsPerRun === null
                ? noValue
                : number(stats.pointsPerRun, { maximumFractionDigits: 1 })}
            </TableCell>
            <TableCell numeric stack="hidden">
              {stats.lastActive === null ? noValue : relative(stats.lastActive)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
