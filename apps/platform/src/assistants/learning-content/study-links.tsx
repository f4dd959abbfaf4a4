import type { RunResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink, PlayIcon } from '@constella/ui';

import { paths } from '../../base/paths';
import type { ResultViewProps } from '../../runs/blocks/block';
import * as styles from './views.css';

/** The ways from the material to learning it; somebody else's cannot be. */
export function StudyLinks({ result }: ResultViewProps<'learning-content'>) {
  const intl = useIntl();
  const { records = [] } = result as Partial<RunResult>;
  const id = records.find(({ table }) => table === 'learning_contents')?.id;
  const { cards, questions } = result;
  if (typeof id !== 'number' || cards.length + questions.length === 0) return null;
  return (
    <div className={styles.links}>
      {cards.length > 0 && (
        <ButtonLink variant="primary" icon={<PlayIcon />} href={paths.learningSession(id)}>
          {intl.formatMessage({ id: 'study.start.cards' })}
        </ButtonLink>
      )}
      {questions.length > 0 && (
        <ButtonLink
          variant={cards.length > 0 ? 'secondary' : 'primary'}
          href={paths.learningQuiz(id)}
        >
          {intl.formatMessage({ id: 'study.start.quiz' })}
        </ButtonLink>
      )}
    </div>
  );
}
