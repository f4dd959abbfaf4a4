import { warnOnce } from './warn-once.js';
import type { FieldProps } from '../field-frame/field-frame.js';

declare const process: { env: { NODE_ENV?: string } };

interface Choice {
  frame: Pick<FieldProps, 'disabled' | 'disabledReason'>;
  checked: unknown;
  onCheckedChange: unknown;
  /** The group around it cannot be used. */
  locked?: unknown;
}

/** Says that pressing a choice changes nothing, although it looks as if it would. */
export function checkChoice(component: string, choice: Choice): void {
  if (process.env.NODE_ENV === 'production') return;
  const { frame, checked, onCheckedChange, locked } = choice;
  warnOnce(
    component,
    checked !== undefined &&
      onCheckedChange === undefined &&
      !frame.disabled &&
      !frame.disabledReason &&
      !locked,
    '`checked` without `onCheckedChange` never changes, whatever the reader does. Pass both, `defaultChecked` alone, or say why not as `disabledReason`.',
  );
}
