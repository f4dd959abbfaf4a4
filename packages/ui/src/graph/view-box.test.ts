import { describe, expect, it } from 'vitest';

import { agentLinks } from './agent-links.js';
import { layoutGraph } from './layout.js';
import type { GraphNode } from './types.js';
import { contentBox, fitView } from './view-box.js';

const boxOf = (count: number) => {
  const nodes: GraphNode[] = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: '',
    type: index === 0 ? 'coordinator' : 'meta',
  }));
  return contentBox(layoutGraph(nodes, agentLinks(nodes), { width: 454, height: 384 }).nodes);
};

describe('fitView', () => {
  it.each([0, 1, 2, 8, 12])('leaves %i agents as they are', (count) => {
    expect(fitView(boxOf(count), 454, 384)).toEqual({ k: 1, x: 0, y: 0 });
  });

  it.each([200, 500])('makes %i agents small enough to be seen at once', (count) => {
    const box = boxOf(count);
    const { k, x, y } = fitView(box, 454, 384);
    expect(k).toBeGreaterThanOrEqual(0.5);
    expect(k).toBeLessThan(1);
    expect(x + k * box.x).toBeGreaterThanOrEqual(-1);
    expect(y + k * box.y).toBeGreaterThanOrEqual(-1);
    expect(x + k * (box.x + box.width)).toBeLessThanOrEqual(455);
    expect(y + k * (box.y + box.height)).toBeLessThanOrEqual(385);
  });

  it('does not go below the smallest zoom', () => {
    expect(fitView({ x: -2000, y: -2000, width: 4400, height: 4400 }, 400, 400)).toEqual({
      k: 0.5,
      x: 100,
      y: 100,
    });
  });
});
