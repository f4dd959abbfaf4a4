/** Elements the Tab key stops at. */
const stops =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"], [contenteditable="true"]';
/** Elements beside something that never continue it. */
const landmarks = 'aside, nav, header, footer, [role="complementary"], [role="navigation"]';
/** Layers over the page that go away again. */
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Milliseconds for whoever gives the focus back themselves. */
const grace = 50;

/** Once for the page, whichever screen comes first. */
let isKept = false;

/** Where an element stood among others, from the inside out. */
interface Trail {
  element: Element;
  layer: Element | null;
  around: readonly { parent: Element; before: Element | null; after: Element | null }[];
}

function trailOf(element: Element): Trail {
  const around = [];
  for (let one = element; one.parentElement; one = one.parentElement)
    around.push({
      parent: one.parentElement,
      before: one.previousElementSibling,
      after: one.nextElementSibling,
    });
  return { element, layer: element.closest(layers), around };
}

function stopIn(element: Element, from: 'start' | 'end'): HTMLElement | undefined {
  const found = [element, ...element.querySelectorAll(stops)].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement &&
      one.matches(stops) &&
      one.tabIndex >= 0 &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('[inert], [aria-hidden="true"]'),
  );
  return from === 'start' ? found[0] : found.at(-1);
}

/**
 * The element nearest to where another stood: itself, what came after it, or before; else the
 * content.
 */
function nearestTo({ element, around }: Trail, main: HTMLElement | null): HTMLElement | null {
  if (
    element instanceof HTMLElement &&
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true })
  )
    return element;
  for (const { parent, before, after } of around) {
    if (!parent.isConnected) continue;
    if (parent === main || parent === document.body) break;
    const isNear = (one: Element | null): one is Element =>
      one?.parentElement === parent && !one.matches(landmarks);
    for (let one = after; isNear(one); one = one.nextElementSibling) {
      const stop = stopIn(one, 'start');
      if (stop) return stop;
    }
    for (let one = before; isNear(one); one = one.previousElementSibling) {
      const stop = stopIn(one, 'end');
      if (stop) return stop;
    }
  }
  return main;
}

/**
 * Keeps the place of whoever works by keys. Where what has the focus goes away (a row is deleted, a
 * page changes), the browser starts from the top again; here the focus goes to what is next to it, or
 * to the content of a new page. A pointer has its own place.
 */
export function recoverFocus(): void {
  if (isKept) return;
  isKept = true;
  let isByKeys = false;
  /** Where the focus was last, and where on the page itself, under what lay over it. */
  let last: Trail | undefined;
  let onPage: Trail | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (element: Element | null) => {
    if (!element || element === document.body) return;
    last = trailOf(element);
    if (!last.layer) onPage = last;
  };
  const look = () => {
    timer = undefined;
    if (!isByKeys || !last || document.activeElement !== document.body) return;
    const trail = last.layer?.isConnected ? last : (onPage ?? last);
    nearestTo(trail, document.querySelector('main'))?.focus({ preventScroll: true });
  };

  remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => remember(target as Element));
  window.addEventListener('keydown', () => (isByKeys = true), { capture: true });
  window.addEventListener('pointerdown', () => (isByKeys = false), { capture: true });
  new MutationObserver(() => {
    if (!isByKeys || timer !== undefined || document.activeElement !== document.body) return;
    if (last && !last.element.isConnected) timer = setTimeout(look, grace);
  }).observe(document.body, { childList: true, subtree: true });
}
