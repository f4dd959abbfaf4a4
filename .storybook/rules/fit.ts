const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

/** Elements that overflow a canvas sideways with no scroller of their own around, at most five. */
export function overflowing(canvas: HTMLElement): string[] {
  const frame = canvas.getBoundingClientRect();
  const found: string[] = [];
  for (const element of canvas.querySelectorAll(':not(svg *)')) {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    if (floats(element)) continue;
    if (box.left >= frame.left - 1 && box.right <= frame.right + 1) continue;
    let around = element.parentElement;
    while (around && around !== canvas && !clips(around)) around = around.parentElement;
    if (around && around !== canvas) continue;
    found.push(
      `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} is ${Math.round(box.width)} px wide`,
    );
  }
  return found.slice(0, 5);
}

/** Floating things keep inside the window, which is wider. */
const floats = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).position === 'fixed') return true;
  return false;
};

const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';

/** Text cut off without an ellipsis or a way to scroll to it, at most five. */
export function cutText(canvas: HTMLElement): string[] {
  const found: string[] = [];
  for (const element of canvas.querySelectorAll<HTMLElement>('*')) {
    const style = getComputedStyle(element);
    if (!clips(element) || scrolls(element) || style.textOverflow === 'ellipsis') continue;
    if (style.clipPath !== 'none' || element.clientWidth <= 1) continue;
    if (element.closest('[aria-hidden="true"], svg')) continue;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (hasText && element.scrollWidth > element.clientWidth + 1)
      found.push(`${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 40)}`);
  }
  return found.slice(0, 5);
}

/** The outermost elements nothing of which is in the window. */
export function beyondTheFold(within: Element): Element[] {
  return [...within.children].flatMap((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height > 0 && (bottom <= 0 || top >= innerHeight)) return [element];
    return beyondTheFold(element);
  });
}
