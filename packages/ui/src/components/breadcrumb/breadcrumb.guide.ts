import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Breadcrumb'],
  status: 'ready',
  purpose: 'Where the page stands, from the top down, with a way to each level.',
  notFor: [
    { when: 'Steps of a task', use: 'Stepper' },
    { when: 'Going back to the page before', use: 'Link' },
  ],
  anatomy: [
    { part: 'Landmark', is: 'a `nav` with the name in `label`' },
    { part: 'Links', is: 'one per level, in an ordered list, wrapping when there is no room' },
    { part: 'Three dots', is: 'with `maxItems`, in place of the levels between, which they bring' },
    { part: 'Current page', is: 'the last item, text and not a link' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes from link to link' },
    { keys: ['Enter'], does: 'follows the link, or brings the levels behind the three dots' },
  ],
};
