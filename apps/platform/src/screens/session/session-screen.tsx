import { ApiError } from '@constella/api-client';
import { materialOf } from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, ButtonLink, EmptyState, ErrorState, Spinner } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ErrorText } from '../../base/error-text';
import { paths } from '../../base/paths';
import { useSession } from '../../base/session';
import { ActivitySession } from './activity-session';
import { CardSession } from './card-session';
import { dueToday, nextDue, type SessionRow } from './due-session';
import { QuizSession } from './quiz-session';
import { loadScheduler } from './scheduler';
import { SessionFrame } from './session-frame';

/** A number of the address. */
const idOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;

/** `/personal/learning-experience`: cards, a quiz or an activity, and nothing beside it. */
export function LearningSessionScreen() {
  const [params] = useSearchParams();
  const activity = idOf(params.get('activity'));
  const content = idOf(params.get('content'));
  if (activity !== undefined) return <ActivityById key={activity} id={activity} />;
  if (content !== undefined)
    return <MaterialById key={content} id={content} isQuiz={params.get('part') === 'quiz'} />;
  return <EverythingDue />;
}

interface PlaceProps {
  leaveTo: string;
  children: ReactNode;
}

/** Where there is no session: why not, and the way out. */
function Place({ leaveTo, children }: PlaceProps) {
  const intl = useIntl();
  return (
    <SessionFrame
      kind={intl.formatMessage({ id: 'study.session.review' })}
      title=""
      done={0}
      of={0}
      leaveTo={leaveTo}
      keys={[]}
      isOver
    >
      {children}
    </SessionFrame>
  );
}

/** A failure: the thing is gone, or could not be read now. */
function Failed({ error, leaveTo, retry }: { error: unknown; leaveTo: string; retry: () => void }) {
  const intl = useIntl();
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Place leaveTo={leaveTo}>
      {isGone ? (
        <EmptyState headingAs="h2" title={intl.formatMessage({ id: 'study.session.gone' })} />
      ) : (
        <ErrorState
          headingAs="h2"
          title={intl.formatMessage({ id: 'study.session.failed' })}
          description={<ErrorText error={error} />}
          action={
            <Button onClick={retry}>{intl.formatMessage({ id: 'study.session.again' })}</Button>
          }
        />
      )}
    </Place>
  );
}

function Loading({ leaveTo }: { leaveTo: string }) {
  const intl = useIntl();
  return (
    <Place leaveTo={leaveTo}>
      <Spinner label={intl.formatMessage({ id: 'study.session.review' })} />
    </Place>
  );
}

function ActivityById({ id }: { id: number }) {
  const api = useApi();
  const { data, error, refetch } = useQuery(rowQueries.row(api, 'learning_activities', id));
  const leaveTo = data ? paths.learningPlan(data.planId) : paths.learningDashboard;
  if (data) return <ActivitySession activity={data} leaveTo={leaveTo} />;
  if (error) return <Failed error={error} leaveTo={leaveTo} retry={() => void refetch()} />;
  return <Loading leaveTo={leaveTo} />;
}

function MaterialById({ id, isQuiz }: { id: number; isQuiz: boolean }) {
  const api = useApi();
  const { user } = useSession();
  const { data: row, error, refetch } = useQuery(rowQueries.row(api, 'learning_contents', id));
  const taskId = row && materialOf(row.content).taskId;
  const leaveTo =
    taskId === undefined ? paths.learningDashboard : `${paths.learningCreator}/${taskId}`;
  if (error && !row) return <Failed error={error} leaveTo={leaveTo} retry={() => void refetch()} />;
  if (!row) return <Loading leaveTo={leaveTo} />;
  if (!isQuiz) return <Cards rows={[row]} title={row.title} leaveTo={leaveTo} of={String(id)} />;
  const { questions } = materialOf(row.content);
  if (questions.length === 0) return <Nothing rows={[]} leaveTo={leaveTo} />;
  return (
    <QuizSession
      row={row}
      questions={questions}
      leaveTo={leaveTo}
      storeKey={`${user?.id ?? 0}.study.quiz.${id}`}
    />
  );
}

/** Rows of a deck that are read at once; nobody has more of them. */
const mostRows = 500;

function EverythingDue() {
  const intl = useIntl();
  const api = useApi();
  const { data, error, refetch } = useQuery(
    rowQueries.list(api, 'learning_contents', { sort: 'id', limit: mostRows }),
  );
  const leaveTo = paths.learningDashboard;
  if (data)
    return (
      <Cards
        rows={data.rows}
        title={intl.formatMessage({ id: 'study.session.today' })}
        leaveTo={leaveTo}
        of="today"
      />
    );
  if (error) return <Failed error={error} leaveTo={leaveTo} retry={() => void refetch()} />;
  return <Loading leaveTo={leaveTo} />;
}

interface CardsProps {
  rows: readonly SessionRow[];
  title: string;
  leaveTo: string;
  of: string;
}

function Cards({ rows: given, title, leaveTo, of }: CardsProps) {
  const { user } = useSession();
  // What is learned is what was due when it began, whatever is read anew meanwhile.
  const [rows] = useState(given);
  const [now] = useState(() => new Date());
  const [queue] = useState(() => dueToday(rows, now));
  const {
    data: scheduler,
    error,
    refetch,
  } = useQuery({
    queryKey: ['card scheduler'],
    queryFn: loadScheduler,
    staleTime: Infinity,
  });
  const storeKey = `${user?.id ?? 0}.study.${of}`;
  if (queue.length === 0) return <Nothing rows={rows} leaveTo={leaveTo} />;
  if (scheduler)
    return (
      <CardSession
        rows={rows}
        queue={queue}
        scheduler={scheduler}
        title={title}
        leaveTo={leaveTo}
        storeKey={storeKey}
      />
    );
  if (error) return <Failed error={error} leaveTo={leaveTo} retry={() => void refetch()} />;
  return <Loading leaveTo={leaveTo} />;
}

/** Nothing is due: when the next card comes back, and how there are more. */
function Nothing({ rows, leaveTo }: Pick<CardsProps, 'rows' | 'leaveTo'>) {
  const intl = useIntl();
  const next = nextDue(rows);
  return (
    <Place leaveTo={leaveTo}>
      <EmptyState
        title={intl.formatMessage({ id: 'study.session.nothing.title' })}
        description={
          next === undefined
            ? intl.formatMessage({ id: 'study.session.nothing.none' })
            : intl.formatMessage(
                { id: 'study.session.nothing.next' },
                { day: intl.formatDate(next, { weekday: 'long', month: 'long', day: 'numeric' }) },
              )
        }
        action={
          <ButtonLink variant="primary" href={paths.learningCreator}>
            {intl.formatMessage({ id: 'study.session.make' })}
          </ButtonLink>
        }
      />
    </Place>
  );
}
