import type { AssistantResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Panel, useDuration } from '@constella/ui';

import type { ViewProps } from '../../runs/blocks/block-base';
import * as styles from './plan-outline.css';

/** The stages of a plan with what there is to do. */
export function PlanOutline({ result }: ViewProps<AssistantResult<'learning-plan'>>) {
  const intl = useIntl();
  const duration = useDuration();
  const { stages, modules, activities } = result;
  return (
    <Panel className={styles.outline}>
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
    </Panel>
  );
}
