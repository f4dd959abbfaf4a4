import type { Dashboard } from '@constella/api-client/contract';
import { useFormats, useIntl } from '@constella/i18n/react';
import { ButtonLink, EmptyState, Link, Panel, Progress } from '@constella/ui';

import { paths } from '../../base/paths';
import { runHref } from '../../runs/run-href';
import * as styles from './dashboard.css';

type Plan = Dashboard['plans'][number];

/** The steps of the runs at work, and how far each is. */
export function PlansPanel({ plans }: { plans: readonly Plan[] }) {
  const intl = useIntl();
  return (
    <Panel
      title={intl.formatMessage({ id: 'dashboard.plans' })}
      titleMeta={intl.formatMessage({ id: 'dashboard.plans.count' }, { count: plans.length })}
      footer={intl.formatMessage({ id: 'dashboard.plans.note' })}
      padding={plans.length > 0 ? 'none' : 'medium'}
    >
      {plans.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'dashboard.plans.empty' })}
          action={
            <ButtonLink href={paths.home}>
              {intl.formatMessage({ id: 'shell.side.ask' })}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles.list}>
          {plans.map((plan) => (
            <PlanRow key={plan.taskId} plan={plan} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function PlanRow({ plan }: { plan: Plan }) {
  const intl = useIntl();
  const { number } = useFormats();
  const { taskId, title, assistant, steps, points, reserved } = plan;
  const ended = steps.filter(({ state }) => state !== 'pending' && state !== 'running').length;
  const step = steps.find(({ state }) => state === 'running') ?? steps[ended];
  const run = { id: taskId, ...(assistant !== null && { assistant }) };
  return (
    <li className={styles.plan}>
      <Link href={runHref(run)} className={styles.name}>
        <bdi>{title}</bdi>
      </Link>
      <Progress
        label={intl.formatMessage({ id: 'dashboard.plan.progress' }, { title })}
        value={ended}
        max={steps.length}
        valueText={intl.formatMessage(
          { id: 'dashboard.plan.ended' },
          { ended, total: steps.length },
        )}
      />
      <p className={styles.facts}>
        <span>
          {step &&
            intl.formatMessage(
              { id: step.agent === null ? 'dashboard.plan.step' : 'dashboard.plan.stepBy' },
              {
                at: steps.indexOf(step) + 1,
                total: steps.length,
                name: step.name,
                agent: step.agent,
              },
            )}
        </span>
        <span>
          {intl.formatMessage(
            { id: 'dashboard.plan.points' },
            { used: number(points), reserved: number(reserved) },
          )}
        </span>
      </p>
    </li>
  );
}
