import { rowMutations } from '@constella/api-client/react';
import { useApi } from '@constella/api-client/react';
import type { RowOfRecord } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRightIcon, Button, ButtonLink, Callout, Link, Text } from '@constella/ui';
import { useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { RunText } from '../../runs/run-text';
import { SessionFrame } from './session-frame';
import * as styles from './session.css';
import { useKeptFocus } from './use-kept-focus';

type Activity = RowOfRecord<'learning_activities'>;

/** The parts of a text: a new one begins with every heading, or with a rule. */
export const partsOfText = (text: string): string[] =>
  text
    .split(/\n(?=#{1,3}\s)|\n-{3,}\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** An activity of a plan, part after part; at the end it is done. */
export function ActivitySession({ activity, leaveTo }: { activity: Activity; leaveTo: string }) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, data, error, isPending } = useMutation(
    rowMutations.update(api, queryClient, 'learning_activities'),
  );
  const [at, setAt] = useState(0);
  const { id, revision, title, content, description, url } = activity;
  const parts = partsOfText(content ?? description ?? '');
  const isLast = at >= parts.length - 1;
  const isDone = activity.completed || data?.completed === true;
  const finish = () => {
    if (isDone || isPending) return;
    mutate({ id, revision, changes: { completed: true, completedAt: new Date().toISOString() } });
  };
  const next = () => (isLast ? finish() : setAt(at + 1));
  const of = Math.max(parts.length, 1);
  const leave = useKeptFocus<HTMLAnchorElement>(String(isDone));
  return (
    <SessionFrame
      kind={intl.formatMessage({ id: 'study.session.activity' })}
      title={title}
      done={isDone ? of : at}
      of={of}
      leaveTo={leaveTo}
      keys={[{ keys: ['Enter'], says: 'study.key.next', act: next }]}
    >
      <div className={styles.slide}>
        {parts.length > 0 ? (
          <RunText headingLevel={3} text={parts[at] ?? ''} />
        ) : (
          <Text tone="muted">{intl.formatMessage({ id: 'study.activity.empty' })}</Text>
        )}
        {url !== null && (
          <p className={styles.showLine}>
            <Link href={url} target="_blank" rel="noreferrer">
              {intl.formatMessage({ id: 'study.activity.open' })}
            </Link>
          </p>
        )}
        {error && (
          <Callout tone="danger">
            <ErrorText error={error} />
          </Callout>
        )}
        <div className={styles.tools}>
          {isDone && isLast ? (
            <>
              <ButtonLink ref={leave} variant="primary" size="large" href={leaveTo}>
                {intl.formatMessage({ id: 'study.sum.stop' })}
              </ButtonLink>
              <Text role="status" tone="muted">
                {intl.formatMessage({ id: 'study.activity.completed' })}
              </Text>
            </>
          ) : (
            <Button
              variant="primary"
              size="large"
              busy={isPending}
              iconEnd={isLast ? undefined : <ArrowRightIcon />}
              onClick={next}
            >
              {intl.formatMessage({ id: isLast ? 'study.activity.done' : 'study.activity.next' })}
            </Button>
          )}
        </div>
      </div>
    </SessionFrame>
  );
}
