import { useIntl } from '@constella/i18n/react';
import { Button, IconButton, PlusIcon, Select, TrashIcon, XIcon } from '@constella/ui';

import { EditableText } from '../../base/editing/editable-text';
import { freshId, replaced, without, withoutOption, type Question } from './edited';
import * as styles from './result-view.css';

interface QuestionEditorProps {
  question: Question;
  /** Its number in the list, from 1. */
  number: number;
  onChange: (question: Question) => void;
  onRemove: () => void;
  /** Why it has to stay. */
  removeReason: string | undefined;
}

function QuestionEditor({
  question,
  number,
  onChange,
  onRemove,
  removeReason,
}: QuestionEditorProps) {
  const intl = useIntl();
  const { options, correct, explanation } = question;
  const missing = intl.formatMessage({ id: 'training.edit.missing' });
  return (
    <li className={styles.question}>
      <div className={styles.editedLine}>
        <EditableText
          label={intl.formatMessage({ id: 'training.edit.question' }, { at: number })}
          value={question.question}
          missing={missing}
          onChange={(asked) => onChange({ ...question, question: asked })}
        />
        <IconButton
          icon={<TrashIcon />}
          label={intl.formatMessage({ id: 'training.edit.removeQuestion' }, { at: number })}
          disabledReason={removeReason}
          onClick={onRemove}
        />
      </div>
      {options.map((option, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- its place is what an option is known by
        <div key={at} className={styles.editedLine}>
          <EditableText
            label={intl.formatMessage({ id: 'training.edit.option' }, { at: at + 1 })}
            value={option}
            missing={missing}
            onChange={(said) => onChange({ ...question, options: replaced(options, at, said) })}
          />
          <IconButton
            icon={<XIcon />}
            label={intl.formatMessage({ id: 'training.edit.removeOption' }, { at: at + 1 })}
            disabledReason={
              options.length <= 2
                ? intl.formatMessage({ id: 'training.edit.twoOptions' })
                : undefined
            }
            onClick={() => onChange(withoutOption(question, at))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          variant="quiet"
          icon={<PlusIcon size={14} />}
          onClick={() =>
            onChange({
              ...question,
              options: [
                ...options,
                intl.formatMessage({ id: 'training.edit.option' }, { at: options.length + 1 }),
              ],
            })
          }
        >
          {intl.formatMessage({ id: 'training.edit.addOption' })}
        </Button>
      </div>
      <Select
        label={intl.formatMessage({ id: 'training.edit.correct' })}
        value={String(correct)}
        onValueChange={(at) => onChange({ ...question, correct: Number(at) })}
        options={options.map((label, at) => ({ value: String(at), label }))}
      />
      <EditableText
        label={intl.formatMessage({ id: 'training.edit.explanation' })}
        rows={2}
        value={explanation}
        onChange={(why) => onChange({ ...question, explanation: why })}
      />
    </li>
  );
}

interface QuestionsEditorProps {
  questions: readonly Question[];
  /** Begins the id of a new question. */
  idPrefix: string;
  /** How many there must be. */
  fewest: 0 | 1;
  onChange: (questions: Question[]) => void;
}

/** Questions to be changed, taken away and added. */
export function QuestionsEditor({ questions, idPrefix, fewest, onChange }: QuestionsEditorProps) {
  const intl = useIntl();
  const option = (at: number) => intl.formatMessage({ id: 'training.edit.option' }, { at });
  const add = () =>
    onChange([
      ...questions,
      {
        id: freshId(idPrefix, questions),
        question: intl.formatMessage({ id: 'training.edit.newQuestion' }),
        options: [option(1), option(2)],
        correct: 0,
        explanation: '',
      },
    ]);
  return (
    <>
      <ol className={styles.questions}>
        {questions.map((question, at) => (
          <QuestionEditor
            key={question.id}
            question={question}
            number={at + 1}
            onChange={(changed) => onChange(replaced(questions, at, changed))}
            onRemove={() => onChange(without(questions, at))}
            removeReason={
              questions.length <= fewest
                ? intl.formatMessage({ id: 'training.edit.onlyQuestion' })
                : undefined
            }
          />
        ))}
      </ol>
      <div>
        <Button icon={<PlusIcon />} onClick={add}>
          {intl.formatMessage({ id: 'training.edit.addQuestion' })}
        </Button>
      </div>
    </>
  );
}
