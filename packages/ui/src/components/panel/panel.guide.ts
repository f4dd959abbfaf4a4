import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Panel', 'Card', 'PanelSection'],
  status: 'ready',
  purpose:
    'The hairline card: one raised surface, no shadow. What belongs together shares one, divided by hairlines.',
  notFor: [
    { when: 'Only distance', use: 'Stack' },
    { when: 'One choice of several cards', use: 'RadioCards' },
    { when: 'Over the page', use: 'Dialog' },
  ],
  anatomy: [
    { part: 'Head', is: 'title, meta, actions; the title makes it a region with that name' },
    { part: 'Body', is: 'padded, or `padding="none"` for tables and lists' },
    { part: 'Sections', is: 'parts divided by hairlines, which reach the edge' },
    { part: 'Footer', is: 'actions for the whole' },
    { part: 'Card', is: 'the surface alone: a thousand of them cost an element each' },
  ],
  keyboard: [],
};
