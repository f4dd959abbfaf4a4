import type { RunResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Panel } from '@constella/ui';

import { CitationsRemoved } from '../../runs/citations-removed';
import { SourceList } from '../../runs/source-list';
import { sourceName } from '../../assistants/cognitive-flow/source-name';

interface FlowSourcesProps {
  sources: NonNullable<RunResult['sources']>;
  /** Citations that were taken out of it. */
  removed: number | undefined;
}

/** Sources of an answer. */
export function FlowSources({ sources, removed }: FlowSourcesProps) {
  const intl = useIntl();
  if (sources.length === 0) return null;
  return (
    <Panel title={intl.formatMessage({ id: 'flow.sources' })}>
      <SourceList sources={sources} labelOf={sourceName} />
      <CitationsRemoved count={removed} />
    </Panel>
  );
}
