import { showsAdminLink } from '@constella/api-client';
import type { RowOfRecord } from '@constella/api-client/contract';
import { queries, rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Container,
  ErrorState,
  PageHeader,
  Panel,
  PlusIcon,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { useSession } from '../../base/session';
import { ConnectionSheet } from './connection-sheet';
import * as styles from './physical-world.css';
import { ServerMap } from './server-map';
import { ToolServer } from './tool-server';

/** Milliseconds between two looks: as often as the server itself looks. */
const interval = 30_000;

/** `/physical-world`: the servers of tools, where they are, how they are, and what they offer. */
export function PhysicalWorldScreen() {
  const intl = useIntl();
  const api = useApi();
  const { user } = useSession();
  const servers = useQuery({
    ...rowQueries.list(api, 'mcp_servers', { sort: 'id', limit: 200 }),
    refetchInterval: interval,
  });
  const tools = useQuery(rowQueries.list(api, 'tools', { sort: 'name', limit: 500 }));
  // Only some administrators may see how they are reached; to the others the list is not there.
  const mayAsk = user ? showsAdminLink(user) : false;
  const reached = useQuery({ ...queries.mcpConnections(api), enabled: mayAsk, retry: false }).data;
  const [isConnecting, setConnecting] = useState(false);
  const error = servers.error ?? tools.error;
  const rows = servers.data?.rows;
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.physicalWorld' })}
        description={intl.formatMessage({ id: 'tools.intro' })}
        actions={
          reached && (
            <Button variant="primary" icon={<PlusIcon />} onClick={() => setConnecting(true)}>
              {intl.formatMessage({ id: 'tools.connect' })}
            </Button>
          )
        }
      />
      {rows && tools.data ? (
        <Stack gap={16}>
          <ServerMap servers={rows} tools={tools.data.rows} />
          <Panel title={intl.formatMessage({ id: 'tools.servers' })} padding="none">
            {rows.map((server) => (
              <ToolServer
                key={server.id}
                server={server}
                tools={toolsOf(server, tools.data.rows)}
                connection={reached?.connections.find(({ id }) => id === server.id)}
              />
            ))}
          </Panel>
        </Stack>
      ) : error ? (
        <ErrorState
          headingAs="h2"
          title={intl.formatMessage({ id: 'tools.failed' })}
          description={<ErrorText error={error} />}
          action={
            <Button
              busy={servers.isFetching || tools.isFetching}
              onClick={() => void Promise.all([servers.refetch(), tools.refetch()])}
            >
              {intl.formatMessage({ id: 'shell.action.retry' })}
            </Button>
          }
        />
      ) : (
        <SkeletonGroup>
          <Stack gap={16}>
            <Skeleton shape="block" height={320} />
            <Skeleton shape="block" height={160} />
          </Stack>
        </SkeletonGroup>
      )}
      <ConnectionSheet open={isConnecting} onClose={() => setConnecting(false)} />
    </Container>
  );
}

/** The tools of a connected server; those without one are the platform's own. */
const toolsOf = (
  { name, id }: RowOfRecord<'mcp_servers'>,
  tools: readonly RowOfRecord<'tools'>[],
): RowOfRecord<'tools'>[] =>
  tools.filter(({ serverId, status }) => serverId === id && status === 'active' && name !== '');
