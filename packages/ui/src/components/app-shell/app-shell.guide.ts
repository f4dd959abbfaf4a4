import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['AppShell', 'BarShell'],
  status: 'ready',
  purpose:
    'The frame of every screen: skip link, top bar, side navigation, main landmark, footer. `BarShell` is the one without a side navigation.',
  notFor: [
    { when: 'A part of a page', use: 'Panel' },
    { when: 'The head of one page', use: 'PageHeader' },
  ],
  anatomy: [
    { part: 'Skip link', is: 'the first stop for Tab, leads to the main landmark' },
    {
      part: 'Bar',
      is: 'brand, main navigation, tools; what is less important moves into a menu under 1280 px',
    },
    {
      part: 'Side navigation',
      is: 'the open area, which opens the list of all; groups of links with counts or states; the model and the balance; 248 px or a rail of 56 px',
    },
    { part: 'Menu sheet', is: 'holds both navigations under 960 px, or when they do not fit' },
    { part: 'Main', is: 'the only `main` of the page' },
    { part: 'Footer', is: 'stands at the end of the page' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'skip link first, then the bar, the side, the page' },
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'on "More" opens its menu, on the first link' },
    { keys: ['Escape'], does: 'closes the menu or the sheet; the focus goes back to its button' },
  ],
};
