import { describe, expect, it } from 'vitest';

import { agentLinks } from './agent-links.js';
import { layoutGraph, type PlacedNode } from './layout.js';
import type { GraphLink, GraphNode } from './types.js';

const team = (count: number, lead = true): GraphNode[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    name: `Agent ${index}`,
    type: lead && index === 0 ? 'coordinator' : 'processor',
  }));

const panel = { width: 454, height: 384 };
const by = (nodes: readonly PlacedNode[], id: string) =>
  nodes.find((n) => n.id === id) as PlacedNode;
const distance = (a: PlacedNode, b: PlacedNode) => Math.hypot(a.x - b.x, a.y - b.y);

describe('layoutGraph', () => {
  it('gives the same coordinates for the same input', () => {
    const nodes = team(9);
    const links = agentLinks(nodes);
    expect(layoutGraph(nodes, links, panel)).toEqual(
      layoutGraph(structuredClone(nodes), structuredClone(links), panel),
    );
  });

  it('puts the coordinator in the middle and the others on its ring at even angles', () => {
    const nodes = team(8);
    const { nodes: placed, orbits } = layoutGraph(nodes, agentLinks(nodes), panel);
    const middle = by(placed, 'a0');
    expect(middle).toMatchObject({ x: 227, y: 192, hop: 0 });
    const [orbit] = orbits;
    expect(orbits).toHaveLength(1);
    const others = placed.slice(1);
    for (const node of others) {
      expect(node.hop).toBe(1);
      expect(distance(node, middle)).toBeCloseTo(orbit?.r ?? 0, 6);
    }
    const steps = others.map((node, index) =>
      distance(node, others[(index + 1) % 7] as PlacedNode),
    );
    for (const step of steps) expect(step).toBeCloseTo(steps[0] as number, 6);
    expect(others[0]?.x).toBeCloseTo(227, 6);
    expect(others[0]?.y).toBeLessThan(192);
  });

  it('draws managers with radius 16 and others with 12', () => {
    const nodes = [...team(4), { id: 'second', name: 'B', type: 'coordinator' as const }];
    const { nodes: placed } = layoutGraph(nodes, agentLinks(nodes), panel);
    expect(Object.fromEntries(placed.map(({ id, r }) => [id, r]))).toEqual({
      a0: 16,
      a1: 12,
      a2: 12,
      a3: 12,
      second: 16,
    });
  });

  it('puts each node on the ring of its distance in links, near what it is linked to', () => {
    const nodes = team(6);
    const links: GraphLink[] = [
      { source: 'a0', target: 'a1', type: 'data' },
      { source: 'a2', target: 'a0', type: 'feedback' },
      { source: 'a0', target: 'a3', type: 'data' },
      { source: 'a4', target: 'a2', type: 'data' },
      { source: 'a4', target: 'a5', type: 'control' },
    ];
    const { nodes: placed, orbits } = layoutGraph(nodes, links, { width: 660, height: 536 });
    expect(placed.map(({ id, hop }) => [id, hop])).toEqual([
      ['a0', 0],
      ['a1', 1],
      ['a2', 1],
      ['a3', 1],
      ['a4', 2],
      ['a5', 3],
    ]);
    expect(orbits.map(({ hop }) => hop)).toEqual([1, 2, 3]);
    expect(orbits.map(({ r }) => r)).toEqual(orbits.map(({ r }) => r).toSorted((a, b) => a - b));
    const parent = by(placed, 'a2');
    const nearest = placed
      .filter(({ hop }) => hop === 1)
      .toSorted((a, b) => distance(a, by(placed, 'a4')) - distance(b, by(placed, 'a4')))[0];
    expect(nearest?.id).toBe(parent.id);
  });

  it('keeps what no link reaches on an outer ring without an orbit', () => {
    const nodes = team(5);
    const links = agentLinks(nodes.slice(0, 3));
    const { nodes: placed, orbits } = layoutGraph(nodes, links, panel);
    expect(by(placed, 'a3').hop).toBeNull();
    const middle = by(placed, 'a0');
    expect(distance(by(placed, 'a4'), middle)).toBeGreaterThan(orbits[0]?.r ?? Infinity);
  });

  it('sets agents without a coordinator round a ring in their order', () => {
    const nodes = team(5, false);
    const { nodes: placed, orbits } = layoutGraph(nodes, agentLinks(nodes), panel);
    expect(orbits).toEqual([]);
    expect(placed.map(({ id }) => id)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
    const turns = placed.map((node, index) => {
      const next = placed[(index + 1) % 5] as PlacedNode;
      return (node.x - 227) * (next.y - 192) - (node.y - 192) * (next.x - 227);
    });
    for (const turn of turns) expect(turn).toBeGreaterThan(0);
  });

  it('mirrors the picture in right-to-left', () => {
    const nodes = team(9);
    const links = agentLinks(nodes);
    const ltr = layoutGraph(nodes, links, panel);
    const rtl = layoutGraph(nodes, links, { ...panel, dir: 'rtl' });
    ltr.nodes.forEach((node, index) => {
      expect(rtl.nodes[index]?.x).toBeCloseTo(panel.width - node.x, 6);
      expect(rtl.nodes[index]?.y).toBeCloseTo(node.y, 6);
    });
  });

  it.each([0, 1, 2, 3, 12, 24, 60, 500])('keeps %i discs apart', (count) => {
    const nodes = team(count);
    const { nodes: placed } = layoutGraph(nodes, agentLinks(nodes), panel);
    expect(placed).toHaveLength(count);
    const gaps = placed.flatMap((a, index) =>
      placed.slice(index + 1).map((b) => distance(a, b) - a.r - b.r),
    );
    expect(gaps.reduce((least, gap) => Math.min(least, gap), Infinity)).toBeGreaterThan(0);
  });

  it('places a hub with thousands of agents', () => {
    const nodes = team(70_000);
    const { nodes: placed } = layoutGraph(nodes, agentLinks(nodes), panel);
    expect(placed.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });

  it.each([320, 360, 454, 500])('stays inside a panel %i px wide with up to 12 agents', (width) => {
    for (let count = 1; count <= 12; count += 1) {
      const nodes = team(count);
      const { nodes: placed } = layoutGraph(nodes, agentLinks(nodes), { width, height: 384 });
      for (const { x, y } of placed) {
        expect(x).toBeGreaterThanOrEqual(35);
        expect(x).toBeLessThanOrEqual(width - 35);
        expect(y).toBeGreaterThanOrEqual(54);
        expect(y).toBeLessThanOrEqual(384 - 54);
      }
    }
  });

  it('has larger discs and rooms for whole names in a hero', () => {
    const nodes = team(4);
    const { nodes: placed, labelRoom } = layoutGraph(nodes, agentLinks(nodes), {
      width: 660,
      height: 536,
      variant: 'hero',
    });
    expect(placed.map(({ r }) => r)).toEqual([24, 17, 17, 17]);
    expect(labelRoom).toBe(160);
  });
});
