import { useApi } from '@constella/api-client/react';
import { useIntl, useLocale } from '@constella/i18n/react';
import {
  Button,
  EmptyState,
  ErrorState,
  PlusIcon,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@constella/ui';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../base/error-text';
import { useListView } from '../base/lists/use-list-view';
import { askedRows, isFiltered, readView } from './list-view';
import { CsvButton } from './csv-button';
import { FormSheet } from './form-sheet';
import { RecordTable } from './record-table';
import { RecordToolbar } from './record-toolbar';
import * as styles from './records.css';
import type { ListRow } from './row-source';
import type { Section } from './section';
import { useChosenRows } from './use-chosen-rows';
import { useRowActions } from './use-row-actions';

/** A list of rows, as its section says: found, sorted, opened, created, changed, deleted, taken away. */
export function RecordScreen<Row extends ListRow>({ section }: { section: Section<Row> }) {
  const intl = useIntl();
  const { params, change } = useListView();
  const view = readView(section, params);
  const asked = askedRows(section, view);
  const { source, texts, Tools, Empty, Detail, param = 'row', form } = section;
  const api = useApi();
  const answer = useQuery({
    ...source.page(api, asked, useLocale()),
    placeholderData: keepPreviousData,
  });
  const [edited, setEdited] = useState<Row | 'new'>();
  const chosen = useChosenRows(answer.data?.rows);
  const actions = useRowActions(section, { onEdit: form && setEdited, onDone: chosen.drop });
  const current = useCurrentRow(section, params.get(param) ?? undefined, answer.data?.rows);
  const create = (
    <>
      {Tools && <Tools />}
      {form && source.create && actions.mayWrite && (
        <Button variant="primary" icon={<PlusIcon />} onClick={() => setEdited('new')}>
          {intl.formatMessage({ id: form.create })}
        </Button>
      )}
    </>
  );
  const formSheet = form && (
    <FormSheet
      section={section}
      form={form}
      row={edited === 'new' ? undefined : edited}
      open={edited !== undefined}
      onClose={() => setEdited(undefined)}
    />
  );

  if (answer.error && !answer.data)
    return (
      <ErrorState
        headingAs="h2"
        title={intl.formatMessage({ id: texts.failed ?? 'records.failed' })}
        description={<ErrorText error={answer.error} />}
        action={
          <Button onClick={() => void answer.refetch()}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
        }
      />
    );
  if (answer.data?.total === 0 && !isFiltered(view))
    return (
      <>
        <EmptyState
          headingAs="h2"
          title={intl.formatMessage({ id: texts.empty })}
          description={texts.emptyDescription && intl.formatMessage({ id: texts.emptyDescription })}
          action={Empty ? <Empty /> : create}
        />
        {formSheet}
      </>
    );
  const table = (
    <RecordTable
      section={section}
      view={view}
      page={answer.data}
      loading={!answer.data || answer.isPlaceholderData}
      current={edited === 'new' ? undefined : (current ?? edited)}
      toolbar={source.all && <CsvButton section={section} all={source.all} asked={asked} />}
      actions={actions}
      chosen={chosen}
    />
  );
  const detail = Detail && current && (
    <Detail key={current.id} row={current} onClose={() => change({ [param]: '' })} />
  );
  const Board = view.isBoard ? section.board?.View : undefined;
  return (
    <Stack gap={12}>
      <RecordToolbar section={section} view={view} onChange={change}>
        {create}
      </RecordToolbar>
      {Board && !answer.data ? (
        <SkeletonGroup>
          <Skeleton shape="block" height={420} />
        </SkeletonGroup>
      ) : Board ? (
        <Board
          asked={asked}
          rows={answer.data?.rows ?? []}
          actions={actions}
          onOpen={({ id }) => change({ [param]: String(id) }, { push: true })}
        />
      ) : section.beside ? (
        <div className={detail ? styles.beside : undefined}>
          {table}
          {detail}
        </div>
      ) : (
        table
      )}
      {!section.beside && detail}
      {formSheet}
      {actions.dialogs}
    </Stack>
  );
}

/** Query that asks nothing. */
const nothing = { queryKey: ['no row'], queryFn: skipToken } as const;

/** The row the address names, be it of another page. */
function useCurrentRow<Row extends ListRow>(
  { source: { row } }: Section<Row>,
  id: string | undefined,
  rows: readonly Row[] = [],
): Row | undefined {
  const shown = rows.find((row) => String(row.id) === id);
  const api = useApi();
  const wanted = id === undefined || shown ? undefined : row?.(api, id);
  const other = useQuery(wanted ?? nothing).data;
  return id === undefined ? undefined : (shown ?? other);
}
