import type { RunSource } from '@constella/api-client';
import type { useIntl } from '@constella/i18n/react';

/** A source by its kind and name; a file with the page its words are on. */
export const sourceLabel = (
  { kind, name, page }: Pick<RunSource, 'kind' | 'name' | 'page'>,
  intl: ReturnType<typeof useIntl>,
): string =>
  kind === 'file' && page !== undefined
    ? intl.formatMessage({ id: 'workspace.source.filePage' }, { name, page })
    : intl.formatMessage({ id: `workspace.source.${kind}` }, { name });
