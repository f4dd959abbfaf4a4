import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Tabs', 'TabList', 'Tab', 'TabPanel'],
  status: 'ready',
  purpose: 'Views of one thing, one at a time.',
  notFor: [
    { when: 'A choice in a form', use: 'SegmentedControl' },
    { when: 'Pages with addresses of their own', use: 'Link' },
    { when: 'Several open at once', use: 'Accordion' },
  ],
  anatomy: [
    {
      part: 'Row',
      is: 'tabs with names and counts; scrolls sideways when they do not fit, by finger, keys or the buttons at its ends',
    },
    { part: 'Panel', is: 'mounted only while its tab is chosen, unless `keepMounted`' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'to the chosen tab, then on to the panel' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'chooses the tab beside, mirrored from right to left',
    },
    { keys: ['Home', 'End'], does: 'chooses the first or the last tab' },
  ],
};
