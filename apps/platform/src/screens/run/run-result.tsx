import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Badge, Heading, Inline, Panel, SparklesIcon, Stack } from '@constella/ui';

import { Cited } from '../../runs/citation';
import { CitationsRemoved } from '../../runs/citations-removed';
import { ResultFlags } from '../../runs/result-flags';
import { SourceList } from '../../runs/source-list';
import { RunText } from '../../runs/run-text';
import type { RunState } from '../../runs/run-state';

/** The result of the run: a draft while it is written, then the result, labelled as AI's. */
export function RunResult({ task, state }: { task: Task; state: RunState }) {
  const intl = useIntl();
  const result = state.result ?? task.result ?? undefined;
  const text = result?.text ?? state.resultDraft;
  const isFinal = result !== undefined && task.status === 'completed';
  // A draft has words in it or is not shown.
  if (!text) return null;
  return (
    <Panel
      title={intl.formatMessage({ id: isFinal ? 'run.result' : 'run.resultSoFar' })}
      titleMeta={
        !isFinal && <Badge tone="outline">{intl.formatMessage({ id: 'run.draft' })}</Badge>
      }
      footer={
        <Inline as="span" gap={6}>
          <SparklesIcon size={14} />
          {intl.formatMessage({ id: result?.offline ? 'run.writtenOffline' : 'run.writtenByAi' })}
        </Inline>
      }
    >
      <Stack gap={16}>
        <Cited sources={result?.sources}>
          <RunText headingLevel={3} text={text} isWriting={result === undefined} />
        </Cited>
        {isFinal && result.sources && result.sources.length > 0 && (
          <Stack gap={8}>
            <Heading level={3}>{intl.formatMessage({ id: 'workspace.side.sources' })}</Heading>
            <SourceList sources={result.sources} />
            <CitationsRemoved count={result.citationsRemoved} />
          </Stack>
        )}
        {isFinal && <ResultFlags flags={result.flags} />}
      </Stack>
    </Panel>
  );
}
