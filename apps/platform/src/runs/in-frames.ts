/** Things that come one by one and are dealt with together, once a frame. */
export interface InFrames<Item> {
  add: (item: Item) => void;
  /** Deals with what is waiting now. */
  flush: () => void;
  /** Forgets what is waiting. */
  drop: () => void;
}

/** Milliseconds after which a page that is hidden, and has no frames, deals with what is waiting. */
const hiddenDelay = 250;

/** Collects what comes within a frame, so that a hundred events a second never hold up typing. */
export function inFrames<Item>(deal: (items: readonly Item[]) => void): InFrames<Item> {
  let waiting: Item[] = [];
  let cancel: (() => void) | undefined;

  const drop = () => {
    cancel?.();
    cancel = undefined;
    waiting = [];
  };
  const flush = () => {
    const items = waiting;
    drop();
    if (items.length > 0) deal(items);
  };
  return {
    add(item) {
      waiting.push(item);
      if (cancel) return;
      const frame = requestAnimationFrame(flush);
      const timer = setTimeout(flush, hiddenDelay);
      cancel = () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    },
    flush,
    drop,
  };
}
