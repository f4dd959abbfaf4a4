import type { Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Breadcrumb, ButtonLink, HistoryIcon, PageHeader } from '@constella/ui';

import { definitionOf } from '../../assistants/index';
import type { AssistantEntry, AssistantParts } from '../../assistants/shared/assistant';
import { placeName } from '../../assistants/shared/define-entry';
import { RunActions } from '../../runs/run-actions';
import { RunFacts } from '../../runs/run-facts';
import type { WatchedRun } from '../../runs/use-run';
import { useRunCount } from './history/use-history';
import * as styles from './workspace.css';

interface WorkspaceHeadProps {
  entry: AssistantEntry;
  parts: AssistantParts;
  base: string;
  run: (WatchedRun & { task: Task }) | undefined;
  /** What the page shows. */
  view: string;
}

/** The head of the page: where it is, what it is called, and the ways to what is kept beside it. */
export function WorkspaceHead({ entry, parts, base, run, view }: WorkspaceHeadProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const count = useRunCount(entry.id);
  const { path, area } = definitionOf(entry.id);
  const task = run?.task;
  const isRun = task !== undefined && ['create', 'progress', 'result'].includes(view);
  const place = intl.formatMessage({ id: placeName(path) });
  const areaTitle =
    area === 'enterprise' || area === 'personal'
      ? [{ label: intl.formatMessage({ id: `shell.title.${area}` }), href: `/${area}` }]
      : [];
  return (
    <div className={styles.head}>
      <PageHeader
        size={20}
        breadcrumb={
          <Breadcrumb
            label={intl.formatMessage({ id: 'run.breadcrumb' })}
            items={[...areaTitle, isRun ? { label: place, href: base } : { label: place }]}
          />
        }
        title={isRun ? task.title : intl.formatMessage({ id: entry.screen })}
        description={isRun ? undefined : intl.formatMessage({ id: entry.about })}
        meta={isRun && run ? <RunFacts task={task} state={run.state} /> : undefined}
        actions={
          <nav className={styles.places} aria-label={intl.formatMessage({ id: entry.screen })}>
            {isRun && run && <RunActions task={task} run={run} />}
            {!isRun &&
              (parts.forms ?? []).map((form) => (
                <ButtonLink
                  key={form.path}
                  variant="quiet"
                  href={form.path}
                  aria-current={form.path === path && view === 'create' ? 'page' : undefined}
                >
                  {intl.formatMessage({ id: form.label })}
                </ButtonLink>
              ))}
            {!isRun &&
              parts.views?.map(({ id, label }) => (
                <ButtonLink
                  key={id}
                  variant="quiet"
                  href={`${base}?tab=${id}`}
                  aria-current={view === id ? 'page' : undefined}
                >
                  {intl.formatMessage({ id: label })}
                </ButtonLink>
              ))}
            <ButtonLink
              variant="quiet"
              icon={<HistoryIcon />}
              href={`${base}?tab=history`}
              aria-current={view === 'history' ? 'page' : undefined}
            >
              {intl.formatMessage({ id: 'workspace.tab.history' })}
              <span className={styles.count}>{count ? number(count) : null}</span>
            </ButtonLink>
            {!isRun && (
              <ButtonLink variant="quiet" href={`${base}/about`}>
                {intl.formatMessage({ id: 'workspace.about.link' })}
              </ButtonLink>
            )}
            {task?.status === 'completed' && view !== 'result' && isRun && (
              <ButtonLink variant="quiet" href={`${base}/${task.id}`}>
                {intl.formatMessage({ id: 'run.result' })}
              </ButtonLink>
            )}
            {(isRun || view !== 'create') && (
              <ButtonLink variant="secondary" href={`${base}/new`}>
                {intl.formatMessage({ id: 'workspace.new' })}
              </ButtonLink>
            )}
          </nav>
        }
      />
    </div>
  );
}
