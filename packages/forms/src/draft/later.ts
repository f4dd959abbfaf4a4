/** Something that is done a little later, once, however often it is asked for. */
export interface Later {
  ask: () => void;
  /** Does it now, if it was asked for. */
  flush: () => void;
  /** Forgets that it was asked for. */
  drop: () => void;
}

function later(run: () => void, schedule: (due: () => void) => () => void, again: boolean): Later {
  let cancel: (() => void) | undefined;
  const drop = () => {
    cancel?.();
    cancel = undefined;
  };
  const flush = () => {
    if (!cancel) return;
    drop();
    run();
  };
  return {
    ask() {
      if (cancel && !again) return;
      drop();
      cancel = schedule(flush);
    },
    flush,
    drop,
  };
}

/** After so many milliseconds in which nobody asked again. */
export const afterQuiet = (run: () => void, milliseconds: number): Later =>
  later(
    run,
    (due) => {
      const timer = setTimeout(due, milliseconds);
      return () => clearTimeout(timer);
    },
    true,
  );

/** With the next frame, so that keys follow each other freely. */
export const nextFrame = (run: () => void): Later =>
  later(
    run,
    (due) => {
      const frame = requestAnimationFrame(due);
      return () => cancelAnimationFrame(frame);
    },
    false,
  );
