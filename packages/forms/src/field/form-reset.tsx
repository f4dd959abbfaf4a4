'use client';

import type { MessageId } from '@constella/i18n';
import { FormattedMessage } from '@constella/i18n/react';
import { Button, VisuallyHidden } from '@constella/ui';

import type { ConstellaForm } from './use-constella-form.js';

export interface FormResetProps {
  /** What `useConstellaForm` returned. */
  of: Pick<ConstellaForm<never, never>, 'clear' | 'undoClear'>;
  label: MessageId;
  size?: 'small';
}

/** Empties the form; for 5 seconds the same button brings back what was in it. */
export function FormReset({ of: { clear, undoClear }, label, size }: FormResetProps) {
  return (
    <>
      <Button variant="quiet" size={size} onClick={undoClear ?? clear}>
        <FormattedMessage id={undoClear ? 'validation.reset.undo' : label} />
      </Button>
      <VisuallyHidden role="status">
        {undoClear ? <FormattedMessage id="validation.reset.done" /> : null}
      </VisuallyHidden>
    </>
  );
}
