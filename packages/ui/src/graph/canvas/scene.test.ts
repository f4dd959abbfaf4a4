import { describe, expect, it } from 'vitest';

import { cleanGraph } from '../clean-graph.js';
import { crowd } from '../story-crowd.js';
import { neighboursOf } from './neighbours.js';
import { NodePositions } from './node-positions.js';
import { rankNodes, sceneOf } from './scene.js';
import { indexOf, sameTopology, topologyOf } from './topology.js';

const unnamed = ({ n }: { n: number }) => `Agent ${n}`;
const made = (count = 600) => {
  const { nodes, links } = crowd(count);
  const graph = cleanGraph(nodes, links, unnamed);
  return { graph, topology: topologyOf(graph, indexOf(graph), 'panel') };
};

describe('sceneOf', () => {
  it('holds every link once, in batches of one style', () => {
    const { graph, topology } = made();
    const { from, to, batches } = sceneOf(graph, topology.ends, topology.radii);
    const drawn = Array.from(
      from,
      (source, at) => `${graph.nodes[source]?.id} ${graph.nodes[to[at] as number]?.id}`,
    );
    expect(drawn.toSorted()).toEqual(
      graph.links.map(({ source, target }) => `${source} ${target}`).toSorted(),
    );
    expect(batches[0]?.start).toBe(0);
    expect(batches.at(-1)?.end).toBe(graph.links.length);
    expect(batches.every(({ end }, at) => (batches[at + 1]?.start ?? end) === end)).toBe(true);
    // What is active lies over what is not.
    const states = batches.map(({ active }) => active);
    expect(states).toEqual(states.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('wants managers and who is at work named first', () => {
    const { graph, topology } = made();
    const ranked = rankNodes(graph, neighboursOf(graph.nodes.length, topology.ends));
    expect(ranked[0]).toBe(0);
    expect(new Set(ranked).size).toBe(graph.nodes.length);
    const managers = graph.nodes.filter(({ type }) => type === 'coordinator').length;
    expect(graph.nodes[ranked[managers - 1] as number]?.type).toBe('coordinator');
    expect(graph.nodes[ranked[managers] as number]?.status).toBe('processing');
  });
});

describe('topologyOf', () => {
  it('changes with agents and links, not with what agents do', () => {
    const { graph, topology } = made();
    const again = (change: Partial<typeof graph>) => {
      const next = { ...graph, ...change };
      return sameTopology(topology, topologyOf(next, indexOf(next), 'panel'));
    };
    expect(again({ nodes: graph.nodes.map((node) => ({ ...node, status: 'waiting' })) })).toBe(
      true,
    );
    expect(again({ links: graph.links.map((link) => ({ ...link, active: true })) })).toBe(true);
    expect(again({ links: graph.links.slice(1) })).toBe(false);
    expect(again({ nodes: graph.nodes.slice(0, -1), links: [] })).toBe(false);
  });
});

describe('NodePositions', () => {
  it('keeps a move by hand through a new layout, and who stays in place until there is one', () => {
    const { topology } = made(3);
    const moves = new Map<string, readonly [number, number]>();
    const first = new NodePositions(topology, moves);
    expect(first.at(0)).toEqual([Number.NaN, Number.NaN]);
    first.take(Float32Array.from([0, 0, 10, 10, 20, 20]));
    first.moveTo(1, 15, 12);
    const fewer = { ...topology, ids: ['n1', 'n9'], radii: topology.radii.slice(0, 2) };
    const second = new NodePositions(fewer, moves, first);
    expect(second.at(0)).toEqual([15, 12]);
    second.take(Float32Array.from([1, 1, 2, 2]));
    expect(second.at(0)).toEqual([6, 3]);
    expect(second.at(1)).toEqual([2, 2]);
    second.take(Float32Array.from([5]));
    expect(second.at(1)).toEqual([2, 2]);
  });
});
