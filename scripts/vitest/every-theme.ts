import axe from 'axe-core';
import { afterEach, expect } from 'vitest';

// Whatever a test ends with is held to axe's rules about colour in the other themes, too. What the
// other rules look at is the same in all of them.
const themes = [
  { theme: 'light', contrast: 'standard' },
  { theme: 'dark', contrast: 'standard' },
  { theme: 'light', contrast: 'more' },
  { theme: 'dark', contrast: 'more' },
] as const;

const aboutColour = ['color-contrast', 'link-in-text-block'];

interface Dressed {
  element: HTMLElement;
  theme: string | undefined;
  contrast: string | undefined;
}

/** The page, and every part of it in a theme of its own. */
const dressed = (): Dressed[] =>
  [document.documentElement, ...document.querySelectorAll<HTMLElement>('body [data-theme]')].map(
    (element) => ({
      element,
      theme: element.dataset['theme'],
      contrast: element.dataset['contrast'],
    }),
  );

afterEach(async () => {
  const parts = dressed();
  const [{ theme: shown, contrast: shownContrast } = { theme: '', contrast: '' }] = parts;
  if (!shown) return;
  const found: string[] = [];
  for (const { theme, contrast } of themes) {
    if (theme === shown && contrast === shownContrast) continue;
    for (const { element } of parts) Object.assign(element.dataset, { theme, contrast });
    // oxlint-disable-next-line no-await-in-loop -- one page, one theme at a time
    const { violations } = await axe.run(document.body, {
      runOnly: aboutColour,
      resultTypes: ['violations'],
    });
    for (const { id, nodes } of violations)
      for (const { html } of nodes) found.push(`${theme} ${contrast}: ${id}: ${html}`);
  }
  for (const { element, theme, contrast } of parts) {
    for (const [name, value] of Object.entries({ theme, contrast }))
      if (value === undefined) delete element.dataset[name];
      else element.dataset[name] = value;
  }
  expect(found).toEqual([]);
});
