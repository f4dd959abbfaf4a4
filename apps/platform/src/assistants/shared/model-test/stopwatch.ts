/**
 * Times answers. An object, so that a story can put a watch of its own in its place: what is measured
 * is never the same twice.
 */
export const stopwatch = {
  /** Starts, and gives a function that says how many milliseconds have passed. */
  start(): () => number {
    const began = performance.now();
    return () => performance.now() - began;
  },
};
