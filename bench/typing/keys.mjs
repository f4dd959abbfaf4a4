// Runs in the page.

/** Begins to note keys and what the browser says of them. */
export function observeKeys() {
  const names = new Set(['keydown', 'keypress', 'beforeinput', 'input']);
  const seen = { keys: [], entries: [] };
  window.typing = seen;
  document.addEventListener('keydown', ({ timeStamp }) => seen.keys.push(timeStamp), {
    capture: true,
  });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (names.has(name)) seen.entries.push({ startTime, duration });
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Milliseconds from each key to the picture after all that it set off; 16 where nothing took longer. */
export function timesOf() {
  const { keys, entries } = window.typing;
  return keys.map((key, at) => {
    const next = keys[at + 1] ?? Infinity;
    const own = entries.filter(({ startTime }) => startTime >= key - 0.5 && startTime < next - 0.5);
    return Math.max(16, ...own.map(({ startTime, duration }) => startTime + duration - key));
  });
}
