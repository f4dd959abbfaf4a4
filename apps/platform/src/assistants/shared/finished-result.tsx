import type { RunResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Panel, Skeleton, SkeletonGroup } from '@constella/ui';

import { useOnDemand } from '../../base/loading/use-on-demand';
import { Cited } from '../../runs/citation';
import { ResultBlocks } from '../../runs/blocks/result-blocks';
import { hasResultShape } from '../../runs/result-shape';
import { RunText } from '../../runs/run-text';
import type { AssistantEntry } from './assistant';

interface FinishedResultProps {
  /** Its assistant, where that has views of its own. */
  entry: AssistantEntry | undefined;
  result: RunResult;
  /** What was asked, as far as the reader may know it. */
  request?: object;
}

/** A result to read: as its assistant shows it, else its text. */
export function FinishedResult({ entry, result, ...rest }: FinishedResultProps) {
  const intl = useIntl();
  return entry && hasResultShape(entry.id, result) ? (
    <EntryResult key={entry.id} entry={entry} result={result} {...rest} />
  ) : (
    <Panel title={intl.formatMessage({ id: 'run.result' })}>
      <Cited sources={result.sources}>
        <RunText headingLevel={3} text={result.text} />
      </Cited>
    </Panel>
  );
}

type EntryResultProps = FinishedResultProps & { entry: AssistantEntry };

function EntryResult({ entry, result, request }: EntryResultProps) {
  const parts = useOnDemand(true, entry.load, entry.namespaces);
  if (!parts)
    return (
      <SkeletonGroup>
        {/* What follows it comes into sight when it is there. */}
        <Skeleton shape="block" height="100dvh" />
      </SkeletonGroup>
    );
  return (
    <ResultBlocks
      blocks={parts.result}
      result={result}
      request={{ ...parts.layout.defaults, ...request }}
    />
  );
}
