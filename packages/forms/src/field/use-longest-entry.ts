'use client';

import { useIntl } from '@constella/i18n/react';

/** Says of an entry of a list that it is too long, as it is typed: the `validate` of a `TagInput`. */
export function useLongestEntry(maximum: number): (entry: string) => string | undefined {
  const intl = useIntl();
  return (entry) =>
    // As the rules count: an emoji of two halves is one.
    Array.from(entry).length > maximum
      ? intl.formatMessage({ id: 'validation.generic.maxLength' }, { maximum })
      : undefined;
}
