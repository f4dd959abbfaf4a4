import type { FlowLink, FlowNode } from './steps.js';

/** The plan of one run: two researchers side by side, and a review that may send the draft back. */
export const plan: { nodes: readonly FlowNode[]; links: readonly FlowLink[] } = {
  nodes: [
    { id: 'brief', name: 'Read the brief', text: '1.2 s', status: 'done', statusLabel: 'Done' },
    { id: 'market', name: 'Search the market', text: '8.4 s', status: 'done', statusLabel: 'Done' },
    { id: 'law', name: 'Check the law', text: '6.1 s', status: 'done', statusLabel: 'Done' },
    {
      id: 'draft',
      name: 'Write the draft',
      text: '3 of 5',
      status: 'busy',
      statusLabel: 'Running',
    },
    { id: 'review', name: 'Review', status: 'waiting', statusLabel: 'Waiting' },
    { id: 'publish', name: 'Publish', status: 'waiting', statusLabel: 'Waiting' },
  ],
  links: [
    { from: 'brief', to: 'market' },
    { from: 'brief', to: 'law' },
    { from: 'market', to: 'draft' },
    { from: 'law', to: 'draft' },
    { from: 'draft', to: 'review' },
    { from: 'review', to: 'publish', label: 'approved' },
    { from: 'review', to: 'draft', label: 'changes' },
  ],
};
