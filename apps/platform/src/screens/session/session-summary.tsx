import type { CardReview } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import {
  ArrowRightIcon,
  Button,
  ButtonLink,
  Heading,
  Panel,
  Stat,
  StatGroup,
  Text,
} from '@constella/ui';
import { BarChart } from '@constella/ui/charts';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { dayAfter, present } from './scheduler';
import { SessionFrame, type SessionKey } from './session-frame';
import { nextDays, sumsOf, type CardKey, type Graded } from './session-state';
import * as styles from './session.css';
import { useKeptFocus } from './use-kept-focus';
import { useNextActivity } from './use-next-activity';

interface SessionSummaryProps {
  kind: string;
  title: string;
  leaveTo: string;
  graded: readonly Graded[];
  /** Grades that are not stored: they do not count. */
  unsaved: number;
  frontOf: (key: CardKey) => string;
  /** What is known of every card of the session’s rows; the last of a card counts. */
  reviews: readonly (readonly [CardKey, CardReview])[];
  onAgain: (keys: readonly CardKey[]) => void;
  notice: ReactNode;
}

/** Days the chart looks ahead. */
const days = 7;

/** The end of a session: what happened, what comes back, and the way on. */
export function SessionSummary({
  graded,
  unsaved,
  frontOf,
  reviews,
  onAgain,
  notice,
  ...frame
}: SessionSummaryProps) {
  const intl = useIntl();
  // What is not stored yet is not counted: the last grades are written last.
  const stored = unsaved > 0 ? graded.slice(0, Math.max(graded.length - unsaved, 0)) : graded;
  const { cards, remembered, fresh, cameBack } = sumsOf(stored);
  const [now] = useState(present);
  const starts = Array.from({ length: days + 1 }, (_, at) => dayAfter(now, at + 1).getTime());
  const due = nextDays(new Map(reviews).values(), starts);
  const firstDue = [...new Map(reviews).values()]
    .map((one) => one.due)
    .filter((moment) => moment > now.getTime())
    .toSorted((one, other) => one - other)[0];
  const day = (moment: number, weekday: 'short' | undefined = 'short') =>
    intl.formatDate(moment, { weekday, month: 'short', day: 'numeric' });
  const review = () => onAgain(cameBack.map(({ key }) => key));
  const navigate = useNavigate();
  const next = useNextActivity();
  const place = useKeptFocus<HTMLDivElement>('summary', { isNext: true });
  const keys: SessionKey[] = [];
  if (next)
    keys.push({
      keys: ['Enter'],
      says: 'study.key.continue',
      act: () => void navigate(next.href),
    });
  if (cameBack.length > 0) keys.push({ keys: ['r'], says: 'study.key.again', act: review });
  return (
    <SessionFrame {...frame} done={cards} of={cards} keys={keys} isOver>
      <div className={`${styles.slide} ${styles.wide} ${styles.sum}`}>
        {notice}
        <div ref={place} tabIndex={-1} className={styles.place}>
          <Heading level={2} size={24}>
            {intl.formatMessage({ id: 'study.sum.cards' }, { count: cards })}
          </Heading>
          <Text tone="muted">{intl.formatMessage({ id: 'study.sum.allDone' })}</Text>
        </div>
        <StatGroup>
          <Stat
            label={intl.formatMessage({ id: 'study.sum.remembered' })}
            value={intl.formatMessage({ id: 'study.sum.of' }, { count: remembered, of: cards })}
          />
          <Stat
            label={intl.formatMessage({ id: 'study.sum.fresh' })}
            value={intl.formatNumber(fresh)}
          />
        </StatGroup>
        <div className={styles.halves}>
          {cameBack.length > 0 && (
            <Panel
              padding="none"
              titleAs="h3"
              title={intl.formatMessage({ id: 'study.sum.cameBack' })}
            >
              <ul className={styles.back}>
                {cameBack.map(({ key, times, due: back }) => (
                  <li key={key} className={styles.backRow}>
                    <bdi>{frontOf(key)}</bdi>
                    <span className={styles.muted}>{day(back)}</span>
                    <span className={styles.muted}>
                      {intl.formatMessage({ id: 'study.sum.times' }, { times })}
                    </span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          {due.some((count) => count > 0) ? (
            <Panel>
              <BarChart
                title={intl.formatMessage({ id: 'study.sum.days' })}
                categories={due.map((_, at) => day(starts[at] ?? 0))}
                categoryLabel={intl.formatMessage({ id: 'study.sum.day' })}
                series={[{ name: intl.formatMessage({ id: 'study.sum.due' }), values: due }]}
                height={180}
              />
            </Panel>
          ) : (
            firstDue !== undefined && (
              <Panel titleAs="h3" title={intl.formatMessage({ id: 'study.sum.days' })}>
                <Text as="p" tone="muted">
                  {intl.formatMessage(
                    { id: 'study.session.nothing.next' },
                    {
                      day: intl.formatDate(firstDue, {
                        weekday: 'long',
                        month: 'long',
                        day: 'numeric',
                      }),
                    },
                  )}
                </Text>
              </Panel>
            )
          )}
        </div>
        <div className={styles.tools}>
          {next && (
            <ButtonLink
              variant="primary"
              size="large"
              iconEnd={<ArrowRightIcon />}
              href={next.href}
            >
              {intl.formatMessage({ id: 'study.sum.continue' }, { title: next.title })}
            </ButtonLink>
          )}
          <ButtonLink variant={next ? 'secondary' : 'primary'} size="large" href={frame.leaveTo}>
            {intl.formatMessage({ id: 'study.sum.stop' })}
          </ButtonLink>
          {cameBack.length > 0 && (
            <Button size="large" onClick={review}>
              {intl.formatMessage({ id: 'study.sum.again' }, { count: cameBack.length })}
            </Button>
          )}
        </div>
      </div>
    </SessionFrame>
  );
}
