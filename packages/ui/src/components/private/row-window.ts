/**
 * Px a scroll area may be high: Firefox stops at about 17.8 million, Chromium and Safari at 33.5
 * million. Beyond, one px of scrolling stands for more than one px of rows.
 */
export const maxScrollHeight = 15_000_000;

export interface ScrollScale {
  /** Px of all rows, as high as they are. */
  total: number;
  /** Px the scroll area is given for them. */
  height: number;
  /** Px of rows that are seen at once. */
  view: number;
}

export const scrollScale = (count: number, rowHeight: number, view: number): ScrollScale => {
  const total = count * rowHeight;
  return { total, height: Math.min(total, maxScrollHeight), view };
};

/** Px of rows for one px of scrolling. */
const ratio = ({ total, height, view }: ScrollScale) =>
  total > height && height > view ? (total - view) / (height - view) : 1;

/** Px of rows above the view when the area is scrolled this far. */
export const offsetAt = (scale: ScrollScale, scrollTop: number): number => {
  const factor = ratio(scale);
  if (factor === 1) return Math.max(0, scrollTop);
  // Browsers round in so high an area; its end must be the end of the rows.
  const atEnd = scrollTop > scale.height - scale.view - 1.5;
  return atEnd ? scale.total - scale.view : Math.max(0, scrollTop) * factor;
};

/** Where to scroll for a row to be seen whole; undefined when it is. */
export const scrollTopFor = (
  scale: ScrollScale,
  scrollTop: number,
  place: number,
  rowHeight: number,
): number | undefined => {
  const offset = offsetAt(scale, scrollTop);
  const top = place * rowHeight;
  if (top < offset) return Math.floor(top / ratio(scale));
  const below = top + rowHeight - scale.view;
  return below > offset ? Math.ceil(below / ratio(scale)) : undefined;
};
