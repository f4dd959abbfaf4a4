export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const gap = 8;

/**
 * Where a panel stands beside what it is about: under it, over it, after it or before it, whichever
 * has room; else where it covers least. Always whole inside the view.
 *
 * @param view size of what is seen, in px
 */
export function placeBeside(
  anchor: Box,
  panel: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  rtl: boolean,
): { x: number; y: number } {
  const inside = (start: number, size: number, room: number) =>
    Math.max(gap, Math.min(start, room - size - gap));
  const line = rtl ? anchor.x + anchor.width - panel.width : anchor.x;
  const under = anchor.y + anchor.height + gap;
  const above = anchor.y - gap - panel.height;
  const x = inside(line, panel.width, view.width);
  if (under + panel.height + gap <= view.height) return { x, y: under };
  if (above >= gap) return { x, y: above };
  const right = anchor.x + anchor.width + gap;
  const left = anchor.x - gap - panel.width;
  const y = inside(anchor.y, panel.height, view.height);
  const fits = (start: number) => start >= gap && start + panel.width + gap <= view.width;
  const beside = (rtl ? [left, right] : [right, left]).find(fits);
  return { x: beside ?? x, y: beside === undefined ? inside(under, panel.height, view.height) : y };
}
