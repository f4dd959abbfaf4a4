'use client';

import { useFormText } from './form-text.js';

/** Says of an entry of a list that it is too long, as it is typed: the `validate` of a `TagInput`. */
export function useLongestEntry(maximum: number): (entry: string) => string | undefined {
  const say = useFormText();
  return (entry) =>
    // As the rules count: an emoji of two halves is one.
    Array.from(entry).length > maximum
      ? say('validation.generic.maxLength', { maximum })
      : undefined;
}
