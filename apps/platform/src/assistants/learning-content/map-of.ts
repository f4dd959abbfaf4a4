import type { AssistantResult } from '@constella/api-client';

type Branch = AssistantResult<'learning-content'>['branches'][number];

/** A node of a mind map. */
export interface MapNode {
  name: string;
  text?: string;
  children: MapNode[];
}

/** The tree of a list of branches: each belongs to the last one before it of a lower level. */
export function mapOf(title: string, branches: readonly Branch[]): MapNode {
  const root: MapNode = { name: title, children: [] };
  const open: { node: MapNode; level: number }[] = [{ node: root, level: 0 }];
  for (const { name, level, note } of branches) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const node: MapNode = { name, ...(note && { text: note }), children: [] };
    open.at(-1)?.node.children.push(node);
    open.push({ node, level });
  }
  return root;
}
