import type { RunSource } from '@constella/api-client';
import type { useIntl } from '@constella/i18n/react';

import { sourceLabel } from '../../runs/source-label';

/** The name of a source of an answer: what was asked and attached have no names of their own. */
export function sourceName(
  source: Pick<RunSource, 'kind' | 'name' | 'page'>,
  intl: ReturnType<typeof useIntl>,
): string {
  if (source.kind === 'request') return intl.formatMessage({ id: 'flow.source.request' });
  if (source.kind === 'document') return intl.formatMessage({ id: 'flow.context' });
  return sourceLabel(source, intl);
}
