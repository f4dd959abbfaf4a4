import {
  materialOf,
  reviewsIn,
  type CardReview,
  type LearningCard,
} from '@constella/api-client/contract';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Kbd, PencilIcon, UndoIcon } from '@constella/ui';
import { useId, useMemo, useState } from 'react';

import { changeCards } from './change-material';
import { CardDialog } from './card-dialog';
import type { SessionRow } from './due-session';
import { grades, present, type CardGrade, type Scheduler } from './scheduler';
import { SessionFrame, type SessionKey } from './session-frame';
import { afterGrade, beforeLast, partsOfKey, type CardKey } from './session-state';
import { SessionSummary } from './session-summary';
import * as styles from './session.css';
import { useKeptFocus } from './use-kept-focus';
import { useSaver } from './use-saver';
import { useProgress } from './use-progress';

interface CardSessionProps {
  title: string;
  rows: readonly SessionRow[];
  queue: readonly CardKey[];
  scheduler: Scheduler;
  leaveTo: string;
  /** Names what is kept of it on this device. */
  storeKey: string;
}

/** The grade of a card that was known: where the focus is once the answer is there. */
const usual: CardGrade = 3;

/** Cards one after the other: the question, the answer, how well it was known. */
export function CardSession({
  title,
  rows: given,
  queue,
  scheduler,
  leaveTo,
  storeKey,
}: CardSessionProps) {
  const intl = useIntl();
  const calls = useCalls();
  const [rows, setRows] = useState(() => new Map(given.map((row) => [row.id, row])));
  const [saver, saving] = useSaver(`${storeKey}.unsaved`, given);
  const [state, setState] = useProgress(`${storeKey}.progress`, queue);
  const [isEditing, setEditing] = useState(false);
  const cards = useMemo(
    () =>
      new Map(
        [...rows.values()].flatMap((row) =>
          materialOf(row.content).cards.map(
            (card) => [`${row.id}:${card.id}`, { card, row }] as const,
          ),
        ),
      ),
    [rows],
  );
  const stored = useMemo(
    () =>
      new Map(
        given.flatMap((row) =>
          [...reviewsIn(row.metadata)].map(
            ([card, review]) => [`${row.id}:${card}`, review] as const,
          ),
        ),
      ),
    [given],
  );
  const reviewOf = (key: CardKey): CardReview | undefined =>
    state.graded.findLast((one) => one.key === key)?.after ?? stored.get(key);

  // A card that was removed elsewhere is skipped.
  const here = state.queue.filter((key) => cards.has(key));
  const [key] = here;
  const current = key === undefined ? undefined : cards.get(key);
  const doneKeys = new Set(state.graded.map((one) => one.key));
  for (const one of here) doneKeys.delete(one);
  const done = doneKeys.size;
  const of = done + here.length;
  const before = key === undefined ? undefined : reviewOf(key);
  const [now, setNow] = useState(present);
  const questionId = useId();
  // The button that was pressed goes with its side of the card.
  const onward = useKeptFocus<HTMLButtonElement>(`${key} ${state.graded.length} ${state.isShown}`);
  const show = () => {
    // The dates grades lead to are counted from when the answer is seen.
    setNow(present());
    setState({ ...state, queue: here, isShown: true });
  };
  const grade = (value: CardGrade) => {
    if (key === undefined || !state.isShown) return;
    const at = present();
    const { row, card } = partsOfKey(key);
    const next = scheduler.next(card, before, value, at);
    saver.put(row, card, next.review);
    setState(
      afterGrade({ ...state, queue: here }, next, {
        grade: value,
        at: at.getTime(),
        before: before ?? null,
      }),
    );
  };
  const undo = () => {
    const last = state.graded.at(-1);
    if (!last) return;
    const { row, card } = partsOfKey(last.key);
    saver.put(row, card, last.before, last.after);
    setState(beforeLast(state));
  };
  const save = async (changed: LearningCard) => {
    if (!current) return;
    const row = await changeCards(calls, current.row, (all) =>
      all.map((one) => (one.id === changed.id ? changed : one)),
    );
    setRows(new Map(rows).set(row.id, row));
    saver.know(row);
    setEditing(false);
  };
  const again = (keys: readonly CardKey[]) => setState({ queue: keys, graded: [], isShown: false });

  const notice = saving.isFailing && saving.unsaved > 0 && (
    <Callout tone="warning" role="status">
      {intl.formatMessage({ id: 'study.session.notSaved' }, { count: saving.unsaved })}
    </Callout>
  );
  const common = {
    kind: intl.formatMessage({ id: 'study.session.review' }),
    title,
    done,
    of,
    leaveTo,
  };
  if (!current || key === undefined)
    return (
      <SessionSummary
        {...common}
        graded={state.graded}
        unsaved={saving.unsaved}
        frontOf={(one) => cards.get(one)?.card.front ?? ''}
        reviews={[...stored, ...state.graded.map((one) => [one.key, one.after] as const)]}
        onAgain={again}
        notice={notice}
      />
    );
  const keys: readonly SessionKey[] = [
    { keys: [' '], says: 'study.key.show', act: show },
    {
      keys: grades.map(String),
      says: 'study.key.grade',
      act: (pressed) => grade(Number(pressed) as CardGrade),
    },
    { keys: ['u'], says: 'study.key.undo', act: undo },
    { keys: ['e'], says: 'study.key.edit', act: () => setEditing(true) },
  ];
  return (
    <SessionFrame {...common} keys={keys}>
      <div className={styles.slide}>
        {notice}
        <article className={styles.card}>
          <div className={styles.side}>
            <span className={styles.label}>
              {intl.formatMessage({ id: 'study.card.question' })}
            </span>
            <p id={questionId} dir="auto" className={styles.question}>
              {current.card.front}
            </p>
          </div>
          {state.isShown && (
            <div className={styles.side} role="status">
              <span className={styles.label}>
                {intl.formatMessage({ id: 'study.card.answer' })}
              </span>
              <p dir="auto" className={styles.answer}>
                {current.card.back}
              </p>
            </div>
          )}
          <div className={styles.meta}>
            <bdi>{current.row.title}</bdi>
            <span>
              {before
                ? intl.formatMessage(
                    { id: 'study.card.seen' },
                    {
                      count: before.reps,
                      day: intl.formatDate(before.last, { month: 'short', day: 'numeric' }),
                      grade: intl.formatMessage({ id: `study.grade.${before.grade as CardGrade}` }),
                    },
                  )
                : intl.formatMessage({ id: 'study.card.new' })}
            </span>
          </div>
        </article>
        {state.isShown ? (
          <>
            <p className={styles.ask}>{intl.formatMessage({ id: 'study.session.ask' })}</p>
            <div className={styles.grades}>
              {grades.map((value) => {
                const { days, review } = scheduler.next('', before, value, now);
                return (
                  <button
                    key={value}
                    ref={value === usual ? onward : undefined}
                    type="button"
                    className={styles.grade}
                    onClick={() => grade(value)}
                  >
                    <Kbd>{value}</Kbd>
                    <span className={styles.gradeName}>
                      {intl.formatMessage({ id: `study.grade.${value}` })}
                    </span>
                    <span className={styles.gradeWhen}>
                      {days > 0
                        ? intl.formatMessage({ id: 'study.next.days' }, { days })
                        : intl.formatMessage(
                            { id: 'study.next.minutes' },
                            {
                              minutes: Math.max(
                                Math.round((review.due - now.getTime()) / 60_000),
                                1,
                              ),
                            },
                          )}
                    </span>
                    <span className={styles.gradeDay}>
                      {days > 0
                        ? intl.formatDate(review.due, {
                            weekday: 'short',
                            month: 'short',
                            day: 'numeric',
                            ...(days > 300 && { year: 'numeric' }),
                          })
                        : intl.formatMessage({ id: 'study.next.session' })}
                    </span>
                  </button>
                );
              })}
            </div>
          </>
        ) : (
          <div className={styles.showLine}>
            <Button
              ref={onward}
              variant="primary"
              size="large"
              aria-describedby={questionId}
              onClick={show}
            >
              {intl.formatMessage({ id: 'study.session.show' })}
            </Button>
          </div>
        )}
        <div className={styles.tools}>
          <Button
            size="small"
            variant="quiet"
            icon={<UndoIcon size={14} />}
            disabled={state.graded.length === 0}
            onClick={undo}
          >
            {intl.formatMessage({ id: 'study.session.undo' })}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<PencilIcon size={14} />}
            onClick={() => setEditing(true)}
          >
            {intl.formatMessage({ id: 'study.session.editCard' })}
          </Button>
        </div>
      </div>
      {isEditing && (
        <CardDialog card={current.card} onSave={save} onClose={() => setEditing(false)} />
      )}
    </SessionFrame>
  );
}
