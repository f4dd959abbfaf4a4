import type { Given } from './controllable.js';

/** A choice is kept by itself, or by the caller: then somebody changes it, or it says that nobody can. */
export type ChangedChoice =
  | { checked?: undefined }
  | ({ checked: Given; defaultChecked?: undefined } & (
      | { onCheckedChange: (checked: boolean) => void }
      | { disabled: true }
      | { disabledReason: Given }
    ));
