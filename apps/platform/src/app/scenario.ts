/**
 * A development server answers in a scenario when a request names one (docs/scenarios.md). The app
 * only passes on what it was opened with: `/?scenario=past_due&seed=7`.
 */
export const scenarioHeader = 'x-constella-scenario';

/** Where a tab keeps its scenario; nothing is kept unless a scenario was asked for. */
const key = 'constella.scenario';
const inputs = ['scenario', 'seed', 'clock', 'latency', 'failureRate'];

/** The scenario the app was opened with, until the tab is closed or opened with `?scenario=`. */
function asked(query: URLSearchParams, storage: Storage): string | null {
  if (!query.has('scenario')) return storage.getItem(key);
  if (!query.get('scenario')) {
    storage.removeItem(key);
    return null;
  }
  const given = new URLSearchParams([...query].filter(([name]) => inputs.includes(name)));
  // Opened again is begun again; a reload of another page goes on.
  given.set('visit', Date.now().toString(36));
  storage.setItem(key, String(given));
  return String(given);
}

/** The `fetch` of a tab with a scenario; `undefined` without one. */
export function scenarioFetch(): typeof fetch | undefined {
  let scenario: string | null = null;
  try {
    scenario = asked(new URLSearchParams(location.search), sessionStorage);
  } catch {
    // Storage is switched off: then the app has no scenario, as everywhere outside development.
  }
  if (scenario === null) return undefined;
  const named = scenario;
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(scenarioHeader, named);
    const answer = await fetch(input, { ...init, headers });
    // Whoever believes they are in a scenario must not learn from lost data that they are not.
    if (!answer.headers.has(scenarioHeader)) console.warn(`No scenario here: ${named}`);
    return answer;
  };
}
