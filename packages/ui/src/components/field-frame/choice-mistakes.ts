import { mistake } from '../../mistake.js';
import type { FieldProps } from './field-frame.js';

declare const process: { env: { NODE_ENV?: string } };

interface Choice {
  frame: Pick<FieldProps, 'disabled' | 'disabledReason'>;
  onCheckedChange: unknown;
  /** What stands around it cannot be used. */
  locked?: unknown;
}

/** Says that pressing a choice changes nothing, although it looks as if it would. */
export function checkChoice(component: string, choice: Choice): void {
  if (process.env.NODE_ENV === 'production') return;
  const { frame, onCheckedChange, locked } = choice;
  mistake(
    component,
    onCheckedChange === undefined && !frame.disabled && !frame.disabledReason && !locked,
    '`checked` without `onCheckedChange` never changes, whatever the reader does. Pass both, or say why not as `disabledReason`.',
  );
}
