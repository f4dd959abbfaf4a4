import type { DotStatus } from '../../components/status-dot/status-dot.js';
import { isValue } from '../maths/values.js';

export interface FlowNode {
  /** Id links use for it. Of several nodes with one id the first counts. */
  id: string;
  /** Stands in the node, on up to three lines. */
  name: string;
  /** Under the name: what it does, how long it took. */
  text?: string;
  /** Shown as a shape beside the name. */
  status?: 'idle' | 'busy' | 'offline' | 'error' | 'done' | 'waiting';
  /** The status in words: read out, in the tooltip and in the table. */
  statusLabel?: string;
  /** Colour, from 0: what kind of step it is. Without it the node has none. */
  kind?: number;
}

export interface FlowLink {
  /** Ids of nodes; a link to nowhere is left out. */
  from: string;
  to: string;
  /** On the line: the condition under which it is taken. */
  label?: string;
}

export interface Step {
  name: string;
  text: string;
  status: DotStatus | undefined;
  statusLabel: string;
  kind: number | undefined;
  /** Links that end and that begin here, by their place. */
  incoming: number[];
  outgoing: number[];
}

export interface StepLink {
  from: number;
  to: number;
  label: string;
  /** Leads back to an earlier step or to itself. */
  back: boolean;
}

export interface Steps {
  nodes: Step[];
  links: StepLink[];
  /** Steps on the longest way, without the links back. */
  levels: number;
}

/** Marks links that close a circle, walking from the first node on. */
function markBack({ nodes, links }: Pick<Steps, 'nodes' | 'links'>): number[] {
  const state = new Uint8Array(nodes.length);
  const finished: number[] = [];
  const [waiting, open, done] = [0, 1, 2];
  // Without calling itself: a chain may be longer than any stack.
  const walk = (start: number) => {
    if (state[start] !== waiting) return;
    const path = [{ node: start, next: 0 }];
    state[start] = open;
    while (path.length > 0) {
      const top = path.at(-1) as { node: number; next: number };
      const link = links[nodes[top.node]?.outgoing[top.next] ?? -1];
      if (!link) {
        state[top.node] = done;
        finished.push(top.node);
        path.pop();
        continue;
      }
      top.next += 1;
      if (state[link.to] === open) link.back = true;
      else if (state[link.to] === waiting) {
        state[link.to] = open;
        path.push({ node: link.to, next: 0 });
      }
    }
  };
  // What nothing leads to is a beginning.
  for (const [node, { incoming }] of nodes.entries()) if (incoming.length === 0) walk(node);
  for (const node of nodes.keys()) walk(node);
  return finished.toReversed();
}

/**
 * Where each given link begins and ends (-1: nowhere), and the first given link between the same two
 * nodes. Links are sorted by their beginning, so that one mark per node tells doubles: a table of
 * pairs takes most of a minute for a million of them.
 */
function placedLinks(given: readonly FlowLink[], places: ReadonlyMap<string, number>) {
  const from = new Int32Array(given.length);
  const to = new Int32Array(given.length);
  const first = new Int32Array(given.length);
  // How many begin at each node, then where its part of the sorted links begins.
  const starts = new Int32Array(places.size + 1);
  for (const [link, { from: one, to: other }] of given.entries()) {
    from[link] = places.get(one) ?? -1;
    to[link] = places.get(other) ?? -1;
    const node = from[link];
    if (node >= 0) starts[node + 1] = (starts[node + 1] as number) + 1;
  }
  for (let node = 0; node < places.size; node++)
    starts[node + 1] = (starts[node + 1] as number) + (starts[node] as number);
  const sorted = new Int32Array(given.length);
  const next = starts.slice();
  for (const [link, node] of from.entries())
    if (node >= 0) {
      const place = next[node] as number;
      sorted[place] = link;
      next[node] = place + 1;
    }
  // Of the link that reached a node last, and from where it came.
  const reached = new Int32Array(places.size).fill(-1);
  for (const link of sorted.subarray(0, starts[places.size])) {
    const end = to[link] as number;
    if (end < 0) continue;
    const earlier = reached[end] as number;
    const isDouble = earlier >= 0 && from[earlier] === from[link];
    first[link] = isDouble ? earlier : link;
    if (!isDouble) reached[end] = link;
  }
  return { from, to, first };
}

/** Nodes and links of any quality: doubles become one, links to nowhere go, circles are known. */
export function cleanSteps(
  givenNodes: readonly FlowNode[],
  givenLinks: readonly FlowLink[],
  unnamed: (n: number) => string,
): Steps {
  const places = new Map<string, number>();
  const nodes: Step[] = [];
  for (const { id, name, text, status, statusLabel, kind } of givenNodes) {
    if (places.has(id)) continue;
    places.set(id, nodes.length);
    nodes.push({
      name: name || unnamed(nodes.length + 1),
      text: text ?? '',
      status,
      statusLabel: statusLabel ?? '',
      kind: isValue(kind) ? Math.max(0, Math.floor(kind)) : undefined,
      incoming: [],
      outgoing: [],
    });
  }
  const links: StepLink[] = [];
  const { from: starts, to: ends, first } = placedLinks(givenLinks, places);
  const at = new Int32Array(givenLinks.length);
  for (const [given, link] of givenLinks.entries()) {
    const [from, to] = [starts[given] as number, ends[given] as number];
    if (from < 0 || to < 0) continue;
    const label = link.label ?? '';
    if (first[given] !== given) {
      const same = links[at[first[given] as number] as number];
      if (same) same.label ||= label;
      continue;
    }
    at[given] = links.length;
    nodes[from]?.outgoing.push(links.length);
    nodes[to]?.incoming.push(links.length);
    links.push({ from, to, label, back: from === to });
  }
  const order = markBack({ nodes, links });
  const level = new Uint32Array(nodes.length);
  for (const node of order)
    for (const place of nodes[node]?.outgoing ?? []) {
      const { to, back } = links[place] as StepLink;
      if (!back) level[to] = Math.max(level[to] as number, (level[node] as number) + 1);
    }
  let levels = 0;
  for (const deep of level) levels = Math.max(levels, deep + 1);
  return { nodes, links, levels };
}

/** The first so many steps and the links between them. */
export function firstSteps(steps: Steps, most: number): Steps {
  if (steps.nodes.length <= most) return steps;
  const links: StepLink[] = [];
  const nodes = steps.nodes
    .slice(0, most)
    .map((node): Step => ({ ...node, incoming: [], outgoing: [] }));
  for (const link of steps.links) {
    const [from, to] = [nodes[link.from], nodes[link.to]];
    if (!from || !to) continue;
    from.outgoing.push(links.length);
    to.incoming.push(links.length);
    links.push(link);
  }
  return { nodes, links, levels: steps.levels };
}
