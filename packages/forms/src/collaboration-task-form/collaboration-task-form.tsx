'use client';

import { FormattedMessage, useIntl } from '@constella/i18n/react';
import { Button, Callout } from '@constella/ui';
import type { ReactNode } from 'react';

import { FormActions } from '../field/form-actions.js';
import { FormErrorSummary } from '../field/form-error-summary.js';
import * as layout from '../field/form-layout.css.js';
import { FormReset } from '../field/form-reset.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import { failure, messages } from './messages.js';
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

export interface CollaborationTaskFormProps {
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
  /** As in `AgentForm`. @default 'panel' */
  surface?: 'panel' | 'bleed' | 'none';
}

/** A task for several agents, one of which coordinates. */
export function CollaborationTaskForm({
  agents,
  onSubmit,
  defaultValues,
  draftKey,
  createAgentAction,
  price,
  surface = 'panel',
}: CollaborationTaskFormProps) {
  const intl = useIntl();
  const missing = missingForTeam(agents);
  const form = useConstellaForm({
    schema: collaborationTaskFormSchema,
    defaults: collaborationTaskDefaults,
    defaultValues,
    onSubmit: (task) => onSubmit(withRequestFacts(task, new Date(), navigator.userAgent)),
    failure,
    draftKey,
    afterSuccess: 'reset',
  });
  const reason = missing && intl.formatMessage({ id: missing });
  return (
    <Form
      of={form}
      className={layout.panel[surface]}
      // The button refuses a click; this refuses the Enter key.
      onSubmitCapture={(event) => {
        if (!missing) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className={layout.summary}>
        <FormErrorSummary title={messages.summary} />
        {reason === undefined ? null : (
          <Callout tone="info" action={createAgentAction}>
            {reason}
          </Callout>
        )}
      </div>
      <TaskSection />
      <TeamSection agents={agents} adoptDefault={form.adoptDefault} />
      <RunSection />
      <FormActions
        notice={form.notice}
        draftSavedAt={form.draft.savedAt}
        draftSaved={messages.draftSaved}
        aside={price}
      >
        <FormReset of={form} label={messages.reset} />
        <Button type="submit" variant="primary" busy={form.busy} disabledReason={reason}>
          <FormattedMessage id={messages.submit} />
        </Button>
      </FormActions>
    </Form>
  );
}
