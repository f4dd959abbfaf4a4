import type { RunResult } from '@constella/api-client';
import type { useIntl } from '@constella/i18n/react';

import type { ResultDocument } from '../../../assistants/result-document';

/** What an export has to say about its origin. */
export interface Origin {
  readonly result: RunResult;
  /** Parts a person wrote, as dotted paths. */
  readonly edited: readonly string[];
  readonly version: number;
  /** Already formatted. */
  readonly time: string;
}

/** Where a result comes from, line by line: AI and its model, when, what a person changed, sources. */
export function provenanceLines(
  { result, edited, version, time }: Origin,
  intl: ReturnType<typeof useIntl>,
): string[] {
  const { model, offline, sources = [] } = result;
  return [
    offline || model === undefined
      ? intl.formatMessage({ id: 'workspace.ai.offline' })
      : intl.formatMessage({ id: 'workspace.ai.model' }, { model }),
    intl.formatMessage({ id: 'workspace.provenance.time' }, { time, number: version }),
    edited.length > 0
      ? intl.formatMessage(
          { id: 'workspace.provenance.edited' },
          { parts: intl.formatList([...edited]) },
        )
      : intl.formatMessage({ id: 'workspace.provenance.unedited' }),
    ...sources.map(({ kind, name }) =>
      intl.formatMessage({ id: `workspace.source.${kind}` }, { name }),
    ),
  ];
}

/** A document with its origin at the end. */
export const withProvenance = (
  { title, blocks }: ResultDocument,
  lines: readonly string[],
  intl: ReturnType<typeof useIntl>,
): ResultDocument => ({
  title,
  blocks: [
    ...blocks,
    {
      kind: 'heading',
      level: 2,
      text: intl.formatMessage({ id: 'workspace.provenance.title' }),
    },
    { kind: 'list', items: lines },
  ],
});
