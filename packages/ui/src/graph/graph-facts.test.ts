import { describe, expect, it } from 'vitest';

import { agentGraph } from '../labels/en.js';
import { cleanGraph } from './clean-graph.js';
import { factsOf } from './graph-facts.js';
import { network } from './story-data.js';
import type { CleanNode, GraphNode } from './types.js';

const clean = (node: GraphNode) => cleanGraph([node], [], agentGraph.unnamed).nodes[0] as CleanNode;

describe('factsOf', () => {
  it('says what is known, in the locale', () => {
    const lead = clean(network.nodes[0] as GraphNode);
    expect(factsOf(lead, agentGraph, 'en')).toEqual([
      ['Contribution', '34%'],
      ['Accuracy', '94%'],
      ['Knowledge depth', '71%'],
      ['Collaboration', '97%'],
      ['Reasoning', '88%'],
      ['Messages', '41'],
      ['Tasks', '6'],
      ['Last active', expect.stringContaining('12/4/26')],
      ['Expertise', 'planning, summarization'],
    ]);
    expect(factsOf(lead, agentGraph, 'de')[0]).toEqual(['Contribution', '34\u00a0%']);
  });

  it('says nothing of what is unknown', () => {
    const odd = clean({
      id: 'a',
      type: 'meta',
      activity: { messages: Number.NaN, lastActive: 'yesterday' },
      expertise: [],
    });
    expect(factsOf(odd, agentGraph, 'en')).toEqual([]);
  });
});
