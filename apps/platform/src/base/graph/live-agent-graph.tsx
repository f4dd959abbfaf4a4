import { AgentGraphPlaceholder } from '@constella/ui';
import type { AgentGraphProps } from '@constella/ui/graph';
import { Suspense } from 'react';

import { lazyPart } from '../loading/lazy-part';

const AgentGraph = lazyPart(() => import('@constella/ui/graph').then((m) => m.AgentGraph));

export type LiveAgentGraphProps = AgentGraphProps & { height: number };

/** The agent graph; d3 arrives with it, into the room kept for it. */
export function LiveAgentGraph(props: LiveAgentGraphProps) {
  return (
    <Suspense
      fallback={
        <AgentGraphPlaceholder
          height={props.height}
          legend={Boolean(props.showLegend ?? props.variant !== 'hero')}
        />
      }
    >
      <AgentGraph {...props} />
    </Suspense>
  );
}
