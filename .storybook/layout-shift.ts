import { expect } from 'storybook/test';

interface LayoutShift extends PerformanceEntry {
  /** Share of the window that moved, by the share of the window it moved. */
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** The shifts somebody means by what is done. */
interface ShiftsMeant {
  /** Where something is added or taken away: what follows it makes room. */
  until?: Element;
  /** Holds what is moved itself: the track of a slider. */
  moved?: Element;
}

const isIn = (rect: DOMRect, place: Element | undefined) => {
  const around = place?.getBoundingClientRect();
  return (
    around !== undefined &&
    rect.left >= around.left - thumb &&
    rect.right <= around.right + thumb &&
    rect.top >= around.top - thumb &&
    rect.bottom <= around.bottom + thumb
  );
};
/** Pixels a thumb and what is hit of it stand out of its track. */
const thumb = 16;

const follows = (node: Node | null, place: Element | undefined) =>
  place !== undefined &&
  // One that was taken away is in no document any more.
  (!node?.isConnected ||
    (place.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);

const nameOf = (node: Node | null) =>
  node instanceof Element
    ? `<${node.localName}> ${node.textContent?.trim().slice(0, 40)}`
    : (node?.textContent?.trim().slice(0, 40) ?? 'gone');

/**
 * That nothing moves by itself while somebody clicks, drags or selects. What loads has to be there
 * before: that it arrives is not this click's doing. Counts what browsers
 * forgive after an input too: the pointer is over something else then.
 */
export async function expectNoShift(
  act: () => Promise<unknown>,
  { until, moved: own }: ShiftsMeant = {},
): Promise<void> {
  const seen: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) =>
    seen.push(...(list.getEntries() as LayoutShift[])),
  );
  await document.fonts.ready;
  // What came before is drawn, and belongs to what came before.
  await frame();
  await frame();
  observer.observe({ type: 'layout-shift' });
  await act();
  await frame();
  await frame();
  seen.push(...(observer.takeRecords() as LayoutShift[]));
  observer.disconnect();
  const moved = seen.flatMap(({ sources }) =>
    sources
      .filter(({ node, currentRect }) => !follows(node, until) && !isIn(currentRect, own))
      .map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${nameOf(node)}: ${from.x},${from.y} → ${to.x},${to.y}`,
      ),
  );
  await expect(moved).toEqual([]);
}
