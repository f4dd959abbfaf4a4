import { choiceLabel, type FormLayout } from '@constella/forms';
import type { useIntl } from '@constella/i18n/react';

/** The form's label of a choice that was made in it; undefined for one it does not offer. */
export function choiceText(
  layout: FormLayout,
  field: string,
  value: unknown,
  intl: ReturnType<typeof useIntl>,
): string | undefined {
  const label = choiceLabel(layout, field, value);
  return typeof label === 'string' ? intl.formatMessage({ id: label }) : label?.text;
}
