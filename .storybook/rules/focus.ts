import { userEvent } from 'vitest/browser';

/** The outline of at least 2 px and the shadow of an element, as one text; empty without either. */
const ringOf = (element: Element) => {
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
  const outline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  return [
    outline ? `${outlineWidth} ${outlineColor}` : '',
    /\b[2-9]px\b/.test(boxShadow) ? boxShadow : '',
  ].join('');
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
  frames.push(...(element.parentElement?.querySelectorAll(':not(svg *)') ?? []));
  return frames;
};

/** Whether the ring comes and goes with the focus, which it takes away. */
async function losesRing(focused: HTMLElement, canvas: Element): Promise<boolean> {
  const frames = framesOf(focused, canvas);
  const before = frames.map(ringOf);
  focused.blur();
  const isLost = () =>
    frames.some((frame, at) => before[at] !== '' && before[at] !== ringOf(frame));
  if (isLost()) return true;
  await new Promise(requestAnimationFrame);
  return isLost();
}

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
    if (!canvas.contains(focused) || !(focused instanceof HTMLElement)) continue;
    if (!(await losesRing(focused, canvas))) found.push(focused.outerHTML.slice(0, 120));
  }
  return found;
}
