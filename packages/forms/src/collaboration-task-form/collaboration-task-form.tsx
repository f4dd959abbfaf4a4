'use client';

import { useIntl } from '@constella/i18n/react';
import { Callout } from '@constella/ui';
import type { ReactNode } from 'react';

import { FormPanel, type FormSurface, type LayoutFormWords } from '../field/form-panel.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import { RunSection } from './run-section.js';
import {
  collaborationTaskDefaults,
  collaborationTaskFormSchema,
  withRequestFacts,
  type CollaborationTaskSubmission,
  type CollaborationTaskValues,
} from './schema.js';
import { TaskSection } from './task-section.js';
import { TeamSection } from './team-section.js';
import { missingForTeam, type TeamAgent } from './team.js';

export interface CollaborationTaskFormProps extends Pick<FormSurface, 'surface'> {
  /** Every agent of the user, loaded. */
  agents: readonly TeamAgent[];
  /** Sends, with the moment and the browser added. What it throws is shown in the form. */
  onSubmit: (task: CollaborationTaskSubmission) => Promise<unknown> | void;
  /** @default the documented defaults */
  defaultValues?: Partial<CollaborationTaskValues>;
  /** Keeps what is typed in this tab; must contain the user's id. */
  draftKey?: string;
  /** The way to a missing agent, beside the hint that one is missing. */
  createAgentAction?: ReactNode;
  /** By the buttons: what it would cost. It stands inside the form and can watch its values. */
  price?: ReactNode;
}

/** The words around the fields. */
const words = {
  submit: 'tasks.form.submit',
  reset: 'tasks.form.reset',
  summary: 'tasks.form.summary',
  draftSaved: 'tasks.form.draftSaved',
  failure: { title: 'errors.task.createTitle', fallback: 'errors.task.createFallback' },
} as const satisfies LayoutFormWords;

/** A task for several agents, one of which coordinates. */
export function CollaborationTaskForm({
  agents,
  onSubmit,
  defaultValues,
  draftKey,
  createAgentAction,
  price,
  surface,
}: CollaborationTaskFormProps) {
  const intl = useIntl();
  const missing = missingForTeam(agents);
  const form = useConstellaForm({
    schema: collaborationTaskFormSchema,
    defaults: collaborationTaskDefaults,
    defaultValues,
    onSubmit: (task) => onSubmit(withRequestFacts(task, new Date(), navigator.userAgent)),
    failure: words.failure,
    draftKey,
    afterSuccess: 'reset',
  });
  const reason = missing && intl.formatMessage({ id: missing });
  return (
    <FormPanel
      of={form}
      words={words}
      surface={surface}
      aside={price}
      disabledReason={reason}
      callout={
        reason === undefined ? null : (
          <Callout tone="info" action={createAgentAction}>
            {reason}
          </Callout>
        )
      }
      // The button refuses a click; this refuses the Enter key.
      onSubmitCapture={(event) => {
        if (!missing) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <TaskSection />
      <TeamSection agents={agents} adoptDefault={form.adoptDefault} />
      <RunSection />
    </FormPanel>
  );
}
