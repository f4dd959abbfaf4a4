import type { Direction } from '../../provider/ui-context.js';

/** A key's command to a tree. */
export type TreeCommand = { extend: boolean } & (
  | { kind: 'move'; step: 1 | -1 }
  | {
      kind: 'first' | 'last' | 'open' | 'close' | 'openSiblings' | 'select' | 'selectAll' | 'press';
    }
  | { kind: 'type'; text: string }
);

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const kinds = {
  Home: 'first',
  End: 'last',
  '*': 'openSiblings',
  ' ': 'select',
  Enter: 'press',
} as const;

/** The tree view of the ARIA Authoring Practices; in right-to-left text the left arrow opens. */
export const treeCommand = (
  { key, shiftKey: extend, ctrlKey, metaKey, altKey }: Key,
  dir: Direction,
  /** A word is being typed: Space belongs to it. */
  typing: boolean,
): TreeCommand | undefined => {
  const control = ctrlKey || metaKey;
  if (altKey) return undefined;
  if (control && key.toLowerCase() === 'a') return { kind: 'selectAll', extend };
  if (control && key !== 'Home' && key !== 'End' && key !== ' ') return undefined;
  if (key === 'ArrowDown') return { kind: 'move', step: 1, extend };
  if (key === 'ArrowUp') return { kind: 'move', step: -1, extend };
  if (key === 'ArrowRight' || key === 'ArrowLeft')
    return { kind: (key === 'ArrowRight') === (dir === 'ltr') ? 'open' : 'close', extend };
  if (key === ' ' && typing) return { kind: 'type', text: key, extend };
  const kind = kinds[key as keyof typeof kinds];
  // Home and End select on their way only with Control.
  if (kind) return { kind, extend: extend && (control || kind === 'select') };
  return Array.from(key).length === 1 ? { kind: 'type', text: key, extend } : undefined;
};
