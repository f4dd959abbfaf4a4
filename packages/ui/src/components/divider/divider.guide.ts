import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Divider'],
  status: 'ready',
  purpose: 'One hairline between two things that belong apart.',
  notFor: [
    { when: 'Parts of one panel', use: 'PanelSection' },
    { when: 'Only distance', use: 'Stack' },
  ],
  anatomy: [
    { part: 'Line', is: 'horizontal or vertical' },
    { part: 'Word', is: 'in the line, e.g. "or"; readable for everybody' },
  ],
  keyboard: [],
};
