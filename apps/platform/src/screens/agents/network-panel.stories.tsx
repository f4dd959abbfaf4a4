import { readAgent, type Agent } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { NetworkPanel } from './network-panel';

const agent = (id: number, over: Record<string, unknown> = {}): Agent =>
  readAgent({
    id,
    name: `Reader ${id}`,
    type: 'processor',
    status: 'idle',
    settings: { model: 'openai/gpt-4.1' },
    createdAt: '2026-01-01T09:00:00.000Z',
    ...over,
  });

const team = (processors: number): Agent[] => [
  ...Array.from({ length: processors }, (_, index) => agent(index + 1)),
  agent(processors + 1, { name: 'Synthesis lead', type: 'coordinator' }),
];

const meta = {
  title: 'Screens/Agent network',
  component: NetworkPanel,
  args: { agents: team(26), onSelect: fn() },
} satisfies Meta<typeof NetworkPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** However many come before the coordinator, it is in the middle and linked to all of them. */
export const CoordinatorLast: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('option')).toHaveLength(27);
    const lead = canvas.getByRole('option', { name: /^Synthesis lead, Coordinator/ });
    await expect(lead.querySelector('[data-part="disc"]')).toHaveAttribute('r', '16');
    await expect(canvasElement.querySelectorAll('[data-link]')).toHaveLength(26);
    await expect(canvas.getByText('27 agents · 0 at work')).toBeVisible();
  },
};

/** A network too large for marks of its own is drawn on a canvas. */
export const SixHundred: Story = {
  args: { agents: team(599) },
  play: async ({ canvas, canvasElement }) => {
    const graph = await canvas.findByRole('listbox', { name: 'Agent network' });
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
    await expect(graph).toHaveAccessibleDescription(/^600 agents, 1 coordinator/);
  },
};
