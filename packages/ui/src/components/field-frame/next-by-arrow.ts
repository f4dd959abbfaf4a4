import type { Direction } from '../../provider/ui-context.js';

const steps: Record<string, (dir: Direction) => 1 | -1> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  ArrowRight: (dir) => (dir === 'rtl' ? -1 : 1),
  ArrowLeft: (dir) => (dir === 'rtl' ? 1 : -1),
};

/**
 * Where an arrow key leads in a radio group of `count` choices, whose ends meet; undefined for
 * other keys.
 */
export const nextByArrow = (
  key: string,
  from: number,
  count: number,
  dir: Direction,
): number | undefined => {
  const step = steps[key]?.(dir);
  return step === undefined ? undefined : (from + step + count) % count;
};
