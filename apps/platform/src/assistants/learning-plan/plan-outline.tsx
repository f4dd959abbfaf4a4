import type { AssistantResult } from '@constella/api-client';
import type { RunResult } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink, useDuration } from '@constella/ui';

import { paths } from '../../base/paths';
import type { ViewProps } from '../../runs/blocks/block-base';
import * as styles from './plan-outline.css';

/** The stages of a plan with what there is to do, and the way to the stored plan. */
export function PlanOutline({ result }: ViewProps<AssistantResult<'learning-plan'>>) {
  const intl = useIntl();
  const duration = useDuration();
  const { stages, modules, activities } = result;
  const { records } = result as Pick<RunResult, 'records'>;
  const plan = records?.find(({ table }) => table === 'learning_plans');
  return (
    <div className={styles.outline}>
      {plan && (
        <div>
          <ButtonLink variant="primary" href={paths.learningPlan(Number(plan.id))}>
            {intl.formatMessage({ id: 'plans.result.open' })}
          </ButtonLink>
        </div>
      )}
      {stages.map(({ id, name, about }, at) => (
        <section key={id} aria-labelledby={`stage-${id}`}>
          <h2 id={`stage-${id}`} className={styles.stage}>
            {intl.formatMessage({ id: 'plans.stage.name' }, { order: at + 1, name })}
          </h2>
          {about && <p className={styles.about}>{about}</p>}
          {modules
            .filter(({ stage }) => stage === id)
            .map((module) => (
              <div key={module.id} className={styles.module}>
                <h3 className={styles.name}>{module.name}</h3>
                <ol className={styles.activities}>
                  {activities
                    .filter((one) => one.module === module.id)
                    .map(({ id: key, title, type, minutes, dueDate, steps }) => (
                      <li key={key}>
                        <p className={styles.activity}>
                          <b className={styles.title}>{title}</b>
                          <span className={styles.facts}>
                            {[
                              intl.formatMessage({ id: `plans.type.${type}` }),
                              duration(minutes * 60_000),
                              intl.formatMessage(
                                { id: 'plans.due' },
                                {
                                  day: intl.formatDate(`${dueDate}T00:00:00Z`, {
                                    month: 'short',
                                    day: 'numeric',
                                    timeZone: 'UTC',
                                  }),
                                },
                              ),
                            ].join(' · ')}
                          </span>
                        </p>
                        <ul className={styles.steps}>
                          {steps.map((step) => (
                            <li key={step}>{step}</li>
                          ))}
                        </ul>
                      </li>
                    ))}
                </ol>
              </div>
            ))}
        </section>
      ))}
    </div>
  );
}
