import { AgentGraphPlaceholder } from '@constella/ui';
import type { AgentGraphProps } from '@constella/ui/graph';
import { Suspense } from 'react';

import { lazyPart } from '../app/lazy-part';
import { useGraphLabels } from './use-graph-labels';

const AgentGraph = lazyPart(() => import('@constella/ui/graph').then((m) => m.AgentGraph));

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
