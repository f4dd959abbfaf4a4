export interface MindMapNode {
  name: string;
  /** A second line: what it is, how much of it. */
  text?: string;
  children?: readonly MindMapNode[];
}

export interface Branch {
  name: string;
  text: string;
  /** 0 for the root. */
  depth: number;
  /** Place in the list, -1 above the root. */
  parent: number;
  /** Places in the list. */
  children: number[];
  /** Which of the root's branches it belongs to, from 0; -1 for the root. */
  limb: number;
  /** Place among its siblings, from 0. */
  position: number;
}

export interface Branches {
  /** From above, each before what belongs to it. */
  all: Branch[];
  levels: number;
}

/** A tree of any depth as a list. What belongs to itself, or to two others, is taken once. */
export function cleanBranches(
  root: MindMapNode | null | undefined,
  unnamed: (n: number) => string,
): Branches {
  const all: Branch[] = [];
  const seen = new Set<MindMapNode>();
  let levels = 0;
  // Without calling itself: a chain may be longer than any stack.
  const waiting: { node: MindMapNode; parent: number }[] = root ? [{ node: root, parent: -1 }] : [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent } = next;
    if (seen.has(node)) continue;
    seen.add(node);
    const place = all.length;
    const above = all[parent];
    const depth = above ? above.depth + 1 : 0;
    const position = above?.children.length ?? 0;
    above?.children.push(place);
    all.push({
      name: node.name || unnamed(place + 1),
      text: node.text ?? '',
      depth,
      parent,
      children: [],
      limb: depth === 1 ? position : (above?.limb ?? -1),
      position,
    });
    levels = Math.max(levels, depth + 1);
    const children = node.children ?? [];
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child) waiting.push({ node: child, parent: place });
    }
  }
  return { all, levels };
}

/** Names a branch by the way to it, so that it is the same one when others come or go. */
export function wayTo({ all }: Branches, place: number): string {
  let way = '';
  for (let branch = all[place]; branch; branch = all[branch.parent])
    way = `${branch.position}.${way}`;
  return way;
}

/** Branches whose ancestors are all open, from above, at most so many. */
export function visibleBranches(
  branches: Branches,
  isOpen: (place: number) => boolean,
  most: number,
): { shown: number[]; complete: boolean } {
  const shown: number[] = [];
  const waiting = branches.all.length > 0 ? [0] : [];
  while (waiting.length > 0 && shown.length < most) {
    const place = waiting.pop() as number;
    shown.push(place);
    if (isOpen(place)) {
      const children = branches.all[place]?.children ?? [];
      // Of a million children only those that are shown are looked at.
      const possible = children.slice(0, most);
      for (const child of possible.toReversed()) waiting.push(child);
    }
  }
  return { shown, complete: waiting.length === 0 };
}
