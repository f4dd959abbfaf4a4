import { randomFrom } from './canvas/random.js';
import {
  type GraphLink,
  graphLinkTypes,
  type GraphNode,
  type GraphNodeStatus,
  type GraphNodeType,
} from './types.js';

const trades = [
  'Contract',
  'Market',
  'Tariff',
  'Invoice',
  'Customs',
  'Freight',
  'Evidence',
  'Scenario',
  'Claims',
  'Supplier',
];
const jobs = ['reader', 'analyst', 'planner', 'checker', 'writer', 'runner', 'watcher', 'broker'];

/** Rare enough that one sees who is at work. */
const statuses: readonly GraphNodeStatus[] = [
  'active',
  'active',
  'active',
  'active',
  'inactive',
  'inactive',
  'learning',
  'waiting',
  'completed',
  'completed',
];

export interface Crowd {
  nodes: GraphNode[];
  links: GraphLink[];
}

/**
 * A large organisation: teams under managers under one lead, and half as many links across; links
 * are one and a half times the nodes.
 */
export function crowd(count: number, seed = 7): Crowd {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const nodes = Array.from({ length: count }, (_, at): GraphNode => {
    const type: GraphNodeType =
      at === 0 || (at < 40 && at % 5 === 0)
        ? 'coordinator'
        : at % 11 === 0
          ? 'meta'
          : at % 3 === 0
            ? 'executor'
            : 'processor';
    const isBusy = at === 0 || at % 97 === 3;
    return {
      id: `n${at}`,
      name: at === 0 ? 'Synthesis lead' : `${pick(trades)} ${pick(jobs)} ${at}`,
      type,
      status: isBusy ? 'processing' : pick(statuses),
      note: isBusy ? 'reading 4 files' : undefined,
      contribution: Math.round(random() * 1000) / 10,
    };
  });
  const kind = () => (random() < 0.7 ? graphLinkTypes[0] : pick(graphLinkTypes));
  const links = nodes.slice(1).map(({ id, status }, at): GraphLink => {
    const parent = at < 39 ? 0 : Math.floor(Math.sqrt(random()) * Math.min(at, 40 + at / 6));
    return { source: `n${parent}`, target: id, type: kind(), active: status === 'processing' };
  });
  const wanted = count > 2 ? count * 1.5 : 0;
  while (links.length < wanted) {
    const from = Math.floor(random() * count);
    const to = Math.min(count - 1, from + 1 + Math.floor(random() * 12));
    links.push({ source: `n${from}`, target: `n${to}`, type: kind() });
  }
  return { nodes, links };
}
