import type { Dashboard, EthicsDecision } from '@constella/api-client/contract';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Badge, Button, Callout, EmptyState, Inline, Link, Panel } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';

import { ErrorText } from '../../base/error-text';
import { Moment } from '../../base/moment';
import { runHref } from '../../runs/run-href';
import { useFlagText } from '../../runs/use-flag-text';
import * as styles from './dashboard.css';

type Flag = Dashboard['ethics']['flags'][number];

/** What the checks found, each with its run; what waits for a decision is decided here. */
export function FoundPanel({ flags }: { flags: readonly Flag[] }) {
  const intl = useIntl();
  return (
    <Panel
      title={intl.formatMessage({ id: 'dashboard.ethics.found' })}
      padding={flags.length > 0 ? 'none' : 'medium'}
    >
      {flags.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'dashboard.ethics.empty' })} />
      ) : (
        <ul className={styles.list}>
          {flags.map((flag) => (
            <FoundRow key={flag.id} flag={flag} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function FoundRow({ flag }: { flag: Flag }) {
  const intl = useIntl();
  const api = useCalls();
  const textOf = useFlagText();
  const decide = useMutation({
    mutationFn: (decision: EthicsDecision) => api.decideCheck(flag.id, { decision }),
  });
  const { taskId, title, assistant, check, action, decision, checkedAt } = flag;
  const name = intl.formatMessage({ id: `run.check.${check}` });
  const isOpen = action === 'review' && decision === null;
  const choice = (value: EthicsDecision, label: 'confirm' | 'dismiss') => (
    <Button
      size="small"
      disabled={decide.isPending}
      aria-pressed={decision === value}
      onClick={() => decide.mutate(value)}
    >
      {intl.formatMessage({ id: `dashboard.ethics.${label}` })}
    </Button>
  );
  return (
    <li className={styles.plan}>
      <p className={styles.check}>
        <span className={styles.name}>{name}</span>
        {action === 'review' && (
          <Badge tone={isOpen ? 'warning' : 'neutral'}>
            {intl.formatMessage({ id: `dashboard.ethics.${decision ?? 'open'}` })}
          </Badge>
        )}
      </p>
      <p className={styles.found}>{textOf(flag)}</p>
      <p className={styles.facts}>
        <Link href={runHref({ id: taskId, ...(assistant !== null && { assistant }) })}>
          <bdi>{title}</bdi>
        </Link>
        <Moment at={checkedAt} />
      </p>
      {action === 'review' && (
        <Inline
          gap={8}
          role="group"
          aria-label={intl.formatMessage({ id: 'dashboard.ethics.decide' }, { title, check: name })}
        >
          {choice('confirmed', 'confirm')}
          {choice('dismissed', 'dismiss')}
        </Inline>
      )}
      {decide.error && (
        <Callout tone="danger" title={intl.formatMessage({ id: 'dashboard.ethics.failed' })}>
          <ErrorText error={decide.error} />
        </Callout>
      )}
    </li>
  );
}
