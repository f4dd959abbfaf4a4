// How large a thing is that one presses. WCAG 2.5.8 excuses links in a line of text, what the
// drawing itself decides (marks of charts and graphs) and what has enough room around it.

const roles =
  'button link checkbox radio switch tab menuitem menuitemradio menuitemcheckbox option treeitem slider combobox';

const selector = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  ...roles.split(' ').map((role) => `[role="${role}"]`),
].join();

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]') &&
    !element.matches(':disabled, [aria-disabled="true"]')
  );
};

/** A link among words, whose height is the line's. */
const isInText = (element: Element) =>
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );

const belongsTo = (hit: Element | null, element: Element) =>
  hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);

/** Whether a press this far from the middle, to all four sides, is still one on the element. */
function isHitAround(element: Element, size: number): boolean {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const reach = size / 2 - 1;
  return [
    [-reach, 0],
    [reach, 0],
    [0, -reach],
    [0, reach],
  ].every(([dx = 0, dy = 0]) => belongsTo(document.elementFromPoint(x + dx, y + dy), element));
}

/** Whether a circle of this size around its middle meets neither another target nor its circle. */
function hasRoom(element: Element, others: readonly Element[], size: number): boolean {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return others.every((other) => {
    if (other === element || other.contains(element) || element.contains(other)) return true;
    const near = other.getBoundingClientRect();
    const dx = Math.max(near.left - x, 0, x - near.right);
    const dy = Math.max(near.top - y, 0, y - near.bottom);
    const small = near.width < size || near.height < size;
    const middle = Math.hypot(near.left + near.width / 2 - x, near.top + near.height / 2 - y);
    return Math.hypot(dx, dy) >= size / 2 - 0.5 && (!small || middle >= size - 0.5);
  });
}

/** Targets smaller than `size` px in either direction that nothing excuses, at most five. */
export function smallTargets(canvas: HTMLElement, size: number): string[] {
  const targets = [...canvas.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => isShown(element) && !element.closest('svg') && !isInText(element),
  );
  const found: string[] = [];
  for (const element of targets) {
    const { width, height } = element.getBoundingClientRect();
    if (width >= size - 0.5 && height >= size - 0.5) continue;
    if (hasRoom(element, targets, size)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center' });
    // A bar that stays in sight may have lain over it.
    if (hasRoom(element, targets, size) || isHitAround(element, size)) continue;
    found.push(
      `${element.outerHTML.slice(0, 110)} is ${width.toFixed(0)} × ${height.toFixed(0)} px`,
    );
  }
  return found.slice(0, 5);
}
