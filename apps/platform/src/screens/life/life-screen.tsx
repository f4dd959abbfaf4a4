import { loggedStreak } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  Container,
  PageHeader,
  PlusIcon,
  Skeleton,
  SkeletonGroup,
  TargetIcon,
} from '@constella/ui';
import { useState } from 'react';

import { ErrorScreen } from '../../base/error-screen';
import { paths } from '../../base/paths';
import { LifeCharts } from './charts';
import { LogPanel, ShoppingPanel, TodayPanel } from './day-panels';
import { CategoryFigures } from './figures';
import { LogSheet, type LogTarget } from './forms/log-sheet';
import { GoalsPanel } from './goals-panel';
import * as styles from './life.css';
import { ReviewPanel } from './review-panel';
import { useLife, type Life } from './use-life';
import { useLifeTexts } from './use-life-texts';

/** `/personal/life-assistant`: the day, over everything that was logged. */
export function LifeScreen() {
  const { life, error, isFetching, retry } = useLife();
  if (life) return <LifeDay life={life} />;
  if (error) return <ErrorScreen error={error} isRetrying={isFetching} onRetry={retry} />;
  return (
    <Container>
      <SkeletonGroup>
        <Skeleton shape="block" height={90} />
        <Skeleton shape="block" height={180} />
        <Skeleton shape="block" height={420} />
      </SkeletonGroup>
    </Container>
  );
}

/** What was logged of the last night, and how many days in a row. */
function useDaySentence(life: Life): string {
  const intl = useIntl();
  const texts = useLifeTexts(life.currency);
  const hours = life.health.find(({ date }) => date === life.today)?.sleepHours ?? null;
  const streak = loggedStreak(life.health, life.today);
  return [
    hours === null
      ? intl.formatMessage({ id: 'life.day.nothing' })
      : intl.formatMessage({ id: 'life.day.slept' }, { hours: texts.hours(hours) }),
    ...(streak > 1 ? [intl.formatMessage({ id: 'life.day.streak' }, { days: streak })] : []),
  ].join(' ');
}

function LifeDay({ life }: { life: Life }) {
  const intl = useIntl();
  const texts = useLifeTexts(life.currency);
  const sentence = useDaySentence(life);
  const [target, setTarget] = useState<LogTarget>();
  return (
    <Container className={styles.page}>
      <PageHeader
        title={texts.longDay(life.today)}
        description={sentence}
        actions={
          <>
            <ButtonLink href={paths.lifeManager}>
              {intl.formatMessage({ id: 'life.records' })}
            </ButtonLink>
            <Button icon={<TargetIcon />} onClick={() => setTarget({ form: 'targets' })}>
              {intl.formatMessage({ id: 'life.aim.title' })}
            </Button>
            <Button
              variant="primary"
              icon={<PlusIcon />}
              onClick={() => setTarget({ form: 'day' })}
            >
              {intl.formatMessage({ id: 'life.log.today' })}
            </Button>
          </>
        }
      />
      <CategoryFigures life={life} />
      <div className={styles.two}>
        <div className={styles.stack}>
          <LifeCharts life={life} />
          <GoalsPanel life={life} onLog={setTarget} />
        </div>
        <aside className={styles.rail} aria-label={intl.formatMessage({ id: 'life.today' })}>
          <TodayPanel life={life} onLog={setTarget} />
          <LogPanel life={life} onLog={setTarget} />
          <ReviewPanel life={life} />
          <ShoppingPanel life={life} onLog={setTarget} />
        </aside>
      </div>
      <LogSheet life={life} target={target} onClose={() => setTarget(undefined)} />
    </Container>
  );
}
