import { ApiError, bounds, type Agent } from '@constella/api-client';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Callout,
  Dialog,
  EmptyState,
  ErrorState,
  HistoryIcon,
  IconButton,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@constella/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { NewerVersion } from '../../base/versions/newer-version';
import { VersionEntry } from '../../base/versions/version-entry';
import * as styles from '../../base/versions/version-entry.css';
import { useFieldNames } from './agent-words';
import { useAgentActions } from './use-agent-actions';
import { VersionComparison, type AgentVersion, type VersionPair } from './version-comparison';

/** Opens the versions of an agent: read, compared, put back. */
export function AgentVersions({ agent }: { agent: Agent }) {
  const intl = useIntl();
  return (
    <Dialog
      size="large"
      title={intl.formatMessage({ id: 'agents.versions.title' }, { name: agent.name })}
      trigger={
        <IconButton
          size="small"
          icon={<HistoryIcon />}
          label={intl.formatMessage({ id: 'run.versions.title' })}
        />
      }
    >
      <Versions agent={agent} />
    </Dialog>
  );
}

function Versions({ agent }: { agent: Agent }) {
  const intl = useIntl();
  const { restoreVersion } = useAgentActions();
  const [pair, setPair] = useState<VersionPair>();
  const [isStale, setStale] = useState(false);
  const versions = useQuery(
    rowQueries.list(useApi(), 'agent_versions', {
      where: { agentId: agent.id },
      sort: '-number',
      limit: bounds.agentVersions.max,
    }),
  );
  const restore = useMutation({
    mutationFn: (number: number) => restoreVersion(agent, number),
    onMutate: () => setStale(false),
    onError: (error) => setStale(error instanceof ApiError && error.status === 412),
  });
  const keep = () => {
    setStale(false);
    restore.reset();
  };
  if (versions.isPending)
    return (
      <SkeletonGroup>
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  if (versions.isError)
    return (
      <ErrorState
        headingAs="h3"
        title={intl.formatMessage({ id: 'run.versions.failed' })}
        description={<ErrorText error={versions.error} />}
        action={
          <Button onClick={() => void versions.refetch()}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
        }
      />
    );
  const { rows } = versions.data;
  if (rows.length === 0)
    return (
      <EmptyState
        headingAs="h3"
        title={intl.formatMessage({ id: 'agents.versions.empty' })}
        description={intl.formatMessage({ id: 'agents.versions.emptyDescription' })}
      />
    );
  if (pair)
    return (
      <VersionComparison
        rows={rows}
        pair={pair}
        onPair={setPair}
        onBack={() => setPair(undefined)}
      />
    );
  return (
    <Stack gap={8}>
      {restore.isError && isStale && (
        <NewerVersion
          newer={agent.version ?? 1}
          wanted={restore.variables}
          onRestore={() => restore.mutate(restore.variables)}
          onKeep={keep}
        />
      )}
      {restore.isError && !isStale && (
        <Callout tone="danger" role="alert" title={intl.formatMessage({ id: 'run.actionFailed' })}>
          <ErrorText error={restore.error} />
        </Callout>
      )}
      <ol className={styles.list}>
        {rows.map((version, index) => (
          <Entry
            key={version.id}
            version={version}
            former={rows[index + 1]}
            isPresent={version.number === agent.version}
            busy={restore.isPending && restore.variables === version.number}
            onCompare={setPair}
            onRestore={() => restore.mutate(version.number)}
          />
        ))}
      </ol>
    </Stack>
  );
}

interface EntryProps {
  version: AgentVersion;
  /** The one before it, unless it was let go of. */
  former: AgentVersion | undefined;
  isPresent: boolean;
  /** It is being put back. */
  busy: boolean;
  onCompare: (pair: VersionPair) => void;
  onRestore: () => void;
}

function Entry({ version, former, isPresent, busy, onCompare, onRestore }: EntryProps) {
  const intl = useIntl();
  const namesOf = useFieldNames();
  const { number, name, changed } = version;
  const numbered = { number: String(number) };
  return (
    <VersionEntry
      {...version}
      isPresent={isPresent}
      by={intl.formatMessage(
        { id: number === 1 ? 'agents.versions.created' : 'agents.versions.changed' },
        { name },
      )}
      actions={
        <>
          {former && (
            <Button
              size="small"
              aria-label={intl.formatMessage({ id: 'agents.versions.changesOf' }, numbered)}
              onClick={() => onCompare({ before: former.number, after: number })}
            >
              {intl.formatMessage({ id: 'agents.versions.changes' })}
            </Button>
          )}
          {!isPresent && (
            <Button
              size="small"
              busy={busy}
              aria-label={intl.formatMessage({ id: 'run.versions.restoreOver' }, numbered)}
              onClick={onRestore}
            >
              {intl.formatMessage({ id: 'run.versions.restore' })}
            </Button>
          )}
        </>
      }
    >
      {changed.length > 0 && (
        <Text size={13} tone="muted">
          {intl.formatList(namesOf(changed), { type: 'unit' })}
        </Text>
      )}
    </VersionEntry>
  );
}
