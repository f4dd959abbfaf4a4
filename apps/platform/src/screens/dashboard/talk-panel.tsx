import type { Dashboard } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink, EmptyState, Panel, Select } from '@constella/ui';
import { HeatMap } from '@constella/ui/charts';

import { paths } from '../../base/paths';
import type { DashboardView } from './use-dashboard';

interface TalkPanelProps {
  readonly talk: Dashboard['talk'];
  readonly view: Pick<DashboardView, 'run' | 'chooseRun'>;
}

/** Who writes to whom: agents by agents, with the number of their messages. */
export function TalkPanel({ talk, view }: TalkPanelProps) {
  const intl = useIntl();
  const { agents, messages, runs } = talk;
  const all = messages.reduce((sum, { count }) => sum + count, 0);
  const writing = agents.filter(({ id }) => messages.some(({ from }) => from === id));
  const toEveryone = messages.some(({ to }) => to === null);
  const readers = [
    ...agents.filter(({ id }) => messages.some(({ to }) => to === id)),
    ...(toEveryone ? [{ id: null, name: intl.formatMessage({ id: 'dashboard.talk.all' }) }] : []),
  ];
  const title = intl.formatMessage({ id: 'dashboard.talk' });
  const everyRun = 'all';
  return (
    <Panel
      title={title}
      titleMeta={intl.formatMessage({ id: 'dashboard.talk.count' }, { count: all })}
      actions={
        runs.length > 0 && (
          <Select
            label={intl.formatMessage({ id: 'dashboard.talk.run' })}
            labelHidden
            size="small"
            value={runs.some(({ taskId }) => taskId === view.run) ? String(view.run) : everyRun}
            onValueChange={(chosen) =>
              view.chooseRun(chosen === everyRun ? undefined : Number(chosen))
            }
            options={[
              { value: everyRun, label: intl.formatMessage({ id: 'dashboard.talk.runs' }) },
              ...runs.map(({ taskId, title: name }) => ({ value: String(taskId), label: name })),
            ]}
          />
        )
      }
      footer={intl.formatMessage({ id: 'dashboard.talk.note' })}
    >
      {all === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'dashboard.talk.empty' })}
          action={
            <ButtonLink href={paths.agents}>
              {intl.formatMessage({ id: 'shell.side.agents' })}
            </ButtonLink>
          }
        />
      ) : (
        <HeatMap
          title={title}
          titleHidden
          rowLabel={intl.formatMessage({ id: 'dashboard.talk.from' })}
          rows={writing.map(({ name }) => name)}
          columns={readers.map(({ name }) => name)}
          values={writing.map((writer) =>
            readers.map(
              (reader) =>
                messages.find(({ from, to }) => from === writer.id && to === reader.id)?.count ?? 0,
            ),
          )}
        />
      )}
    </Panel>
  );
}
