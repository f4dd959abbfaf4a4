import { Heading, PlusIcon } from '@constella/ui';
import type { ReactNode } from 'react';

import * as styles from './question-list.css';

/** A question and its answer. */
export interface Question {
  /** Of the element: what a link to it ends in. */
  id: string;
  title: string;
  answer: ReactNode;
  /** Both as plain text: what a search looks through. */
  text: string;
}

interface QuestionListProps {
  questions: readonly Question[];
  /** The id of the one that is open at first. */
  open?: string;
  /** Whether a question is shown. @default all are */
  isShown?: (question: Question) => boolean;
}

/** Questions to open one by one; each has an address of its own. */
export const QuestionList = ({ questions, open, isShown }: QuestionListProps) => (
  <div className={styles.questions}>
    {questions.map((question) => (
      <details
        key={question.id}
        id={question.id}
        className={styles.question}
        open={question.id === open}
        hidden={isShown && !isShown(question)}
      >
        <summary className={styles.summary}>
          <Heading level={3} size="16" className={styles.words}>
            {question.title}
          </Heading>
          <PlusIcon className={styles.mark} />
        </summary>
        <div className={styles.answer}>{question.answer}</div>
      </details>
    ))}
  </div>
);
