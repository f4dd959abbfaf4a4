import { currentIn, type RunVersion, type Task } from '@constella/api-client';
import { queries, useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, ErrorState, Skeleton, SkeletonGroup, Text } from '@constella/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../../base/error-text';
import type { AssistantParts } from '../../../assistants/shared/assistant';
import { NewerVersion } from '../../../base/versions/newer-version';
import { VersionEntry } from '../../../base/versions/version-entry';
import * as styles from '../../../base/versions/version-entry.css';
import { CompareDialog } from './compare-dialog';

interface VersionListProps {
  parts: AssistantParts;
  task: Task;
  onOpen: (version: number) => void;
}

/** Every version of a result, the newest first: read it, compare it, make it count again. */
export function VersionList({ parts, task, onOpen }: VersionListProps) {
  const intl = useIntl();
  const api = useCalls();
  const versions = useQuery(queries.taskVersions(api, task.id));
  const [newer, setNewer] = useState<Task>();
  const restore = useMutation({
    mutationFn: ({ number, version }: { number: number; version: number | undefined }) =>
      api.restoreVersion(task.id, number, { version }),
    onError: (error) => setNewer(currentIn<Task>(error)),
  });
  const [compared, setCompared] = useState<number>();
  const restoreOver = (number: number, version: number | null | undefined) => {
    setNewer(undefined);
    restore.mutate({ number, version: version ?? undefined });
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
  return (
    <>
      {restore.isError && newer && (
        <NewerVersion
          newer={newer.version ?? 1}
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
          <ErrorText error={restore.error} />
        </Callout>
      )}
      <ol className={styles.list}>
        {versions.data.map((version) => (
          <VersionEntry
            key={version.number}
            {...version}
            isPresent={version.number === task.version}
            by={
              isExample(version)
                ? intl.formatMessage({ id: 'workspace.example.title' })
                : intl.formatMessage(
                    { id: `workspace.versions.${authorOf(version)}` },
                    { name: version.name },
                  )
            }
            actions={
              version.number !== task.version && (
                <>
                  <Button size="small" onClick={() => onOpen(version.number)}>
                    {intl.formatMessage({ id: 'workspace.versions.open' })}
                  </Button>
                  <Button size="small" onClick={() => setCompared(version.number)}>
                    {intl.formatMessage({ id: 'run.versions.compare' })}
                  </Button>
                  <Button
                    size="small"
                    busy={restore.isPending && restore.variables.number === version.number}
                    onClick={() => restoreOver(version.number, task.version)}
                  >
                    {intl.formatMessage({ id: 'run.versions.restore' })}
                  </Button>
                </>
              )
            }
          >
            {version.note && (
              <Text size={13} dir="auto">
                {version.note}
              </Text>
            )}
          </VersionEntry>
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

/** No model wrote the first version of a finished example. */
const isExample = ({ author, name, offline }: RunVersion) =>
  author === 'ai' && name === '' && !offline;

const authorOf = ({ author, offline }: RunVersion) =>
  author === 'person' ? 'person' : offline ? 'offline' : 'ai';
