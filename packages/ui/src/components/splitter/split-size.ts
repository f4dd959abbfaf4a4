import type { Direction } from '../../provider/ui-context.js';

export type SplitterOrientation = 'horizontal' | 'vertical';

/** Bounds of the first pane, in percent of both. */
export interface SplitBounds {
  min: number;
  max: number;
  /** Whether it may also be closed, which is 0. */
  collapsible: boolean;
}

/** Percent one arrow key moves. */
const keyStep = 5;

const percent = (value: number, fallback: number): number =>
  Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : fallback;

/** Bounds that hold together, whatever was given. */
export const cleanBounds = ({ min, max, collapsible }: SplitBounds): SplitBounds => {
  const low = percent(min, 0);
  return { min: low, max: Math.max(low, percent(max, 100)), collapsible };
};

/** A size within the bounds; less than half of the smallest closes a pane that can be closed. */
export const clampSize = (size: number, { min, max, collapsible }: SplitBounds): number => {
  const given = percent(size, 50);
  if (collapsible && given < min / 2) return 0;
  return Math.min(max, Math.max(min, given));
};

/** Where a key moves the splitter; undefined for keys it does not use. */
export const sizeByKey = (
  key: string,
  size: number,
  bounds: SplitBounds,
  orientation: SplitterOrientation,
  dir: Direction,
): number | undefined => {
  const beside = orientation === 'horizontal';
  const forwards = beside ? (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight') : 'ArrowDown';
  const backwards = beside ? (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft') : 'ArrowUp';
  if (key === forwards) return clampSize(Math.max(bounds.min, size + keyStep), bounds);
  if (key === backwards)
    // From the smallest size on, the next step closes it.
    return bounds.collapsible && size <= bounds.min ? 0 : Math.max(bounds.min, size - keyStep);
  if (key === 'Home') return bounds.min;
  if (key === 'End') return bounds.max;
  return undefined;
};

/** The size that puts the splitter under the pointer. */
export const sizeAt = (
  pointer: { clientX: number; clientY: number },
  box: Pick<DOMRect, 'left' | 'right' | 'top' | 'width' | 'height'>,
  orientation: SplitterOrientation,
  dir: Direction,
): number => {
  if (orientation === 'vertical')
    return box.height === 0 ? 50 : ((pointer.clientY - box.top) / box.height) * 100;
  if (box.width === 0) return 50;
  const fromStart = dir === 'rtl' ? box.right - pointer.clientX : pointer.clientX - box.left;
  return (fromStart / box.width) * 100;
};

/**
 * Where a double press leads, for people who cannot drag: closed and back for a pane that can be
 * closed, else from the usual size to the largest, to the smallest, and back.
 */
export const nextStop = (size: number, usual: number, bounds: SplitBounds): number => {
  const normal = clampSize(usual, bounds) || bounds.min;
  if (bounds.collapsible) return size === 0 ? normal : 0;
  if (size === bounds.max) return bounds.min;
  return size === normal ? bounds.max : normal;
};
