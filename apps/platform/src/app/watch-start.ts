import { startFailure } from './start-failure';

/** Texts shown when the app cannot begin, in the reader's language. */
export interface StartTexts {
  'boot.title': string;
  'boot.description': string;
  'boot.retry': string;
}

/**
 * Tells the reader when the app cannot begin because one of its files does not arrive, after one
 * silent try: none of the app's own code may be there to do it.
 */
export function watchStart(texts: StartTexts): void {
  const fail = () => {
    const place = document.getElementById('start');
    // The app stands in its place.
    if (!place) return;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload') location.reload();
    else place.replaceChildren(message(texts));
  };
  addEventListener(startFailure, fail);
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fail);
      else fail();
    },
    // A file that does not arrive is told to its element alone.
    true,
  );
}

function message(texts: StartTexts): HTMLElement {
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = texts['boot.title'];
  const description = document.createElement('p');
  description.textContent = texts['boot.description'];
  const retry = document.createElement('button');
  retry.textContent = texts['boot.retry'];
  retry.addEventListener('click', () => location.reload());
  main.append(title, description, retry);
  return main;
}
