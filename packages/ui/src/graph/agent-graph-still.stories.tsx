import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AgentGraph } from './agent-graph.js';
import { AgentGraphStill } from './agent-graph-still.js';
import { run } from './story-data.js';
import { labelsIn, nodesIn } from './story-queries.js';

const meta = {
  title: 'Graph/Agent graph still',
  component: AgentGraphStill,
  args: { ...run, variant: 'hero', label: 'Nine agents choose a fulfilment site' },
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AgentGraphStill>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One image: its agents are neither read one by one nor reached by Tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Nine agents choose a fulfilment site' });
    await expect(nodesIn(image)).toHaveLength(9);
    await expect(image.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

/** The graph that takes its place draws the same discs, names and links. */
export const SameAsTheGraph: Story = {
  render: (args) => (
    <>
      <AgentGraphStill {...args} />
      <AgentGraph {...args} label="The graph itself" />
    </>
  ),
  play: async ({ canvas }) => {
    const drawn = (graph: HTMLElement) => ({
      nodes: nodesIn(graph).map((node) => [node.dataset['node'], node.getAttribute('transform')]),
      links: [...graph.querySelectorAll('[data-link] path')].map((path) => path.getAttribute('d')),
      labels: labelsIn(graph).map(({ id, text }) => [id, text]),
      size: [graph.clientWidth, graph.clientHeight],
    });
    const still = drawn(canvas.getByRole('img'));
    await expect(still).toEqual(drawn(canvas.getByRole('listbox')));
    await expect(still.labels).toHaveLength(9);
  },
};
