import type { RunSource } from '@constella/api-client';
import type { useIntl } from '@constella/i18n/react';

/** The name of a source of an answer: what was asked and attached have no names of their own. */
export function sourceName(
  { kind, name }: Pick<RunSource, 'kind' | 'name'>,
  intl: ReturnType<typeof useIntl>,
): string {
  if (kind === 'request') return intl.formatMessage({ id: 'flow.source.request' });
  return kind === 'document' ? intl.formatMessage({ id: 'flow.context' }) : name;
}
