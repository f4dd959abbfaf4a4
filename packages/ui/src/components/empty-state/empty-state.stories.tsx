import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { Panel } from '../panel/panel.js';
import { EmptyState } from './empty-state.js';

const create = fn();

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No tasks yet',
    description: 'Runs started here show up here.',
    action: <Button onClick={create}>Create task</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One sentence, one action, a small constellation. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No tasks yet' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    await expect(create).toHaveBeenCalled();
  },
};

export const InPanel: Story = {
  render: (args) => (
    <Panel title="Tasks">
      <EmptyState {...args} />
    </Panel>
  ),
};

/** For small places, such as a list that a filter emptied. */
export const WithoutArt: Story = {
  args: { art: 'none', title: 'Nothing matches', description: undefined, headingAs: 'h2' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

/** Endless and turned words break. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <EmptyState {...args} key={text} title={text} description={text} action={null} />
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
