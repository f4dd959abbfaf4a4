import type { Given } from './controllable.js';

/**
 * The text of a native input: the form's own from `defaultValue` on, or the caller's. A text nobody
 * changes with the keys must say that it is read only or why it cannot be used.
 */
export type TypedText =
  | { value?: undefined }
  | ({ value: Given; defaultValue?: undefined } & (
      | { onChange: Given }
      | { readOnly: true }
      | { disabled: true }
      | { disabledReason: Given }
    ));
