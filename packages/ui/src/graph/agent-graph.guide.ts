import type { ComponentGuide } from '../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['AgentGraph', 'AgentGraphTable', 'AgentGraphLegend'],
  status: 'ready',
  purpose:
    'Agents as a constellation: who there is, who is at work and what flows where. The table is its twin for whoever reads.',
  notFor: [
    { when: 'Before its code is there', use: 'AgentGraphPlaceholder' },
    { when: 'A picture nobody has to move', use: 'AgentGraphStill' },
    { when: 'Things inside things', use: 'Tree' },
  ],
  anatomy: [
    {
      part: 'Nodes',
      is: 'type is colour and glyph, state is a shape; the coordinator stands in the middle',
    },
    {
      part: 'Links',
      is: 'solid data, dashed feedback, dotted control; a travelling point where something flows',
    },
    { part: 'Controls', is: 'zoom, fit, above 500 agents a minimap' },
    { part: 'Table', is: 'the same agents in the same order, with what they send to whom' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'one stop for the graph' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      does: 'walks along links and around the ring',
    },
    { keys: ['Home', 'End'], does: 'first or last agent' },
    { keys: ['Enter', 'Space'], does: 'selects the agent' },
    {
      keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
      does: 'moves the agent',
    },
    { keys: ['+', '-'], does: 'zooms in or out' },
    { keys: ['0'], does: 'shows everything' },
    { keys: ['Escape'], does: 'hides what was shown about an agent' },
  ],
};
