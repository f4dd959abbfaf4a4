import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Tree'],
  status: 'experimental',
  purpose: 'Things inside things: folders, teams, steps of a plan.',
  notFor: [
    { when: 'One level', use: 'Table' },
    { when: 'Links between things in all directions', use: 'AgentGraph' },
    { when: 'Navigation of two levels', use: 'AppShell' },
  ],
  anatomy: [
    { part: 'Nodes', is: 'name, icon, detail; arrow for those with children' },
    { part: 'Late children', is: 'asked for when they are needed; a row says when that failed' },
    { part: 'Selection', is: 'none, one or many' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'one stop for the tree' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'next or previous row' },
    {
      keys: ['ArrowRight'],
      does: 'opens the node; when open goes to its first child. Mirrored from right to left',
    },
    { keys: ['ArrowLeft'], does: 'closes the node; when closed goes to its parent' },
    { keys: ['Home', 'End'], does: 'first or last row' },
    {
      keys: ['Enter'],
      does: 'does what a press does: `onNodePress`, and selects where one can be selected',
    },
    {
      keys: ['Space'],
      does: 'selects; in a tree of many turns the node over, with Shift takes all between',
    },
    {
      keys: ['Shift+ArrowDown', 'Shift+ArrowUp'],
      does: 'extends the selection, in a tree of many',
    },
    { keys: ['Control+A'], does: 'selects everything, in a tree of many' },
    { keys: ['*'], does: 'opens all nodes of the level' },
    { keys: ['A–Z'], does: 'goes to the next row that begins so' },
  ],
};
