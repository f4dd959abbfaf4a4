import type { Direction } from '../../provider/ui-context.js';

/** Sides of what floats beside something; `start` and `end` follow the direction of the script. */
export type LogicalSide = 'top' | 'bottom' | 'start' | 'end';

/** The side as Radix wants it, which knows no start and end. */
export const physicalSide = (
  side: LogicalSide,
  dir: Direction,
): 'top' | 'bottom' | 'left' | 'right' => {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === (dir === 'ltr') ? 'left' : 'right';
};
