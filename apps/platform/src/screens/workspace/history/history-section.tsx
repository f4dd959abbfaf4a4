import { runStatuses, type Task } from '@constella/api-client';
import { taskMutations, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Badge, ButtonLink, Inline, PencilIcon, StarIcon } from '@constella/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { AssistantEntry, AssistantParts } from '../../../assistants/shared/assistant';
import { RenameDialog } from '../../../base/editing/rename-dialog';
import type { RowAction } from '../../../records/row-action';
import type { Section } from '../../../records/section';
import type { RecordTools } from '../../../records/use-record-tools';
import { runColumns } from '../../../runs/run-columns';
import { runSource } from '../../../runs/run-source';
import { choiceText } from '../choice-text';

const pin =
  (pinned: boolean) =>
  async ([task]: readonly Task[], { api, queryClient }: RecordTools) =>
    task && taskMutations.change(api, queryClient).mutationFn({ id: task.id, pinned });

const actions: readonly RowAction<Task>[] = [
  {
    id: 'pin',
    label: 'workspace.history.pin',
    icon: <StarIcon />,
    when: { pinned: false },
    run: pin(true),
  },
  {
    id: 'unpin',
    label: 'workspace.history.unpin',
    icon: <StarIcon />,
    when: { pinned: true },
    run: pin(false),
  },
  {
    id: 'rename',
    label: 'workspace.history.rename',
    icon: <PencilIcon />,
    Dialog: RenameRun,
  },
];

/** Every run of an assistant, the pinned ones first, then the newest. */
export function historySection(
  { id }: AssistantEntry,
  { kind, layout }: AssistantParts,
  base: string,
): Section<Task> {
  return {
    source: {
      ...runSource,
      remove(tools, task) {
        const { navigate, pathname, search } = tools;
        // Left first: what is open is not to be asked for once it is gone.
        if (pathname === `${base}/${task.id}`)
          void navigate({ pathname: base, search }, { replace: true });
        return runSource.remove!(tools, task);
      },
    },
    texts: {
      title: 'workspace.tab.history',
      search: 'workspace.history.search',
      empty: 'workspace.history.empty',
      emptyDescription: 'workspace.history.emptyDescription',
      noMatch: 'tasks.list.noMatch',
      failed: 'workspace.history.failed',
      deleted: 'workspace.history.deleted',
      actionFailed: 'run.actionFailed',
    },
    where: { assistant: id },
    pinned: ['-pinned'],
    sort: '-createdAt',
    pageSize: 20,
    href: (task) => `${base}/${task.id}`,
    columns: [
      { field: 'title', label: 'tasks.list.title', sort: true, Cell: RunName, width: 320 },
      ...(kind
        ? [
            {
              id: 'kind',
              label: 'workspace.history.kind',
              value: ({ request }, intl) => choiceText(layout, kind, request?.[kind], intl),
            } satisfies Section<Task>['columns'][number],
          ]
        : []),
      runColumns.status,
      runColumns.points,
      runColumns.createdAt,
    ],
    actions,
    removal: {
      when: { status: runStatuses.filter((status) => status !== 'running') },
      rows: 'one',
    },
    Empty: function FirstRun() {
      const intl = useIntl();
      return (
        <ButtonLink variant="primary" href={`${base}/new`}>
          {intl.formatMessage({ id: 'workspace.new' })}
        </ButtonLink>
      );
    },
  };
}

function RunName({ row: { pinned }, name }: { row: Task; name: ReactNode }) {
  const intl = useIntl();
  return (
    <Inline as="span" gap={8} wrap={false}>
      {name}
      {pinned && (
        <Badge tone="outline">{intl.formatMessage({ id: 'workspace.history.pinned' })}</Badge>
      )}
    </Inline>
  );
}

function RenameRun({ row: { id, title }, onClose }: { row: Task; onClose: () => void }) {
  const intl = useIntl();
  // What fails is said in the dialog.
  const rename = useMutation(taskMutations.change(useApi(), useQueryClient()));
  return (
    <RenameDialog
      id={id}
      title={title}
      labels={{
        title: intl.formatMessage({ id: 'workspace.history.rename' }),
        field: intl.formatMessage({ id: 'tasks.form.title.label' }),
        save: intl.formatMessage({ id: 'workspace.history.rename' }),
      }}
      onSave={(next) => rename.mutateAsync({ id, title: next })}
      onClose={onClose}
    />
  );
}
