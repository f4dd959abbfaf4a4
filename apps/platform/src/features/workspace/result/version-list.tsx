import type { RunVersion, Task } from '@constella/api-client';
import { queries, taskMutations, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Badge,
  Button,
  Callout,
  ErrorState,
  Heading,
  Inline,
  Skeleton,
  SkeletonGroup,
  Text,
} from '@constella/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { AssistantParts } from '../../../assistants/assistant';
import { CompareDialog } from './compare-dialog';
import * as styles from './version-list.css';

interface VersionListProps {
  parts: AssistantParts;
  task: Task;
  onOpen: (version: number) => void;
}

/** Every version of a result, the newest first: read it, compare it, make it count again. */
export function VersionList({ parts, task, onOpen }: VersionListProps) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const versions = useQuery(queries.taskVersions(api, task.id));
  const [newer, setNewer] = useState<Task>();
  const restore = useMutation(
    taskMutations.restoreVersion(api, queryClient, { onStale: setNewer }),
  );
  const [compared, setCompared] = useState<number>();
  const restoreOver = (number: number, version: number | null | undefined) => {
    setNewer(undefined);
    restore.mutate({ id: task.id, number, version: version ?? undefined });
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
        title={intl.formatMessage({ id: 'workspace.versions.failed' })}
        description={versions.error.message}
        action={
          <Button onClick={() => void versions.refetch()}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
        }
      />
    );
  return (
    <>
      {restore.isError && newer && (
        <NewerVersion
          newer={newer}
          wanted={restore.variables.number}
          onRestore={() => restoreOver(restore.variables.number, newer.version)}
          onKeep={() => {
            setNewer(undefined);
            restore.reset();
          }}
        />
      )}
      {restore.isError && !newer && (
        <Callout tone="danger" role="alert" title={intl.formatMessage({ id: 'run.actionFailed' })}>
          {restore.error.message}
        </Callout>
      )}
      <ol className={styles.list}>
        {versions.data.map((version) => (
          <li key={version.number} className={styles.version}>
            <VersionFacts version={version} isPresent={version.number === task.version} />
            <Inline gap={8}>
              <Button size="small" onClick={() => onOpen(version.number)}>
                {intl.formatMessage({ id: 'workspace.versions.open' })}
              </Button>
              {version.number !== task.version && (
                <>
                  <Button size="small" onClick={() => setCompared(version.number)}>
                    {intl.formatMessage({ id: 'workspace.versions.compare' })}
                  </Button>
                  <Button
                    size="small"
                    busy={restore.isPending && restore.variables.number === version.number}
                    onClick={() => restoreOver(version.number, task.version)}
                  >
                    {intl.formatMessage({ id: 'workspace.versions.restore' })}
                  </Button>
                </>
              )}
            </Inline>
          </li>
        ))}
      </ol>
      {compared !== undefined && (
        <CompareDialog
          parts={parts}
          task={task}
          version={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  );
}

interface NewerVersionProps {
  /** The run as it is now. */
  newer: Task;
  /** The number of the version that was to be restored. */
  wanted: number;
  onRestore: () => void;
  onKeep: () => void;
}

/** Somebody saved a version meanwhile: it is in the list now, and what counts is for the reader to say. */
function NewerVersion({ newer, wanted, onRestore, onKeep }: NewerVersionProps) {
  const intl = useIntl();
  const numbers = { number: String(wanted), newer: String(newer.version ?? 1) };
  return (
    <Callout
      tone="warning"
      role="alert"
      title={intl.formatMessage({ id: 'workspace.conflict.title' })}
      action={
        <Inline gap={8}>
          <Button size="small" onClick={onKeep}>
            {intl.formatMessage({ id: 'workspace.versions.keepNewer' }, numbers)}
          </Button>
          <Button size="small" variant="primary" onClick={onRestore}>
            {intl.formatMessage({ id: 'workspace.versions.restoreOver' }, numbers)}
          </Button>
        </Inline>
      }
    >
      {intl.formatMessage({ id: 'workspace.versions.newer' }, numbers)}
    </Callout>
  );
}

function VersionFacts({ version, isPresent }: { version: RunVersion; isPresent: boolean }) {
  const intl = useIntl();
  const { dateTime } = useFormats();
  const { number, author, name, offline, note, restored, createdAt } = version;
  const by = author === 'person' ? 'person' : offline ? 'offline' : 'ai';
  return (
    <div>
      <Inline gap={8}>
        <Heading level={3} size={13}>
          {intl.formatMessage({ id: 'workspace.versions.name' }, { number: String(number) })}
        </Heading>
        {isPresent && (
          <Badge tone="accent">{intl.formatMessage({ id: 'workspace.versions.present' })}</Badge>
        )}
      </Inline>
      <Text size={13}>{intl.formatMessage({ id: `workspace.versions.${by}` }, { name })}</Text>
      {restored !== null && (
        <Text size={13} tone="muted">
          {intl.formatMessage({ id: 'workspace.versions.restored' }, { number: String(restored) })}
        </Text>
      )}
      {note && (
        <Text size={13} dir="auto">
          {note}
        </Text>
      )}
      <Text as="time" size={12} tone="muted" numeric dateTime={createdAt}>
        {dateTime(createdAt)}
      </Text>
    </div>
  );
}
