import type { Direction } from '../../provider/ui-context.js';

const steps: Record<string, (dir: Direction) => 1 | -1> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  ArrowRight: (dir) => (dir === 'rtl' ? -1 : 1),
  ArrowLeft: (dir) => (dir === 'rtl' ? 1 : -1),
};

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Where an arrow key leads in a radio group of `count` choices, whose ends meet; undefined for
 * other keys, and with another key held: Alt and an arrow go back in the browser.
 */
export const nextByArrow = (
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
  from: number,
  count: number,
  dir: Direction,
): number | undefined => {
  const step = shiftKey || ctrlKey || metaKey || altKey ? undefined : steps[key]?.(dir);
  return step === undefined ? undefined : (from + step + count) % count;
};
