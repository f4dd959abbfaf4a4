'use client';

import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { useMemo, type ReactNode } from 'react';

/** One choice of a list, before it is said in a language. */
export interface FormOption<Value extends string> {
  value: Value;
  label: MessageId;
  description?: MessageId;
  icon?: ReactNode;
}

/** A choice as the controls take it. */
export interface SaidOption<Value extends string> {
  value: Value;
  label: string;
  description?: string;
  icon?: ReactNode;
}

/** A list of choices in the active language. */
export function useOptions<Value extends string>(
  options: readonly FormOption<Value>[],
): SaidOption<Value>[] {
  const intl = useIntl();
  return useMemo(
    () =>
      options.map(({ value, label, description, icon }) => ({
        value,
        label: intl.formatMessage({ id: label }),
        ...(description && { description: intl.formatMessage({ id: description }) }),
        ...(icon !== undefined && { icon }),
      })),
    [intl, options],
  );
}
