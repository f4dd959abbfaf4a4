import { runStatuses, type RunStatus } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Inline,
  Panel,
  Select,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@constella/ui';
import { useSearchParams } from 'react-router-dom';

import { ErrorText } from '../../../base/error-text';
import type { AssistantEntry, AssistantParts } from '../../../assistants/shared/assistant';
import { ListSearch } from '../../../base/lists/list-search';
import { readPage } from '../../../base/lists/page-of';
import { Pager } from '../../../base/lists/pager';
import { HistoryTable } from './history-table';
import { historyPage, useHistory } from './use-history';

interface HistoryTabProps {
  entry: AssistantEntry;
  parts: AssistantParts;
  base: string;
}

/** Every run of an assistant: find it, open it, rename, pin or delete it. */
export function HistoryTab({ entry, parts, base }: HistoryTabProps) {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const status = runStatuses.find((one) => one === params.get('status')) ?? 'all';
  const page = readPage(params);
  const history = useHistory(entry.id, { search, status, page });
  const isFiltered = search !== '' || status !== 'all';

  /** Writes the view into the address; a new filter starts at its first page. */
  const change = (entries: Record<string, string>, replace = true) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (!('page' in entries)) next.delete('page');
        for (const [key, value] of Object.entries(entries))
          if (value) next.set(key, value);
          else next.delete(key);
        return next;
      },
      { replace, preventScrollReset: true },
    );

  if (history.isError)
    return (
      <ErrorState
        headingAs="h2"
        title={intl.formatMessage({ id: 'workspace.history.failed' })}
        description={<ErrorText error={history.error} />}
        action={
          <Button onClick={() => void history.refetch()}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
        }
      />
    );
  if (!history.data)
    return (
      <SkeletonGroup>
        <Panel>
          <Stack gap={20}>
            {Array.from({ length: 6 }, (_, row) => (
              <Skeleton key={row} lines={2} />
            ))}
          </Stack>
        </Panel>
      </SkeletonGroup>
    );
  const { rows, total } = history.data;
  if (total === 0 && !isFiltered)
    return (
      <EmptyState
        headingAs="h2"
        title={intl.formatMessage({ id: 'workspace.history.empty' })}
        description={intl.formatMessage({ id: 'workspace.history.emptyDescription' })}
        action={
          <ButtonLink variant="primary" href={`${base}/new`}>
            {intl.formatMessage({ id: 'workspace.new' })}
          </ButtonLink>
        }
      />
    );
  return (
    <Stack gap={12}>
      <Inline gap={8} align="end" wrap>
        <ListSearch
          label={intl.formatMessage({ id: 'workspace.history.search' })}
          value={search}
          onChange={(q) => change({ q })}
        />
        <Select
          label={intl.formatMessage({ id: 'tasks.list.status' })}
          labelHidden
          value={status}
          onValueChange={(next) => change({ status: next === 'all' ? '' : next })}
          options={[
            { value: 'all', label: intl.formatMessage({ id: 'tasks.list.allStatuses' }) },
            ...runStatuses.map((value: RunStatus) => ({
              value,
              label: intl.formatMessage({ id: `run.status.${value}` }),
            })),
          ]}
        />
      </Inline>
      <Panel
        padding="none"
        footer={
          <Pager
            page={page}
            pages={Math.max(1, Math.ceil(total / historyPage))}
            from={(page - 1) * historyPage}
            shown={rows.length}
            total={total}
            onPage={(next) => change({ page: String(next) }, false)}
          />
        }
      >
        {rows.length > 0 ? (
          <HistoryTable tasks={rows} parts={parts} base={base} />
        ) : (
          <EmptyState
            headingAs="h2"
            art="none"
            title={intl.formatMessage({ id: 'tasks.list.noMatch' })}
            action={
              <Button onClick={() => change({ q: '', status: '' })}>
                {intl.formatMessage({ id: 'shell.list.clearFilters' })}
              </Button>
            }
          />
        )}
      </Panel>
    </Stack>
  );
}
