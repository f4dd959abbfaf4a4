import type { Given } from '../../controllable.js';

/** A choice is the caller's to keep: somebody changes it, or it says that nobody can. */
export type ChangedChoice =
  { onCheckedChange: (checked: boolean) => void } | { disabled: true } | { disabledReason: Given };
