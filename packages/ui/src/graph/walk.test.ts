import { describe, expect, it } from 'vitest';

import { agentLinks } from './agent-links.js';
import { layoutGraph } from './layout.js';
import type { GraphNode } from './types.js';
import { arrowKeys, walk } from './walk.js';

const at = (id: string, x: number, y: number) => ({ id, x, y, r: 12, hop: 1 });
const link = (source: string, target: string) => ({ source, target, type: 'data' }) as const;

describe('walk', () => {
  const nodes = [
    at('m', 0, 0),
    at('e', 100, 10),
    at('near', 40, 5),
    at('n', 0, -80),
    at('w', -90, 0),
  ];

  it('prefers a linked node to a nearer one that is not', () => {
    expect(walk('m', 'ArrowRight', nodes, [link('m', 'e')])).toBe('e');
    expect(walk('m', 'ArrowRight', nodes, [])).toBe('near');
  });

  it('follows links against their direction too', () => {
    expect(walk('m', 'ArrowLeft', nodes, [link('w', 'm')])).toBe('w');
  });

  it('stays where it is at the edge', () => {
    expect(walk('m', 'ArrowDown', [at('m', 0, 0), at('n', 0, -80)], [])).toBeUndefined();
    expect(walk('gone', 'ArrowDown', nodes, [])).toBeUndefined();
  });

  it('takes what lies aside when nothing is straight ahead', () => {
    expect(walk('n', 'ArrowDown', [at('n', 0, 0), at('far', 200, 20)], [])).toBe('far');
  });

  it.each([2, 5, 8, 12, 40])('reaches each of %i agents by arrows alone', (count) => {
    const team: GraphNode[] = Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      name: `${index}`,
      type: index === 0 ? 'coordinator' : 'processor',
    }));
    const links = agentLinks(team);
    const { nodes } = layoutGraph(team, links, { width: 454, height: 384 });
    const seen = new Set(['0']);
    for (const id of seen) {
      for (const key of arrowKeys) {
        const next = walk(id, key, nodes, links);
        if (next !== undefined) seen.add(next);
      }
    }
    expect(seen.size).toBe(count);
  });
});
