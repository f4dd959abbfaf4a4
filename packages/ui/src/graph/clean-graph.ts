import {
  type CleanNode,
  type GraphLink,
  type GraphNode,
  graphLinkTypes,
  graphNodeStatuses,
  graphNodeTypes,
} from './types.js';

const known = <T extends string>(list: readonly T[], value: unknown, fallback: T): T =>
  list.includes(value as T) ? (value as T) : fallback;

/** The number, or nothing where it is not one. */
export const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const between = (value: unknown, min: number, max: number): number | undefined => {
  const number = finite(value);
  return number === undefined ? undefined : Math.min(max, Math.max(min, number));
};

/** The text without its edges, or nothing where there is none to show. */
const words = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() || undefined : undefined;
};

export interface CleanGraph {
  nodes: CleanNode[];
  links: GraphLink[];
}

/**
 * A server's graph, made safe to draw: unique ids, known types and states, finite numbers inside
 * their bounds, links between two different nodes that exist, one per direction and type.
 * @param unnamed name of the n-th node (from 1) when it has none
 */
export function cleanGraph(
  nodes: readonly GraphNode[] | null | undefined,
  links: readonly GraphLink[] | null | undefined,
  unnamed: (values: { n: number }) => string,
): CleanGraph {
  const byId = new Map<string, CleanNode>();
  for (const node of nodes ?? []) {
    if (!node || node.id === undefined || node.id === null) continue;
    const id = String(node.id);
    if (byId.has(id)) continue;
    const metrics = node.metrics ?? {};
    byId.set(id, {
      ...node,
      id,
      name: words(node.name) ?? unnamed({ n: byId.size + 1 }),
      role: words(node.role),
      note: words(node.note),
      expertise: Array.isArray(node.expertise) ? node.expertise.filter(words) : undefined,
      type: known(graphNodeTypes, node.type, 'processor'),
      status: known(graphNodeStatuses, node.status, 'inactive'),
      contribution: between(node.contribution, 0, 100),
      metrics: {
        accuracy: between(metrics.accuracy, 0, 1),
        knowledgeDepth: between(metrics.knowledgeDepth, 0, 1),
        collaborationStrength: between(metrics.collaborationStrength, 0, 1),
        reasoningQuality: between(metrics.reasoningQuality, 0, 1),
      },
    });
  }
  const seen = new Set<string>();
  const kept: GraphLink[] = [];
  for (const link of links ?? []) {
    if (!link) continue;
    const source = String(link.source);
    const target = String(link.target);
    const type = known(graphLinkTypes, link.type, 'data');
    const key = `${type} ${source.length} ${source} ${target}`;
    if (source === target || !byId.has(source) || !byId.has(target) || seen.has(key)) continue;
    seen.add(key);
    kept.push({ source, target, type, value: finite(link.value), active: link.active === true });
  }
  return { nodes: [...byId.values()], links: kept };
}
