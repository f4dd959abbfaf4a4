'use client';

import { useMemo } from 'react';

import { agentGraph } from '../labels/en.js';
import type { AgentGraphLabels } from '../labels/types.js';
import { useUi } from '../provider/ui-context.js';

/** Texts of the graph, its legend and its table: the provider's, and English where it has none. */
export function useGraphLabels(): AgentGraphLabels {
  const { agentGraph: given } = useUi().labels;
  return useMemo(() => ({ ...agentGraph, ...given }), [given]);
}
