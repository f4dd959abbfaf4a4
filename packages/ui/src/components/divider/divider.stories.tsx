import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Divider } from './divider.js';

const meta = {
  title: 'Components/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal');
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 12, blockSize: 32 }}>
        <span>Sign in</span>
        <Story />
        <span>Register</span>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line.getBoundingClientRect().height).toBe(32);
  },
};

/** The word in the line stays readable for everybody. */
export const Labelled: Story = {
  args: { label: 'or' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or')).toBeVisible();
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
