import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AgentGraphPlaceholder } from './agent-graph-placeholder.js';

const meta = {
  title: 'Graph/Agent graph placeholder',
  component: AgentGraphPlaceholder,
  args: { 'data-testid': 'placeholder' } as object,
} satisfies Meta<typeof AgentGraphPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is as high as the graph will be. */
export const Default: Story = {
  args: { height: 320 },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('placeholder').getBoundingClientRect().height).toBe(320);
  },
};

/** With the place of the legend under it. */
export const WithLegend: Story = { args: { legend: true } };
