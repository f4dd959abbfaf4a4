import { describe, expect, it } from 'vitest';

import { compositionGraph } from './composition';
import { readTrace, type ToolCallRow, type TraceRow } from '../../runs/read-trace';
import { traceGraph, traceSpans } from './trace-graph';

const began = Date.parse('2026-01-31T09:00:00.000Z');
const at = (milliseconds: number) => new Date(began + milliseconds).toISOString();

const step = (index: number, start: number, end: number, over = {}) => ({
  type: 'step',
  index,
  name: `Step ${index}`,
  agentId: index + 1,
  state: 'completed',
  at: at(end),
  duration: end - start,
  ...over,
});
const trace = (...transforms: TraceRow['transforms']): TraceRow => ({
  id: 1,
  revision: 1,
  createdAt: at(0),
  traceId: '7.1',
  taskId: 7,
  transforms,
  metrics: {},
  snapshots: [],
  errors: [],
  status: 'completed',
  startTime: at(0),
  endTime: at(1000),
  duration: 1000,
});
const call = (id: number, traceId: string, end: number, over: Partial<ToolCallRow> = {}) => ({
  id,
  revision: 1,
  createdAt: at(end),
  traceId,
  toolId: 'brief.read',
  toolName: 'brief.read',
  parameters: {},
  result: null,
  error: null,
  executionTime: 20,
  agentId: 1,
  taskId: 7,
  nodeId: null,
  sessionId: null,
  userId: 2,
  ...over,
});
/** `0>1` for control, `tool3→1` for data. */
const edges = (row: TraceRow, ...calls: ToolCallRow[]) =>
  traceGraph(readTrace(row, calls)).edges.map(({ kind, from, to }) =>
    kind === 'control'
      ? `${from.replace('step-', '')}>${to.replace('step-', '')}`
      : `${from.replace('-', '')}→${to.replace('step-', '')}`,
  );

describe('a trace as a graph', () => {
  it.each([
    [
      'one after the other',
      [step(0, 0, 100), step(1, 100, 300), step(2, 300, 900)],
      ['0>1', '1>2'],
    ],
    [
      'side by side, then together',
      [step(0, 0, 100), step(1, 100, 300), step(2, 110, 500), step(3, 500, 900)],
      ['0>1', '0>2', '1>3', '2>3'],
    ],
    ['at the same time', [step(0, 0, 500), step(1, 10, 400)], []],
    ['without a duration', [step(0, 50, 50), step(1, 50, 50)], ['0>1']],
    ['told late', [step(1, 100, 300), step(0, 0, 100)], ['0>1']],
    ['with entries that are none', [step(0, 0, 100), {}, { index: 3, name: 4 }], []],
    ['without steps', [], []],
  ])('%s', (_name, steps, expected) => {
    expect(edges(trace(...steps))).toEqual(expected);
  });

  it.each([
    ['the step its trace names', call(3, '7.1.1.brief.read', 50), ['0>1', 'tool3→1']],
    [
      'the step of its agent at that time',
      call(3, '7.1.x', 250, { agentId: 2 }),
      ['0>1', 'tool3→1'],
    ],
    [
      'the step at that time, without an agent',
      call(3, '7.1.x', 50, { agentId: null }),
      ['0>1', 'tool3→0'],
    ],
    ['no step', call(3, '7.1.x', 950), ['0>1']],
    ['another attempt', call(3, '7.12.0.brief.read', 50), ['0>1']],
  ])('gives a tool’s answer to %s', (_name, row, expected) => {
    expect(edges(trace(step(0, 0, 100), step(1, 100, 300)), row)).toEqual(expected);
  });

  it('stands in time: the run, its steps, under each its tools', () => {
    const read = readTrace(trace(step(0, 0, 100, { state: 'failed' }), step(1, 100, 300)), [
      call(3, '7.1.1.brief.read', 150, { error: 'gone' }),
      call(4, '7.1.x', 950),
    ]);
    expect(
      traceSpans(read).map(({ kind, start, end, depth }) => [kind, start, end, depth]),
    ).toEqual([
      ['run', 0, 1000, 0],
      ['failed', 0, 100, 1],
      ['step', 100, 300, 1],
      ['failed', 130, 150, 2],
      ['tool', 930, 950, 1],
    ]);
  });
});

describe('a composition', () => {
  const chain = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
  ];

  it.each([
    ['one after the other without a pattern', ['a', 'b', 'c'], {}, ['a', 'b', 'c'], chain],
    [
      'by its pattern',
      ['a', 'b'],
      { edges: [{ from: 'b', to: 'a' }] },
      ['a', 'b'],
      [{ from: 'b', to: 'a' }],
    ],
    ['with a tool of the pattern alone', ['a'], { edges: chain }, ['a', 'b', 'c'], chain],
    ['without what is no edge', ['a'], { edges: [null, {}, { from: 1, to: 'a' }] }, ['a'], []],
    ['of nothing', [], {}, [], []],
  ])('%s', (_name, tools, connectionPattern, all, connections) => {
    expect(compositionGraph({ tools, connectionPattern })).toEqual({ tools: all, connections });
  });
});
