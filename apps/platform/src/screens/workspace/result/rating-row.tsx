import { bounds, type Task } from '@constella/api-client';
import { taskMutations, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Rating, Stack, TextArea } from '@constella/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ErrorText } from '../../../base/error-text';
import { useSession } from '../../../base/session';
import { useTextDraft } from '../../../base/editing/use-text-draft';
import * as styles from '../run/run-view.css';
import { pressed } from '../workspace.css';

/** The reader's rating of a result, a quiet row: stars at once, words with the button. */
export function RatingRow({ task }: { task: Task }) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const saved = task.rating?.text ?? '';
  const { text, type, forget } = useTextDraft(
    user ? `${user.id}.rating.${task.id}` : undefined,
    saved,
  );
  const rate = useMutation({ ...taskMutations.rate(api, queryClient), onSuccess: forget });
  const stars = task.rating?.stars ?? 0;
  return (
    <section className={pressed} aria-label={intl.formatMessage({ id: 'workspace.rating.title' })}>
      <Stack gap={12}>
        <Rating
          label={intl.formatMessage({ id: 'workspace.rating.title' })}
          max={bounds.rating.max}
          clearable
          value={stars}
          onValueChange={(next) =>
            rate.mutate({
              id: task.id,
              rating: next > 0 ? { stars: next, ...(text && { text }) } : null,
            })
          }
        />
        {stars > 0 && (
          <>
            <TextArea
              label={intl.formatMessage({ id: 'workspace.rating.text' })}
              rows={3}
              dir="auto"
              maxLength={bounds.remark.max}
              value={text}
              onChange={(event) => type(event.target.value)}
            />
            <Button
              size="small"
              busy={rate.isPending}
              onClick={() => rate.mutate({ id: task.id, rating: { stars, text } })}
            >
              {intl.formatMessage({ id: 'workspace.rating.save' })}
            </Button>
          </>
        )}
        <div role="status" className={styles.status}>
          {rate.isSuccess &&
            (stars === 0 || text.trim() === saved.trim()) &&
            intl.formatMessage({ id: 'workspace.rating.saved' })}
        </div>
        {rate.isError && (
          <Callout
            tone="danger"
            role="alert"
            title={intl.formatMessage({ id: 'run.actionFailed' })}
          >
            <ErrorText error={rate.error} />
          </Callout>
        )}
      </Stack>
    </section>
  );
}
