import type { RowOfRecord } from '@constella/api-client';

/** A stored way to connect tools. */
export type CompositionRow = RowOfRecord<'tool_composition_templates'>;

interface Connection {
  from: string;
  to: string;
}

/**
 * How the tools of a composition are connected: as its pattern says, else one after the other. Tools
 * that only the pattern names are among them.
 */
export function compositionGraph({
  tools,
  connectionPattern,
}: Pick<CompositionRow, 'tools' | 'connectionPattern'>): {
  tools: string[];
  connections: Connection[];
} {
  const { edges } = connectionPattern as { edges?: unknown };
  const drawn = Array.isArray(edges)
    ? edges.flatMap((edge: Partial<Connection> | null) =>
        typeof edge?.from === 'string' && typeof edge.to === 'string'
          ? [{ from: edge.from, to: edge.to }]
          : [],
      )
    : tools.slice(1).map((to, at) => ({ from: tools[at]!, to }));
  return {
    tools: [...new Set([...tools, ...drawn.flatMap(({ from, to }) => [from, to])])],
    connections: drawn,
  };
}
