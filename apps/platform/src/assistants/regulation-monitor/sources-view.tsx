import type { RowOfRecord } from '@constella/api-client';
import { queries, rowMutations, rowQueries, useApi } from '@constella/api-client/react';
import { showsAdminLink } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Callout,
  ErrorState,
  Heading,
  Panel,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@constella/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { ErrorText } from '../../base/error-text';
import * as styles from './result-view.css';
import { SourceFacts } from './source-facts';
import { SourceSettings } from './source-settings';

/** Every source of regulations; those who may can switch it and give it a key. */
export function SourcesView() {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const sources = useQuery(rowQueries.list(api, 'regulation_sources', { limit: 500 }));
  const user = useQuery(queries.user(api)).data;
  const update = useMutation(rowMutations.update(api, queryClient, 'regulation_sources'));
  const title = intl.formatMessage({ id: 'regulation.sources' });
  if (sources.isPending)
    return (
      <SkeletonGroup label={title}>
        <Skeleton lines={8} />
      </SkeletonGroup>
    );
  if (sources.isError)
    return (
      <ErrorState
        title={intl.formatMessage({ id: 'regulation.loadFailed' })}
        description={<ErrorText error={sources.error} />}
        action={
          <Button onClick={() => void sources.refetch()}>
            {intl.formatMessage({ id: 'regulation.retry' })}
          </Button>
        }
      />
    );
  const mayChange = user ? showsAdminLink(user) : false;
  const change =
    (row: RowOfRecord<'regulation_sources'>) => (changes: { enabled?: boolean; apiKey?: string }) =>
      update.mutateAsync({ id: row.id, revision: row.revision, changes });
  return (
    <Stack gap={16}>
      <Heading level={2}>{title}</Heading>
      <Callout>{intl.formatMessage({ id: 'regulation.sourcesHint' })}</Callout>
      {update.isError && (
        <Callout tone="danger" title={intl.formatMessage({ id: 'regulation.failed' })}>
          <ErrorText error={update.error} />
        </Callout>
      )}
      <Panel padding="none">
        <ul className={styles.feed}>
          {sources.data.rows.map((row) => (
            <li
              key={row.id}
              className={mayChange ? `${styles.source} ${styles.settable}` : styles.source}
            >
              <SourceFacts source={row} />
              {mayChange && <SourceSettings source={row} onChange={change(row)} />}
            </li>
          ))}
        </ul>
      </Panel>
    </Stack>
  );
}
