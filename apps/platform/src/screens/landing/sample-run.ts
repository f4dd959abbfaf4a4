import { useFormats, useIntl } from '@constella/i18n/react';
import { useDuration } from '@constella/ui';
import type { GraphLink, GraphNode } from '@constella/ui/graph';
import { useMemo } from 'react';

/**
 * The run the landing page tells about. It is made up, and labelled as an example wherever its
 * figures stand: Nordvik Outdoor chooses a fulfilment site, and the run is in its fourth step.
 */
export const sampleRun = {
  id: 'T-2048',
  /** Seconds of the steps so far; the last one is going on. */
  steps: [6, 31, 22, 43],
  totalSteps: 6,
  /** Points used so far, reserved at the start, and settled at the end. */
  points: { soFar: 18, reserved: 40, settled: 31 },
  monthlyPoints: 1000,
} as const;

/** Points of the free tier each month (product description, prices and points). */
export const freeMonthlyPoints = 100;

const links: readonly GraphLink[] = [
  { source: 'lead', target: 'planner', type: 'control' },
  { source: 'market', target: 'lead', type: 'data' },
  { source: 'lead', target: 'forecast', type: 'data', active: true },
  { source: 'contract', target: 'lead', type: 'data' },
  { source: 'forecast', target: 'sheet', type: 'data', active: true },
  { source: 'evidence', target: 'market', type: 'feedback' },
  { source: 'carrier', target: 'market', type: 'data' },
  { source: 'forecast', target: 'dispatcher', type: 'control' },
  { source: 'sheet', target: 'lead', type: 'feedback' },
];

/** The agents a phone leaves out: they only help the others. */
const helpers = new Set(['evidence', 'carrier', 'dispatcher']);

/** The run's agents and links in the active language. */
export function useSampleAgents(withHelpers: boolean) {
  const intl = useIntl();
  const { number } = useFormats();
  const duration = useDuration();
  return useMemo(() => {
    const text = intl.formatMessage;
    const nodes: GraphNode[] = [
      {
        id: 'lead',
        name: text({ id: 'landing.agent.lead' }),
        type: 'coordinator',
        status: 'processing',
        note: text({ id: 'landing.note.merging' }, { count: 3 }),
      },
      {
        id: 'planner',
        name: text({ id: 'landing.agent.planner' }),
        type: 'meta',
        status: 'waiting',
        note: text({ id: 'landing.note.waiting' }),
      },
      {
        id: 'forecast',
        name: text({ id: 'landing.agent.forecast' }),
        type: 'processor',
        status: 'processing',
        note: text({ id: 'landing.note.writing' }),
      },
      {
        id: 'contract',
        name: text({ id: 'landing.agent.contract' }),
        type: 'processor',
        status: 'completed',
        note: text({ id: 'landing.note.done' }),
      },
      {
        id: 'market',
        name: text({ id: 'landing.agent.market' }),
        type: 'processor',
        status: 'completed',
        note: text({ id: 'landing.note.parts' }, { done: number(3), total: number(3) }),
      },
      {
        id: 'sheet',
        name: text({ id: 'landing.agent.sheet' }),
        type: 'executor',
        status: 'processing',
        note: text({ id: 'landing.note.calls' }, { count: 2, time: duration(1200) }),
      },
      {
        id: 'evidence',
        name: text({ id: 'landing.agent.evidence' }),
        type: 'processor',
        status: 'active',
        note: text({ id: 'landing.note.sources' }, { count: 9 }),
      },
      {
        id: 'carrier',
        name: text({ id: 'landing.agent.carrier' }),
        type: 'executor',
        status: 'active',
        note: duration(318),
      },
      {
        id: 'dispatcher',
        name: text({ id: 'landing.agent.dispatcher' }),
        type: 'executor',
        status: 'active',
        note: text({ id: 'landing.note.idle' }),
      },
    ];
    if (withHelpers) return { nodes, links };
    return {
      nodes: nodes.filter(({ id }) => !helpers.has(id)),
      links: links.filter(({ source, target }) => !helpers.has(source) && !helpers.has(target)),
    };
  }, [intl, number, duration, withHelpers]);
}
