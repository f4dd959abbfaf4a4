import { useIntl } from '@constella/i18n/react';
import { Button, IconButton, PlusIcon, Select, XIcon } from '@constella/ui';

import { EditableText } from '../../../base/editing/editable-text';
import type { FieldProps } from '../../../runs/blocks/items-block';
import * as styles from './quiz.css';
import { withoutOption, type Question } from './question';

/** The options of a question, and which of them is right. */
export function QuestionOptions({ item: question, onChange }: FieldProps<Question>) {
  const intl = useIntl();
  const { options, correct } = question;
  const option = (at: number) => intl.formatMessage({ id: 'training.edit.option' }, { at });
  return (
    <>
      {options.map((words, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- its place is what an option is known by
        <div key={at} className={styles.editedLine}>
          <EditableText
            label={option(at + 1)}
            value={words}
            missing={intl.formatMessage({ id: 'training.edit.missing' })}
            onChange={(next) => onChange({ ...question, options: options.with(at, next) })}
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
            onChange({ ...question, options: [...options, option(options.length + 1)] })
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
    </>
  );
}
