import { userEvent } from 'vitest/browser';

/** What focus may change: the outline or shadow of the element, or of what frames it. */
const ringOf = (element: Element) => {
  const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element);
  return { outlineStyle, outlineWidth: Number.parseFloat(outlineWidth), boxShadow, borderColor };
};

const framesOf = (element: Element, canvas: Element): Element[] => {
  const frames = [element];
  for (
    let at = element.parentElement;
    at && at !== canvas && frames.length < 4;
    at = at.parentElement
  )
    frames.push(at);
  // A control hidden behind its drawing shows the ring on the drawing.
  frames.push(...element.children, ...(element.parentElement?.children ?? []));
  return frames;
};

const hasRing = (element: Element, canvas: Element) =>
  framesOf(element, canvas).some((frame) => {
    const { outlineStyle, outlineWidth, boxShadow } = ringOf(frame);
    return (outlineStyle !== 'none' && outlineWidth >= 2) || /\b[2-9]px\b/.test(boxShadow);
  });

/** Stops for the Tab key without a ring of at least 2 px, among the first `most`. */
export async function ringless(canvas: HTMLElement, most = 8): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<Element>();
  (document.activeElement as HTMLElement | null)?.blur();
  for (let stop = 0; stop < most; stop++) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (!focused || focused === document.body || seen.has(focused)) break;
    seen.add(focused);
    // What is drawn in SVG draws its ring itself, and its own stories hold it.
    if (canvas.contains(focused) && focused instanceof HTMLElement && !hasRing(focused, canvas))
      found.push(focused.outerHTML.slice(0, 120));
  }
  return found;
}
