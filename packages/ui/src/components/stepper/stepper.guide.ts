import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Stepper'],
  status: 'experimental',
  purpose:
    'How far somebody is in a task of several steps. It shows the way and does not hold the forms.',
  notFor: [
    { when: 'Views in any order', use: 'Tabs' },
    { when: 'What a machine does', use: 'RunTimeline' },
    { when: 'Levels of a place', use: 'Breadcrumb' },
  ],
  anatomy: [
    { part: 'List', is: 'ordered; the current step says so, done ones and errors too' },
    { part: 'Marker', is: 'number, tick or error sign' },
    { part: 'Steps', is: 'text, buttons that go back with `onStepSelect`, or links with `href`' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the steps that are buttons or links' },
    { keys: ['Enter', 'Space'], does: 'goes back to a step that is done' },
  ],
};
