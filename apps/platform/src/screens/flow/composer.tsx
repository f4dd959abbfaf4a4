import type { AssistantRequest, Task } from '@constella/api-client';
import { assistants } from '@constella/api-client/contract';
import { useCalls } from '@constella/api-client/react';
import { Form, FormNotice, TypedFacts, useConstellaForm } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Inline, SendIcon, TextArea } from '@constella/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../base/paths';
import { useSession } from '../../base/session';
import { fileTarget, RunFilesButton } from '../../runs/run-files';
import { useClarification } from '../../runs/use-clarification';
import { useRunFiles } from '../../runs/use-run-files';
import { modelChoiceOf, RunModel } from '../../runs/run-model';
import { DraftConflict } from '../../base/editing/draft-conflict';
import { OfflineLine } from '../../runs/offline-line';
import { AgentChoice } from './agent-choice';
import { questionAsked } from './answer-focus';
import { AttachContext } from './attach-context';
import { Cost } from './cost';
import * as styles from './composer.css';
import { QuestionField } from './question-field';

type Question = AssistantRequest<'cognitive-flow'>;

const failure = {
  title: 'errors.task.createTitle',
  fallback: 'errors.task.createFallback',
} as const;

/** A question somebody took over; another object each time, though the words are the same. */
export interface Suggestion {
  question: string;
  /** What it should know besides. */
  context?: string;
}

interface ComposerProps {
  /** The conversation it goes on from; left out, it begins a conversation. */
  after?: Required<Pick<Question, 'conversation' | 'earlier'>> | undefined;
  /** The question it goes on from, whose files and earlier runs it keeps. */
  request?: Task['request'];
  /** Goes into the field when it changes, behind what somebody typed there. */
  suggestion?: Suggestion | undefined;
}

/** Where a question is typed, with what it should know and who should think along. */
export function Composer({ after, request, suggestion }: ComposerProps) {
  const intl = useIntl();
  const api = useCalls();
  const navigate = useNavigate();
  const { user } = useSession();
  const [choice, setChoice] = useState(modelChoiceOf());
  const { model } = choice;
  const draftKey = user ? `${user.id}.flow.${after?.conversation ?? 'new'}` : undefined;
  const files = useRunFiles(request, draftKey);
  const { clarify, dialog } = useClarification('cognitive-flow');
  const form = useConstellaForm({
    schema: assistants['cognitive-flow'].request,
    defaults: {
      question: '',
      context: '',
      agents: [],
      conversation: undefined,
      earlier: [],
      dismissedFacts: [],
    },
    onSubmit: async (question) => {
      const request = { ...question, ...after, ...(await files.settled()) };
      // In a conversation the answer itself asks.
      const clarified = after ? {} : await clarify(request, model);
      if (!clarified) return;
      const run = await api.createRun('cognitive-flow', { ...request, ...clarified }, choice);
      files.reset();
      void navigate(paths.conversation(run.id), { state: questionAsked });
      form.reset();
    },
    failure,
    draftKey,
    draftPlace: 'browser',
    // Whoever goes back from the question keeps what was typed.
    afterSuccess: 'keepDraft',
  });
  const { getValues, setValue, setFocus } = form.form;
  const taken = useRef<Suggestion>(undefined);

  useEffect(() => {
    const before = taken.current?.question;
    if (!suggestion || taken.current === suggestion) return;
    taken.current = suggestion;
    const present = getValues('question');
    const typed = present === before ? '' : present.trimEnd();
    const question = typed ? `${typed}\n${suggestion.question}` : suggestion.question;
    // A draft may have it already.
    if (!typed.includes(suggestion.question)) setValue('question', question, { shouldDirty: true });
    if (suggestion.context !== undefined)
      setValue('context', suggestion.context, { shouldDirty: true });
    setFocus('question');
  }, [suggestion, getValues, setValue, setFocus]);

  const sendOnEnter = (event: KeyboardEvent) => {
    // While a word is being composed, Enter is the input method's. Safari says so by the key code
    // alone when this Enter ended the word.
    // oxlint-disable-next-line typescript/no-deprecated
    const composes = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composes) return;
    event.preventDefault();
    void form.submit();
  };
  const label = after ? 'flow.followUp' : 'flow.question';
  return (
    <Form of={form} className={styles.composer} {...fileTarget(files)}>
      <QuestionField name="question" label={label}>
        {(input) => (
          <TextArea
            {...input}
            labelHidden
            rows={after ? 2 : 3}
            placeholder={intl.formatMessage({ id: 'flow.questionPlaceholder' })}
            onKeyDown={sendOnEnter}
          />
        )}
      </QuestionField>
      <TypedFacts fields={assistants['cognitive-flow'].reads} note="flow.sendHint" />
      <FormNotice notice={form.notice} />
      <DraftConflict foreign={form.draft.foreign} className={styles.otherTab} />
      <div className={styles.actions}>
        <Inline gap={8}>
          <RunFilesButton files={files} />
          <AttachContext />
          <AgentChoice />
          <RunModel value={choice} onValueChange={setChoice} />
        </Inline>
        <Inline gap={12} justify="end" className={styles.sending}>
          <Cost model={model} />
          <Button type="submit" variant="primary" icon={<SendIcon />} busy={form.busy}>
            {intl.formatMessage({ id: 'flow.send' })}
          </Button>
        </Inline>
      </div>
      <OfflineLine />
      {dialog}
    </Form>
  );
}
