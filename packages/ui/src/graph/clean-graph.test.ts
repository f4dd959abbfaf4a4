import { describe, expect, it } from 'vitest';

import { cleanGraph } from './clean-graph.js';
import type { GraphLink, GraphNode } from './types.js';

const unnamed = ({ n }: { n: number }) => `智能体 ${n}`;

describe('cleanGraph', () => {
  it('keeps the first of several nodes with one id and names the nameless', () => {
    const { nodes } = cleanGraph(
      [
        { id: 'a', name: 'First', type: 'meta' },
        { id: 'a', name: 'Second', type: 'executor' },
        { id: 'b', name: '  ', type: 'executor' },
        { id: 'c', type: 'executor' },
      ],
      [],
      unnamed,
    );
    expect(nodes.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'First'],
      ['b', '智能体 2'],
      ['c', '智能体 3'],
    ]);
  });

  it('replaces what it does not know', () => {
    const odd = {
      id: 7,
      name: 'Odd',
      type: 'wizard',
      status: 'exploded',
      contribution: Number.NaN,
      metrics: { accuracy: 4, reasoningQuality: Number.POSITIVE_INFINITY },
    } as unknown as GraphNode;
    const [node] = cleanGraph([odd, null as unknown as GraphNode], [], unnamed).nodes;
    expect(node).toMatchObject({ id: '7', type: 'processor', status: 'inactive' });
    expect(node?.contribution).toBeUndefined();
    expect(node?.metrics).toEqual({
      accuracy: 1,
      knowledgeDepth: undefined,
      collaborationStrength: undefined,
      reasoningQuality: undefined,
    });
  });

  it('survives lists that are missing and texts that are none', () => {
    expect(cleanGraph(null, undefined, unnamed)).toEqual({ nodes: [], links: [] });
    const odd = {
      id: 'a',
      name: 42,
      note: {},
      role: '  ',
      expertise: 'planning',
      type: 'meta',
    } as unknown as GraphNode;
    const [node] = cleanGraph([odd], [], unnamed).nodes;
    expect(node?.name).toBe('42');
    expect([node?.note, node?.role, node?.expertise]).toEqual([undefined, undefined, undefined]);
  });

  it('leaves out links that lead nowhere, to themselves, or twice the same way', () => {
    const nodes: GraphNode[] = ['a', 'b'].map((id) => ({ id, name: id, type: 'processor' }));
    const link = (source: string, target: string, type = 'data') =>
      ({ source, target, type }) as GraphLink;
    const { links } = cleanGraph(
      nodes,
      [
        link('a', 'b'),
        link('a', 'b'),
        link('a', 'b', 'feedback'),
        link('b', 'a', 'smoke'),
        link('a', 'a'),
        link('a', 'gone'),
        undefined as unknown as GraphLink,
      ],
      unnamed,
    );
    expect(links.map(({ source, target, type }) => `${source}${target} ${type}`)).toEqual([
      'ab data',
      'ab feedback',
      'ba data',
    ]);
  });
});
