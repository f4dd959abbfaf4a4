import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['PageHeader'],
  status: 'ready',
  purpose: 'The head of a page: what it is, one sentence, what can be done with all of it.',
  notFor: [
    { when: 'The head of a part', use: 'Panel' },
    { when: 'The frame around all pages', use: 'AppShell' },
  ],
  anatomy: [
    { part: 'Breadcrumb', is: 'above the title' },
    { part: 'Title', is: 'the page’s only `h1`' },
    { part: 'Meta', is: 'badges and facts beside it' },
    { part: 'Actions', is: 'for the whole page; below the title on a phone' },
  ],
  keyboard: [],
};
