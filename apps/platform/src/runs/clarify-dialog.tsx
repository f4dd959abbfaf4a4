import { bounds, type ClarifyingQuestion } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Dialog, Inline, Stack, TextField } from '@constella/ui';
import { useId, useState, type FormEvent } from 'react';

interface ClarifyDialogProps {
  asked: ClarifyingQuestion & { question: string };
  onAnswer: (answer: string) => void;
  /** The run begins without an answer. */
  onSkip: () => void;
  /** Back to the form; nothing begins. */
  onClose: () => void;
}

/** The one question worth asking before a run. Nobody has to answer it. */
export function ClarifyDialog({ asked, onAnswer, onSkip, onClose }: ClarifyDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    // A dialog of a form is inside it for React.
    event.stopPropagation();
    if (text.trim()) onAnswer(text.trim());
    else setMissing(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={intl.formatMessage({ id: 'run.clarify.title' })}
      description={<span dir="auto">{asked.question}</span>}
      footer={
        <>
          <Button onClick={onSkip}>{intl.formatMessage({ id: 'run.clarify.skip' })}</Button>
          <Button type="submit" form={formId} variant="primary">
            {intl.formatMessage({ id: 'run.clarify.start' })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {asked.answers.length > 0 && (
          <Inline
            gap={8}
            role="group"
            aria-label={intl.formatMessage({ id: 'run.clarify.answers' })}
          >
            {asked.answers.map((one) => (
              <Button key={one} onClick={() => onAnswer(one)}>
                <span dir="auto">{one}</span>
              </Button>
            ))}
          </Inline>
        )}
        <form id={formId} noValidate onSubmit={answer}>
          <TextField
            label={intl.formatMessage({ id: 'run.clarify.own' })}
            value={text}
            dir="auto"
            maxLength={bounds.remark.max}
            error={isMissing && !text.trim() && intl.formatMessage({ id: 'run.clarify.missing' })}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      </Stack>
    </Dialog>
  );
}
