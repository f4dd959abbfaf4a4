// How long after one tooltip the next needs no delay, in milliseconds: along a toolbar.
const skipWindow = 200;

let closeOpen: (() => void) | undefined;
let closedAt = -Infinity;

/** One tooltip at a time: closes the one that is open. The answer ends the turn. */
export const takeTurn = (close: () => void): (() => void) => {
  closeOpen?.();
  closeOpen = close;
  return () => {
    if (closeOpen !== close) return;
    closeOpen = undefined;
    closedAt = performance.now();
  };
};

/**
 * Whether a tooltip was open a moment ago and none is now. An open one keeps its delay against the
 * next: the pointer may only be crossing another trigger on its way to the open one's content.
 */
export const isNextInTurn = (): boolean =>
  closeOpen === undefined && performance.now() - closedAt < skipWindow;
