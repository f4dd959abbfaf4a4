import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Accordion', 'AccordionItem'],
  status: 'experimental',
  purpose:
    'Headings that open and close what stands under them: answers to questions, settings few people change.',
  notFor: [
    { when: 'Everybody reads it', use: 'leave it open on the page' },
    { when: 'Views of one thing, one at a time', use: 'Tabs' },
    { when: 'Rows inside rows', use: 'Tree' },
  ],
  anatomy: [
    { part: 'Heading', is: 'an `h2` to `h5` by `headingAs`, so that the page’s outline holds' },
    { part: 'Button', is: 'the whole heading; `detail` stands at its end before the chevron' },
    { part: 'Panel', is: 'a region named by its heading, shown while its item is open' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the next heading, and into panels that are open' },
    { keys: ['Enter', 'Space'], does: 'opens or closes the item' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'goes to the next or the previous heading' },
    { keys: ['Home', 'End'], does: 'goes to the first or the last heading' },
  ],
};
