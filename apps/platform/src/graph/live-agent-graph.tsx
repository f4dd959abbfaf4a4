import { AgentGraphPlaceholder } from '@constella/ui';
import type { AgentGraphProps } from '@constella/ui/graph';
import { lazy, Suspense } from 'react';

import { useGraphLabels } from './use-graph-labels';

const AgentGraph = lazy(() =>
  import('@constella/ui/graph').then((m) => ({ default: m.AgentGraph })),
);

export type LiveAgentGraphProps = Omit<AgentGraphProps, 'labels'> & { height: number };

/** The agent graph with the app's texts; d3 arrives with it, into the room kept for it. */
export function LiveAgentGraph(props: LiveAgentGraphProps) {
  const labels = useGraphLabels();
  return (
    <Suspense
      fallback={
        <AgentGraphPlaceholder
          height={props.height}
          legend={Boolean(props.showLegend ?? props.variant !== 'hero')}
        />
      }
    >
      <AgentGraph {...props} labels={labels} />
    </Suspense>
  );
}
