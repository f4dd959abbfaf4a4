import type { AssistantResult } from '@constella/api-client';
import type { RunResult } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { ArrowRightIcon, ButtonLink } from '@constella/ui';

import { paths } from '../../base/paths';
import type { ViewProps } from '../../runs/blocks/block-base';
import * as styles from './plan-outline.css';

/** The way to the stored plan, where it is worked on. */
export function PlanLink({ result }: ViewProps<AssistantResult<'learning-plan'>>) {
  const intl = useIntl();
  const { records } = result as Pick<RunResult, 'records'>;
  const plan = records?.find(({ table }) => table === 'learning_plans');
  return (
    plan && (
      <div className={styles.link}>
        <ButtonLink
          variant="primary"
          iconEnd={<ArrowRightIcon />}
          href={paths.learningPlan(Number(plan.id))}
        >
          {intl.formatMessage({ id: 'plans.result.open' })}
        </ButtonLink>
      </div>
    )
  );
}
