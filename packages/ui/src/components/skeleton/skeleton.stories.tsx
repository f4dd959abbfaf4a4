import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Skeleton, SkeletonGroup } from './skeleton.js';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Text: Story = {
  args: { lines: 3 },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    const lineHeight = Number.parseFloat(getComputedStyle(skeleton as Element).lineHeight);
    // Three lines of skeleton are as tall as the three lines of text they stand for.
    await expect(skeleton?.getBoundingClientRect().height).toBe(3 * lineHeight);
  },
};

export const Block: Story = { args: { shape: 'block', height: 88 } };

export const Circle: Story = { args: { shape: 'circle', width: 40 } };

/** In a group, screen readers hear once that something is loading. */
export const Group: Story = {
  render: () => (
    <SkeletonGroup label="Loading agents">
      {[70, 54, 62].map((width) => (
        <div key={width} style={{ display: 'flex', gap: 10, marginBlockEnd: 14 }}>
          <Skeleton shape="circle" />
          <div style={{ flex: 1 }}>
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${width + 22}%`} />
          </div>
        </div>
      ))}
      <Skeleton shape="block" />
    </SkeletonGroup>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading agents');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    for (const mark of canvasElement.querySelectorAll('[aria-busy="true"] span[class*="block"]'))
      await expect(mark).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Without a text of its own the group uses the provider's label. */
export const GroupDefaultLabel: Story = {
  render: () => (
    <SkeletonGroup>
      <Skeleton />
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
