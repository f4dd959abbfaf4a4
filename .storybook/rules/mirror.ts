/** A box by its distance from the line's start, so that both directions can be compared. */
interface Box {
  name: string;
  start: number;
  inline: number;
  top: number;
  block: number;
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;

/** Drawings and passages with a direction of their own are not mirrored; text is laid out by line. */
const isExcused = (element: Element, direction: string): boolean =>
  element.matches('svg, canvas, math, math *, input[aria-hidden="true"]') ||
  getComputedStyle(element).direction !== direction ||
  /^(?:inline$|contents$|none$)/.test(getComputedStyle(element).display);

/** The boxes of a canvas's elements in document order; `undefined` for what is not compared. */
export function boxesOf(canvas: HTMLElement, direction: 'ltr' | 'rtl'): (Box | undefined)[] {
  const frame = canvas.getBoundingClientRect();
  return [...canvas.querySelectorAll(':not(svg *)')].map((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || isExcused(element, direction)) return undefined;
    return {
      name: nameOf(element),
      start: direction === 'ltr' ? box.left - frame.left : frame.right - box.right,
      inline: box.width,
      top: box.top - frame.top,
      block: box.height,
    };
  });
}

/** Boxes that are not where their mirror image would be, at most five; within a pixel is right. */
export function mirrorProblems(
  left: readonly (Box | undefined)[],
  right: readonly (Box | undefined)[],
): string[] {
  if (left.length !== right.length)
    return [`${left.length} elements left to right, ${right.length} right to left`];
  return left
    .flatMap((box, at) => {
      const other = right[at];
      if (!box || !other) return [];
      const off = (['start', 'inline', 'top', 'block'] as const).filter(
        (side) => Math.abs(box[side] - other[side]) > 1,
      );
      return off.length > 0
        ? [
            `${box.name}: ${off.map((side) => `${side} ${box[side].toFixed(1)} ≠ ${other[side].toFixed(1)}`).join(', ')}`,
          ]
        : [];
    })
    .slice(0, 5);
}
