import { agentStatuses, agentTypes, type Agent } from '@constella/api-client';
import { useFormats, useIntl, useLocale } from '@constella/i18n/react';
import { Button, EmptyState, Inline, Panel } from '@constella/ui';
import { useState } from 'react';

import { BulkRows } from '../../base/lists/bulk-bar';
import { ListFilter } from '../../base/lists/list-filter';
import { ListSearch } from '../../base/lists/list-search';
import { useListView } from '../../base/lists/use-list-view';
import { AgentDetail } from './agent-detail';
import * as styles from './agents-screen.css';
import { AgentsTable } from './agents-table';
import { ChosenAgents } from './chosen-agents';
import { agentRow, filterAgents, readAgentView } from './filter-agents';
import { ImportAgent } from './import-agent';

interface ManageTabProps {
  agents: readonly Agent[];
  onCreate: () => void;
}

/** The list of agents with search and filters, and the chosen one beside it. */
export function ManageTab({ agents, onCreate }: ManageTabProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { number } = useFormats();
  const { params, change } = useListView();
  const view = readAgentView(params);
  const rows = agents.map(agentRow);
  const found = filterAgents(rows, view, locale);
  const selected = rows.find(({ agent }) => String(agent.id) === params.get('agent'));

  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const chosenAgents = agents.filter(({ id }) => chosen.has(id));

  if (agents.length === 0)
    return (
      <EmptyState
        headingAs="h2"
        title={intl.formatMessage({ id: 'agents.list.empty' })}
        description={intl.formatMessage({ id: 'agents.list.emptyDescription' })}
        action={
          <Inline gap={8} justify="center">
            <Button variant="primary" onClick={onCreate}>
              {intl.formatMessage({ id: 'agents.tab.create' })}
            </Button>
            <ImportAgent />
          </Inline>
        }
      />
    );
  return (
    <>
      <div className={styles.filters}>
        <ListSearch
          className={styles.search}
          label={intl.formatMessage({ id: 'agents.list.search' })}
          value={view.search}
          onChange={(q) => change({ q })}
        />
        <ListFilter
          label={intl.formatMessage({ id: 'agents.list.type' })}
          value={view.type === 'all' ? '' : view.type}
          onChange={(type) => change({ type })}
          all={intl.formatMessage({ id: 'agents.list.allTypes' })}
          options={agentTypes.map((value) => ({
            value,
            label: intl.formatMessage({ id: `agents.type.${value}` }),
          }))}
        />
        <ListFilter
          label={intl.formatMessage({ id: 'agents.list.status' })}
          value={view.status === 'all' ? '' : view.status}
          onChange={(status) => change({ status })}
          all={intl.formatMessage({ id: 'agents.list.allStatuses' })}
          options={agentStatuses.map((value) => ({
            value,
            label: intl.formatMessage({ id: `agents.status.${value}` }),
          }))}
        />
        <div className={styles.importing}>
          <ImportAgent />
        </div>
      </div>
      <div className={selected ? styles.split : undefined}>
        <Panel
          padding="none"
          footer={
            <span role="status">
              {intl.formatMessage(
                { id: 'agents.list.count' },
                { shown: number(found.length), total: number(agents.length) },
              )}
            </span>
          }
        >
          <BulkRows
            bar={
              chosenAgents.length > 0 && (
                <ChosenAgents agents={chosenAgents} onClear={() => setChosen(new Set())} />
              )
            }
          >
            {found.length > 0 ? (
              <AgentsTable
                rows={found}
                view={view}
                selectedId={selected?.agent.id}
                hrefOf={(id) => {
                  const next = new URLSearchParams(params);
                  next.set('agent', String(id));
                  return `?${next.toString()}`;
                }}
                chosen={chosen}
                onChoose={(ids, isChosen) =>
                  setChosen((current) => {
                    const next = new Set(current);
                    for (const id of ids)
                      if (isChosen) next.add(id);
                      else next.delete(id);
                    return next;
                  })
                }
                onSort={(sort) =>
                  change({ sort, order: view.sort === sort && view.descending ? 'asc' : 'desc' })
                }
              />
            ) : (
              <EmptyState
                headingAs="h2"
                art="none"
                title={intl.formatMessage({ id: 'agents.list.noMatch' })}
                action={
                  <Button onClick={() => change({ q: '', type: '', status: '' })}>
                    {intl.formatMessage({ id: 'shell.list.clearFilters' })}
                  </Button>
                }
              />
            )}
          </BulkRows>
        </Panel>
        {selected && (
          <AgentDetail
            key={selected.agent.id}
            row={selected}
            onClose={() => change({ agent: '' })}
          />
        )}
      </div>
    </>
  );
}
