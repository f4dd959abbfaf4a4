import type { RunResult, RunSource, Task } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import type { useIntl } from '@constella/i18n/react';

import type { ResultDocument } from '../result-document';
import { sourceLabel } from '../source-label';

/** The origin an export has to name. */
export interface Origin {
  /** The model that wrote it, the last one where several did; null when none is known. */
  readonly model: string | null;
  readonly offline: boolean;
  readonly sources: readonly RunSource[];
  /** Parts a person wrote, as dotted paths. */
  readonly edited: readonly string[];
  /** Null while there is no finished result. */
  readonly version: number | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Where a run's result, or what it has instead of one, comes from. */
export function originOf(task: Task, result: RunResult | null = task.result): Origin {
  const last = task.usage?.models?.at(-1);
  const { model = last?.model, offline = last?.offline } = result ?? {};
  return {
    model: model ?? null,
    offline: offline ?? false,
    sources: result?.sources ?? [],
    edited: task.edited ?? [],
    version: task.version ?? null,
    createdAt: task.completedAt ?? task.createdAt,
  };
}

/** An origin as the fields of a file for programs. */
export const originFields = ({ model, offline, createdAt, version, edited, sources }: Origin) => ({
  aiGenerated: true,
  model,
  offline,
  createdAt,
  version,
  editedByPerson: edited,
  sources,
});

/** Labels of the parts of a result where they are seen, by the field's name. */
export type PartNames = Readonly<Record<string, MessageId>>;

/** The parts a person wrote, as the screen calls them, each once. */
const partsOf = (
  edited: readonly string[],
  names: PartNames,
  intl: ReturnType<typeof useIntl>,
): string[] => [
  ...new Set(
    edited.map((path) => {
      const [field = ''] = path.split('.');
      return intl.formatMessage({ id: names[field] ?? 'run.result' });
    }),
  ),
];

/**
 * Where a result comes from, line by line: AI and its model, when, what a person changed, sources.
 * @param time of the origin, already formatted
 * @param names of parts that were edited, and of fields that hold a document
 */
export function provenanceLines(
  { model, offline, edited, version, sources }: Origin,
  time: string,
  intl: ReturnType<typeof useIntl>,
  names: PartNames = {},
): string[] {
  return [
    offline || model === null
      ? intl.formatMessage({ id: 'workspace.ai.offline' })
      : intl.formatMessage({ id: 'workspace.ai.model' }, { model }),
    version === null
      ? intl.formatMessage({ id: 'run.createdAt' }, { time })
      : intl.formatMessage({ id: 'workspace.provenance.time' }, { time, number: version }),
    edited.length > 0
      ? intl.formatMessage(
          { id: 'workspace.provenance.edited' },
          { parts: intl.formatList(partsOf(edited, names, intl)) },
        )
      : intl.formatMessage({ id: 'workspace.provenance.unedited' }),
    ...sources.map(({ kind, name, page, url }) => {
      // A document is the field of the request it came in.
      const field = kind === 'document' ? names[name] : undefined;
      const label = sourceLabel(
        { kind, page, name: field ? intl.formatMessage({ id: field }) : name },
        intl,
      );
      return url ? `${label} ${url}` : label;
    }),
  ];
}

/** A document with its origin at the end. */
export const withProvenance = (
  { blocks, ...document }: ResultDocument,
  lines: readonly string[],
  intl: ReturnType<typeof useIntl>,
): ResultDocument => ({
  ...document,
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
