/** Things that come one by one and are dealt with together, when it holds nobody up. */
export interface FrameBatch<Item> {
  add: (item: Item) => void;
  /** Deals with what is waiting now. */
  flush: () => void;
  /** Forgets what is waiting, and looks at keys no more. */
  drop: () => void;
}

/** Milliseconds after which a page that is hidden, and has no frames, deals with what is waiting. */
const hiddenDelay = 250;
/** Milliseconds after a key within which the next one is likely. */
const typingPause = 250;
/** Milliseconds from one dealing to the next while somebody types. */
const typingRound = 250;

/**
 * Collects what comes within a frame, so that a hundred events a second never hold up typing. Told
 * where `keys` are pressed, it also waits while somebody types until a key has been drawn, and deals
 * a few times a second only: what it sets off may take until the next key comes.
 */
export function frameBatch<Item>(
  deal: (items: readonly Item[]) => void,
  keys?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): FrameBatch<Item> {
  let waiting: Item[] = [];
  let cancel: (() => void) | undefined;
  let lastKey = -Infinity;
  let lastDeal = -Infinity;

  const flush = () => {
    cancel?.();
    cancel = undefined;
    const items = waiting;
    waiting = [];
    if (items.length === 0) return;
    lastDeal = performance.now();
    deal(items);
  };
  const inNextFrame = (run: () => void) => {
    const frame = requestAnimationFrame(run);
    const timer = setTimeout(flush, hiddenDelay);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  };
  const afterPause = (pause: number) => {
    const timer = setTimeout(flush, pause);
    return () => clearTimeout(timer);
  };
  const onKey = () => {
    lastKey = performance.now();
    cancel?.();
    cancel = inNextFrame(() => {
      cancel?.();
      // A frame's callbacks run before it is drawn.
      cancel = afterPause(performance.now() - lastDeal < typingRound ? typingPause : 0);
    });
  };
  keys?.addEventListener('keydown', onKey, { capture: true });
  return {
    add(item) {
      waiting.push(item);
      if (cancel) return;
      const pause = lastKey + typingPause - performance.now();
      cancel = pause > 0 ? afterPause(pause) : inNextFrame(flush);
    },
    flush,
    drop() {
      keys?.removeEventListener('keydown', onKey, { capture: true });
      cancel?.();
      cancel = undefined;
      waiting = [];
    },
  };
}
