import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['MindMap'],
  status: 'experimental',
  purpose: 'What belongs to what: the parts of a topic, of a plan, of an answer.',
  notFor: [
    { when: 'Files and folders to work with', use: 'Tree' },
    { when: 'What leads to what', use: 'FlowChart' },
    { when: 'Who works with whom', use: 'AgentGraph' },
  ],
  anatomy: [
    { part: 'Root', is: 'what everything else belongs to' },
    {
      part: 'Branches',
      is: 'to both sides while there is room, under one another on a phone; those with parts open and close',
    },
    ...chartParts,
  ],
  keyboard: [
    { keys: ['Tab'], does: 'one stop for the picture' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'the branch above or below' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'away from the root opens and goes on, towards it closes and goes back',
    },
    { keys: ['Home', 'End'], does: 'the first or the last branch' },
    { keys: ['Enter', 'Space'], does: 'opens or closes the branch' },
    { keys: ['Escape'], does: 'hides what is shown of a branch' },
  ],
};
