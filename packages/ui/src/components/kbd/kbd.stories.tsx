import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Kbd } from './kbd.js';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const key = canvas.getByText('Ctrl K');
    await expect(key.tagName).toBe('KBD');
    await expect(getComputedStyle(key).direction).toBe('ltr');
  },
};

export const SingleKey: Story = { args: { children: 'E' } };

/** Keys nobody has. */
export const BadInput: Story = {
  render: () => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Kbd key={text}>{text}</Kbd>
      ))}
      <Kbd>{null}</Kbd>
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
