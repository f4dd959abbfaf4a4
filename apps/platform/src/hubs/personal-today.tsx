import { useIntl } from '@constella/i18n/react';
import { Button, ErrorState, Skeleton, SkeletonGroup } from '@constella/ui';
import { useState } from 'react';

import { ErrorText } from '../base/error-text';
import { DuePanel } from '../screens/learning/shared/due-panel';
import { useDue } from '../screens/learning/shared/use-due';
import { LogPanel } from '../screens/life/day-panels';
import { LogSheet, type LogTarget } from '../screens/life/forms/log-sheet';
import { useLife } from '../screens/life/use-life';
import * as styles from './personal-today.css';

/** What is due today of the member's plans, and what of the day they have logged. */
export function PersonalToday() {
  const intl = useIntl();
  const { due, cards, ...learning } = useDue();
  const { life, ...logged } = useLife();
  const [target, setTarget] = useState<LogTarget>();
  const error = learning.error ?? logged.error;
  const retry = () => {
    learning.retry();
    logged.retry();
  };
  return (
    <section className={styles.today} aria-label={intl.formatMessage({ id: 'life.today' })}>
      {error ? (
        <ErrorState
          headingAs="h2"
          title={intl.formatMessage({ id: 'plans.failed' })}
          description={<ErrorText error={error} />}
          action={
            <Button onClick={retry}>{intl.formatMessage({ id: 'shell.action.retry' })}</Button>
          }
        />
      ) : due && cards !== undefined && life ? (
        <>
          <DuePanel due={due} cards={cards} />
          <LogPanel life={life} onLog={setTarget} />
          <LogSheet life={life} target={target} onClose={() => setTarget(undefined)} />
        </>
      ) : (
        [1, 2].map((place) => (
          <SkeletonGroup key={place}>
            <Skeleton shape="block" height={204} />
          </SkeletonGroup>
        ))
      )}
    </section>
  );
}
