import {
  type GraphLink,
  type GraphNode,
  graphNodeStatuses,
  type GraphNodeType,
  graphNodeTypes,
} from './types.js';

interface Graph {
  nodes: GraphNode[];
  links: GraphLink[];
}

/** The network of the agents page. */
export const network: Graph = {
  nodes: [
    {
      id: 'lead',
      name: 'Synthesis lead',
      type: 'coordinator',
      role: 'Splits the question and merges the answers',
      status: 'processing',
      note: 'assigning',
      contribution: 34,
      activity: { messages: 41, tasks: 6, lastActive: '2026-12-04T14:08:00Z' },
      metrics: {
        accuracy: 0.94,
        knowledgeDepth: 0.71,
        collaborationStrength: 0.97,
        reasoningQuality: 0.88,
      },
      expertise: ['planning', 'summarization'],
    },
    { id: 'plan', name: 'Scenario planner', type: 'meta', status: 'active', contribution: 8 },
    { id: 'forecast', name: 'Forecast modeller', type: 'processor', status: 'active' },
    { id: 'evidence', name: 'Evidence checker', type: 'processor', status: 'active' },
    { id: 'sheet', name: 'Spreadsheet runner', type: 'executor', status: 'active' },
    { id: 'mail', name: 'Dispatcher', type: 'executor', status: 'inactive' },
    { id: 'reader', name: 'Contract reader', type: 'processor', status: 'waiting', note: 'draft' },
    {
      id: 'market',
      name: 'Market analyst',
      type: 'processor',
      status: 'processing',
      note: 'reading 4 files',
      contribution: 27.5,
      metrics: { accuracy: 0.91, reasoningQuality: 0.84 },
    },
  ],
  links: [
    { source: 'lead', target: 'plan', type: 'control' },
    { source: 'lead', target: 'forecast', type: 'data' },
    { source: 'evidence', target: 'lead', type: 'feedback' },
    { source: 'lead', target: 'sheet', type: 'data' },
    { source: 'lead', target: 'mail', type: 'data' },
    { source: 'lead', target: 'reader', type: 'data' },
    { source: 'lead', target: 'market', type: 'data', active: true },
  ],
};

const arabic: Record<string, Pick<GraphNode, 'name' | 'note'>> = {
  lead: { name: 'منسّق الخلاصة', note: 'يوزّع الخطوات' },
  plan: { name: 'مخطط السيناريو' },
  forecast: { name: 'نمذجة التوقع' },
  evidence: { name: 'فاحص الأدلة' },
  sheet: { name: 'منفّذ الجداول' },
  mail: { name: 'المرسل' },
  reader: { name: 'قارئ العقود', note: 'مسودة' },
  market: { name: 'محلل السوق', note: 'يقرأ 4 ملفات' },
};

/** The same team in Arabic, for the mirrored picture. */
export const arabicNetwork: Graph = {
  ...network,
  nodes: network.nodes.map((node) => ({ ...node, ...arabic[node.id] })),
};

/** One run: a coordinator, who it works with, and who those work with. */
export const run: Graph = {
  nodes: [
    {
      id: 'l',
      name: 'Synthesis lead',
      type: 'coordinator',
      status: 'processing',
      note: 'merging 3 answers',
    },
    { id: 'p', name: 'Scenario planner', type: 'meta', status: 'waiting', note: 'waiting' },
    {
      id: 'f',
      name: 'Forecast modeller',
      type: 'processor',
      status: 'processing',
      note: 'writing',
    },
    { id: 'c', name: 'Contract reader', type: 'processor', status: 'completed', note: 'done' },
    {
      id: 'm',
      name: 'Market analyst',
      type: 'processor',
      status: 'completed',
      note: '3 of 3 done',
    },
    {
      id: 's',
      name: 'Spreadsheet runner',
      type: 'executor',
      status: 'processing',
      note: '2 calls, 1.2 s',
    },
    { id: 'e', name: 'Evidence checker', type: 'processor', status: 'active', note: '9 sources' },
    { id: 'r', name: 'Carrier rates', type: 'executor', status: 'active', note: '318 ms' },
    { id: 'd', name: 'Dispatcher', type: 'executor', status: 'active', note: 'idle' },
  ],
  links: [
    { source: 'l', target: 'p', type: 'control' },
    { source: 'm', target: 'l', type: 'data' },
    { source: 'l', target: 'f', type: 'data', active: true },
    { source: 'c', target: 'l', type: 'data' },
    { source: 'f', target: 's', type: 'data', active: true },
    { source: 'e', target: 'm', type: 'feedback' },
    { source: 'r', target: 'm', type: 'data' },
    { source: 'f', target: 'd', type: 'control' },
    { source: 's', target: 'l', type: 'feedback' },
  ],
};

/** A coordinator and its agents, in all types and states. */
export const team = (count: number): GraphNode[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `Agent ${index + 1}`,
    type: index === 0 ? 'coordinator' : (graphNodeTypes[(index * 3) % 4] as GraphNodeType),
    status: graphNodeStatuses[(index * 5) % graphNodeStatuses.length],
    note: index % 4 === 0 ? `step ${index}` : undefined,
  }));
