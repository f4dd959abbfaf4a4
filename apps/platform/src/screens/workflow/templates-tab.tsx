import { rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { EmptyState, Panel, Skeleton, SkeletonGroup, Stack, Text } from '@constella/ui';
import { FlowChart } from '@constella/ui/charts';
import { useQuery } from '@tanstack/react-query';

import { compositionGraph, type CompositionRow } from './composition';
import { TraceFailed } from './run-trace';
import * as styles from './workflow-screen.css';

/** Tried ways to connect tools, each with its pattern drawn. */
export function TemplatesTab() {
  const intl = useIntl();
  const api = useApi();
  const templates = useQuery(
    rowQueries.list(api, 'tool_composition_templates', { sort: 'name', limit: 50 }),
  );
  const tools = useQuery(rowQueries.list(api, 'tools', { limit: 500 }));
  const error = templates.error ?? tools.error;
  if (error)
    return (
      <TraceFailed
        error={error}
        onRetry={() => {
          void templates.refetch();
          void tools.refetch();
        }}
      />
    );
  if (!templates.data || !tools.data)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={320} />
      </SkeletonGroup>
    );
  const names = new Map(tools.data.rows.map(({ toolId, name }) => [toolId, name]));
  if (templates.data.rows.length === 0)
    return (
      <EmptyState
        headingAs="h2"
        title={intl.formatMessage({ id: 'workflow.templates.empty' })}
        description={intl.formatMessage({ id: 'workflow.templates.emptyDescription' })}
      />
    );
  return (
    <div className={styles.templates}>
      {templates.data.rows.map((row) => (
        <Template key={row.id} row={row} names={names} />
      ))}
    </div>
  );
}

function Template({ row, names }: { row: CompositionRow; names: ReadonlyMap<string, string> }) {
  const intl = useIntl();
  const { tools, connections } = compositionGraph(row);
  return (
    <Panel title={row.name}>
      <Stack gap={16}>
        {row.description && (
          <Text size={13} tone="muted">
            {row.description}
          </Text>
        )}
        <FlowChart
          title={intl.formatMessage({ id: 'workflow.templates.pattern' }, { name: row.name })}
          titleHidden
          nodes={tools.map((id) => ({ id, name: names.get(id) ?? id, text: id }))}
          links={connections}
        />
      </Stack>
    </Panel>
  );
}
