import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../layout/stack.js';
import { ScratchPad, scratchPadTones } from './scratch-pad.js';

const meta = {
  title: 'Components/Scratch pad',
  component: ScratchPad,
  args: { children: 'Scratch pad' },
  argTypes: { tone: { control: 'inline-radio', options: scratchPadTones } },
} satisfies Meta<typeof ScratchPad>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Native props reach the element, a class joins its own. */
export const Default: Story = {
  args: { id: 'own-id', className: 'own-class' },
  play: async ({ canvas }) => {
    const element = canvas.getByText('Scratch pad');
    await expect(element).toBeVisible();
    await expect(element).toHaveAttribute('id', 'own-id');
    await expect(element).toHaveClass('own-class');
    await expect(element.classList.length).toBeGreaterThan(1);
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={8}>
      {scratchPadTones.map((tone) => (
        <ScratchPad key={tone} {...args} tone={tone}>
          {tone}
        </ScratchPad>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const looks = scratchPadTones.map((tone) => getComputedStyle(canvas.getByText(tone)).color);
    await expect(new Set(looks).size).toBe(scratchPadTones.length);
  },
};
