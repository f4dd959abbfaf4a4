'use client';

import { Button, VisuallyHidden } from '@constella/ui';

import { useFormText, type FormText } from './form-text.js';
import type { ConstellaForm } from './use-constella-form.js';

export interface FormResetProps {
  /** The return value of `useConstellaForm`. */
  of: Pick<ConstellaForm<never, never>, 'clear' | 'undoClear'>;
  label: FormText;
  size?: 'small';
}

/** Empties the form; for 5 seconds the same button brings back what was in it. */
export function FormReset({ of: { clear, undoClear }, label, size }: FormResetProps) {
  const say = useFormText();
  return (
    <>
      <Button variant="quiet" size={size} onClick={undoClear ?? clear}>
        {say(undoClear ? 'validation.reset.undo' : label)}
      </Button>
      <VisuallyHidden role="status">
        {undoClear ? say('validation.reset.done') : null}
      </VisuallyHidden>
    </>
  );
}
