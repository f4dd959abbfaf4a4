import type { Assistant } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink, Link, StatusDot, VisuallyHidden } from '@constella/ui';

import { assistantsAt, definitionOf } from '../../assistants/index';
import type { AssistantEntry } from '../../assistants/shared/assistant';
import { ResultSample } from '../../assistants/shared/example/result-sample';
import { AssistantGlyph } from '../../assistants/shared/glyph';
import { paths } from '../../base/paths';
import { Moment } from '../../base/moment';
import { runHref } from '../../runs/run-href';
import { runDots } from '../../runs/run-status';
import { useLatestRuns } from './history/use-history';
import * as styles from './hub-screen.css';

interface AssistantCardProps {
  entry: AssistantEntry;
  /** The server's data about it, once there. */
  known: Assistant | undefined;
}

/** An assistant in its hub: what comes out, a picture of it, the last run, the price. It never grows. */
export function AssistantCard({ entry, known }: AssistantCardProps) {
  const intl = useIntl();
  const { path } = definitionOf(entry.id);
  const title = intl.formatMessage({ id: entry.screen });
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <AssistantGlyph id={entry.id} size={20} />
          <Link tone="strong" href={path} className={styles.whole}>
            {title}
          </Link>
        </h2>
        <p className={styles.outcome}>{intl.formatMessage({ id: entry.outcome })}</p>
        <LastRun path={path} />
        <div className={styles.actions}>
          <ButtonLink size="small" href={`${path}/new`} className={styles.above}>
            {intl.formatMessage({ id: 'workspace.hub.start' })}
            <VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink
            size="small"
            variant="quiet"
            href={paths.example(entry.id)}
            className={styles.above}
          >
            {intl.formatMessage({ id: 'workspace.example.open' })}
            <VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
          <span className={styles.price}>
            {known &&
              intl.formatMessage({ id: 'workspace.hub.price' }, { points: known.basePoints })}
          </span>
        </div>
      </div>
      <ResultSample assistant={entry.id} />
    </article>
  );
}

/** The last run of the assistants of a screen, on a line that is kept for it. */
function LastRun({ path }: { path: string }) {
  const intl = useIntl();
  const latest = useLatestRuns(assistantsAt(path));
  const task = latest.data?.rows[0];
  return (
    <p className={styles.last}>
      {task ? (
        <>
          <StatusDot
            status={runDots[task.status]}
            label={intl.formatMessage({ id: `run.status.${task.status}` })}
            labelHidden
          />
          <Link tone="muted" href={runHref(task)} className={styles.lastTitle} dir="auto">
            {task.title}
          </Link>
          <Moment at={task.createdAt} className={styles.when} />
        </>
      ) : latest.isPending ? null : (
        intl.formatMessage({
          id: latest.isError ? 'workspace.history.failed' : 'workspace.hub.unused',
        })
      )}
    </p>
  );
}
