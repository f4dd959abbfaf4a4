import { mentorRoles, type RowOfRecord } from '@constella/api-client/contract';
import { rowMutations } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  AlertDialog,
  Button,
  IconButton,
  Panel,
  Text,
  ThumbsUpIcon,
  TrashIcon,
} from '@constella/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../../base/error-text';
import { useSession } from '../../../base/session';
import { useRecordTools } from '../../../records/use-record-tools';
import * as styles from './collaboration.css';
import { MentorTile } from './mentor-tile';

type Answer = RowOfRecord<'discussion_answers'>;

interface QuestionPanelProps {
  discussion: RowOfRecord<'learning_discussions'>;
  answers: readonly Answer[];
  mentors: readonly RowOfRecord<'mentors'>[];
  /** What the answers that are missing cost; undefined while no mentor can answer. */
  points: number | undefined;
  /** The mentors are at it. */
  isAsking: boolean;
  failure: Error | undefined;
  onAsk: () => void;
  onStop: () => void;
}

/** A question, what the mentors answered, and how to answer it oneself while nobody has. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { discussion, answers, mentors, points, isAsking, failure, onAsk, onStop } = props;
  const intl = useIntl();
  const { date } = useFormats();
  const missing = mentors.filter(({ role }) => !answers.some((one) => one.mentorRole === role));
  return (
    <Panel padding="none">
      <div className={styles.question}>
        <div className={styles.words}>
          <h3 className={styles.asked} dir="auto">
            {discussion.question}
          </h3>
          <p className={styles.detail}>{date(discussion.createdAt)}</p>
        </div>
        <DeleteQuestion discussion={discussion} />
      </div>
      {answers.length > 0 && (
        <ul className={styles.list}>
          {answers.map((answer) => (
            <AnswerItem
              key={answer.id}
              answer={answer}
              name={mentors.find(({ role }) => role === answer.mentorRole)?.name}
            />
          ))}
        </ul>
      )}
      {isAsking ? (
        <div className={styles.foot} role="status">
          <Text size={13} tone="muted">
            {intl.formatMessage({ id: 'mentors.answering' })}
          </Text>
          <Button size="small" onClick={onStop}>
            {intl.formatMessage({ id: 'mentors.stop' })}
          </Button>
        </div>
      ) : points !== undefined && missing.length > 0 ? (
        <div className={styles.foot}>
          <div role="alert" className={styles.words}>
            {failure && (
              <>
                <Text as="p" size={13} tone="danger">
                  {intl.formatMessage({ id: 'mentors.notAnswered' })}
                </Text>
                <Text as="p" size={13} tone="muted">
                  <ErrorText error={failure} />
                </Text>
              </>
            )}
          </div>
          <Button size="small" onClick={onAsk}>
            {intl.formatMessage(
              { id: answers.length > 0 ? 'mentors.askMissing' : 'mentors.askNow' },
              { points },
            )}
          </Button>
        </div>
      ) : null}
      {points === undefined && answers.length === 0 && <OwnAnswer />}
    </Panel>
  );
}

/** The library's method where nobody answers: one question for each role. */
function OwnAnswer() {
  const intl = useIntl();
  return (
    <div className={styles.self}>
      <Text as="p" size={13} tone="muted">
        {intl.formatMessage({ id: 'mentors.offline.detail' })}
      </Text>
      <h4 className={styles.name}>{intl.formatMessage({ id: 'mentors.self.title' })}</h4>
      <ul className={styles.methods}>
        {mentorRoles.map((role) => (
          <li key={role} className={styles.method}>
            <MentorTile role={role} />
            <p className={styles.text}>{intl.formatMessage({ id: `mentors.self.${role}` })}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AnswerItem({ answer, name }: { answer: Answer; name: string | undefined }) {
  const intl = useIntl();
  const { number } = useFormats();
  const { user } = useSession();
  const { api } = useRecordTools();
  const { id, mentorRole, content, upvotes, upvotedBy } = answer;
  const isHelpful = user !== undefined && user !== null && upvotedBy.includes(user.id);
  const vote = useMutation({ mutationFn: () => api.voteAnswer(id, { helpful: !isHelpful }) });
  const role = intl.formatMessage({ id: `mentors.role.${mentorRole}` });
  const helpful = intl.formatMessage({ id: 'mentors.vote' });
  return (
    <li className={styles.answer}>
      <MentorTile role={mentorRole} />
      <div className={styles.words}>
        <p className={styles.name}>
          {role}
          {name !== undefined && name !== role && <bdi className={styles.quiet}>{name}</bdi>}
        </p>
        <p className={styles.text} dir="auto">
          {content}
        </p>
        <div className={styles.vote}>
          <Button
            size="small"
            variant="quiet"
            icon={<ThumbsUpIcon size={14} />}
            aria-pressed={isHelpful}
            busy={vote.isPending}
            onClick={() => vote.mutate()}
          >
            <span>{helpful}</span>
            {upvotes > 0 && <span className={styles.count}>{number(upvotes)}</span>}
          </Button>
          <span role="alert">
            {vote.isError && (
              <Text size={12} tone="danger">
                {intl.formatMessage({ id: 'mentors.vote.failed' })}
              </Text>
            )}
          </span>
        </div>
      </div>
    </li>
  );
}

function DeleteQuestion({ discussion }: Pick<QuestionPanelProps, 'discussion'>) {
  const intl = useIntl();
  const { api, queryClient } = useRecordTools();
  const [isOpen, setOpen] = useState(false);
  const deletion = useMutation({
    ...rowMutations.remove(api, queryClient, 'learning_discussions', {
      alsoChanges: ['discussion_answers'],
    }),
    onSuccess: () => setOpen(false),
  });
  return (
    <>
      <IconButton
        size="small"
        variant="quiet"
        icon={<TrashIcon />}
        label={intl.formatMessage({ id: 'mentors.delete' })}
        onClick={() => setOpen(true)}
      />
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        tone="danger"
        title={intl.formatMessage({ id: 'mentors.delete.title' })}
        description={
          deletion.error ? (
            <ErrorText error={deletion.error} />
          ) : (
            intl.formatMessage({ id: 'mentors.delete.description' })
          )
        }
        confirmLabel={intl.formatMessage({ id: 'mentors.delete' })}
        cancelLabel={intl.formatMessage({ id: 'mentors.delete.cancel' })}
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate(discussion)}
      />
    </>
  );
}
