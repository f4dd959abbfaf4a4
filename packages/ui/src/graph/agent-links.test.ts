import { describe, expect, it } from 'vitest';

import { agentLinks } from './agent-links.js';
import type { GraphNode } from './types.js';

const agent = (
  id: string,
  type: GraphNode['type'] = 'processor',
  status?: GraphNode['status'],
) => ({
  id,
  name: id,
  type,
  status,
});

describe('agentLinks', () => {
  it('leads from the coordinator to all others', () => {
    expect(agentLinks([agent('a'), agent('b', 'coordinator'), agent('c', 'meta')])).toEqual([
      { source: 'b', target: 'a', type: 'data' },
      { source: 'b', target: 'c', type: 'data' },
    ]);
  });

  it('takes the first of several coordinators', () => {
    expect(agentLinks([agent('a', 'coordinator'), agent('b', 'coordinator')])).toEqual([
      { source: 'a', target: 'b', type: 'data' },
    ]);
  });

  it('chains agents without a coordinator, alternating data and feedback', () => {
    expect(agentLinks(['a', 'b', 'c', 'd'].map((id) => agent(id)))).toEqual([
      { source: 'a', target: 'b', type: 'data' },
      { source: 'b', target: 'c', type: 'feedback' },
      { source: 'c', target: 'd', type: 'data' },
    ]);
  });

  it('is active towards an agent at work', () => {
    expect(agentLinks([agent('a', 'coordinator'), agent('b', 'executor', 'processing')])).toEqual([
      { source: 'a', target: 'b', type: 'data', active: true },
    ]);
  });

  it('needs two agents', () => {
    expect(agentLinks([])).toEqual([]);
    expect(agentLinks([agent('a', 'coordinator'), agent('a')])).toEqual([]);
  });
});
