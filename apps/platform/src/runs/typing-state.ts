/** Milliseconds without a key after which nobody types any more. */
const pause = 1_000;
const typedInto = 'input, textarea, [contenteditable="true"]';

/**
 * Says on the page's root while somebody types. What moves on and on, such as the graph of a run at
 * work, stands still then: a browser that moves anything shows what a key did a frame later.
 *
 * @returns ends it.
 */
export function trackTyping(
  root: Pick<Element, 'toggleAttribute'>,
  keys: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    root.toggleAttribute('data-typing', false);
  };
  const onKey = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(typedInto)) return;
    root.toggleAttribute('data-typing', true);
    clearTimeout(timer);
    timer = setTimeout(end, pause);
  };
  keys.addEventListener('keydown', onKey, { capture: true });
  return () => {
    keys.removeEventListener('keydown', onKey, { capture: true });
    end();
  };
}
