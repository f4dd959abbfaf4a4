import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels of the next tab that stay in view: they say that there is more. */
const hint = 32;

// Only the row scrolls, never the page.
const bringIntoView = (row: Element, tab: Element) => {
  const outer = row.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const before = inner.left - outer.left;
  const after = inner.right - outer.right;
  if (before < 0) row.scrollBy({ left: before - hint });
  else if (after > 0) row.scrollBy({ left: after + hint });
};

/** Whether a row of tabs goes on before and after what is in view of it; the chosen tab is brought there. */
export const useTabRow = (ref: RefObject<HTMLElement | null>, value: string) => {
  const [{ before, after }, setMore] = useState({ before: false, after: false });

  // A chosen tab may lie beyond the edge on a narrow screen, also once the font has arrived.
  useLayoutEffect(() => {
    const row = ref.current;
    const tab = row?.querySelector('[role="tab"][data-state="active"]');
    if (!row || !tab) return undefined;
    // It looks at once, when the page has been laid out; looking here would have it laid out early.
    let left = row.scrollLeft;
    const observer = new ResizeObserver(() => {
      // Somebody has scrolled the row since: it stays where they want it.
      if (row.scrollLeft !== left) return;
      bringIntoView(row, tab);
      left = row.scrollLeft;
    });
    observer.observe(row);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [ref, value]);

  // Every time: tabs come and go with what is rendered.
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const look = () => {
      // Hidden for a moment: nothing is known, and the buttons stay what they were.
      if (row.clientWidth === 0) return;
      // From right to left it is negative.
      const from = Math.abs(row.scrollLeft);
      const more = { before: from > 1, after: from + row.clientWidth < row.scrollWidth - 1 };
      setMore((was) => (was.before === more.before && was.after === more.after ? was : more));
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    for (const tab of row.children) observer.observe(tab);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  });
  return { before, after };
};
