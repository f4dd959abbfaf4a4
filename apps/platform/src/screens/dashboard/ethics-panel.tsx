import type { Dashboard } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { AlertTriangleIcon, ButtonLink, CheckIcon, Link, Panel } from '@constella/ui';

import { paths } from '../../base/paths';
import { runHref } from '../../runs/run-href';
import { useFlagText } from '../../runs/use-flag-text';
import * as styles from './dashboard.css';

type Ethics = Dashboard['ethics'];

interface EthicsPanelProps {
  readonly ethics: Ethics;
  /** Leads to the page where what waits is decided. @default true */
  readonly linked?: boolean;
}

/** What the results of the period were checked for, and how many of them something was found in. */
export function EthicsPanel({ ethics, linked = true }: EthicsPanelProps) {
  const intl = useIntl();
  const { total, runs, open, checks, flags } = ethics;
  return (
    <Panel
      title={intl.formatMessage({ id: 'dashboard.ethics' })}
      titleMeta={intl.formatMessage({ id: 'dashboard.ethics.count' }, { checks: total, runs })}
      actions={
        linked &&
        open > 0 && (
          <ButtonLink size="small" href={paths.ethicalInnovation}>
            {intl.formatMessage({ id: 'dashboard.ethics.review' }, { count: open })}
          </ButtonLink>
        )
      }
      footer={intl.formatMessage({ id: 'dashboard.ethics.note' })}
      padding="none"
    >
      <ul className={styles.list}>
        {checks.map((check) => (
          <CheckRow
            key={check.check}
            of={check}
            last={flags.find((flag) => flag.check === check.check)}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface CheckRowProps {
  readonly of: Ethics['checks'][number];
  /** What it found last. */
  readonly last: Ethics['flags'][number] | undefined;
}

function CheckRow({ of: { check, total, flagged }, last }: CheckRowProps) {
  const intl = useIntl();
  const textOf = useFlagText();
  return (
    <li className={styles.plan}>
      <p className={styles.check}>
        <span className={styles.name}>{intl.formatMessage({ id: `run.check.${check}` })}</span>
        {total === 0 ? (
          <span className={styles.none}>{intl.formatMessage({ id: 'dashboard.ethics.none' })}</span>
        ) : flagged > 0 ? (
          <span className={styles.flagged}>
            <AlertTriangleIcon size={14} />
            {intl.formatMessage({ id: 'dashboard.ethics.flagged' }, { flagged, total })}
          </span>
        ) : (
          <span className={styles.passed}>
            <CheckIcon size={14} />
            {intl.formatMessage({ id: 'dashboard.ethics.passed' }, { count: total })}
          </span>
        )}
      </p>
      {last && (
        <p className={styles.facts}>
          <span>
            <Link
              href={runHref({
                id: last.taskId,
                ...(last.assistant !== null && { assistant: last.assistant }),
              })}
            >
              <bdi>{last.title}</bdi>
            </Link>
            <span className={styles.about}>{textOf(last)}</span>
          </span>
        </p>
      )}
    </li>
  );
}
