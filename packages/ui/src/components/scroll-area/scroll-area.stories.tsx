import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Panel } from '../panel/panel.js';
import { ScrollArea, scrollAreaAxes } from './scroll-area.js';

const lines = Array.from({ length: 60 }, (_, index) => (
  <p key={index} style={{ paddingInline: 16, paddingBlock: 2 }}>
    Line {index + 1}
  </p>
));

const meta = {
  title: 'Components/ScrollArea',
  component: ScrollArea,
  args: { label: 'Log', maxBlockSize: 160, children: lines },
  argTypes: {
    axis: { control: 'inline-radio', options: scrollAreaAxes },
    viewportRef: { control: false },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <Panel padding="none">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const edges = (root: Element) =>
  [...root.querySelectorAll('[data-side]')].map((edge) => edge.getAttribute('data-side'));

/** A named region with a tab stop; hairlines show where there is more. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const region = await canvas.findByRole('region', { name: 'Log' });
    await expect(region.getBoundingClientRect().height).toBe(160);
    await expect(edges(canvasElement)).toEqual(['blockEnd']);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTop = 40;
    await waitFor(() => expect(edges(canvasElement)).toEqual(['blockStart', 'blockEnd']));
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(edges(canvasElement)).toEqual(['blockStart']));
    await expect(document.querySelector('style[data-radix-scroll-area]')).toBeNull();
  },
};

/** Nothing to scroll: no region, no tab stop. */
export const Fitting: Story = {
  args: { children: 'One line' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(edges(canvasElement)).toEqual([]);
  },
};

export const Sideways: Story = {
  args: {
    axis: 'inline',
    maxBlockSize: undefined,
    children: (
      <div style={{ display: 'flex', gap: 8 }}>
        {Array.from({ length: 40 }, (_, index) => (
          <span key={index}>Step {index + 1}</span>
        ))}
      </div>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Log' });
    await expect(edges(canvasElement)).toEqual(['inlineEnd']);
  },
};

export const BothWays: Story = {
  args: {
    axis: 'both',
    children: lines.map((_, index) => <p key={index}>{`Column ${index} `.repeat(60)}</p>),
  },
};

/** Empty, and words without a break, which then wrap. */
export const BadInput: Story = {
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <ScrollArea label="Empty">{null}</ScrollArea>
      <ScrollArea {...args} label="Zero" maxBlockSize={0} />
      <ScrollArea {...args} label="Long">
        <p style={{ overflowWrap: 'anywhere' }}>{'🚢Donaudampfschiff'.repeat(80)}</p>
      </ScrollArea>
    </div>
  ),
};

/** The first item is at the right; there is more to the left. */
export const RightToLeft: Story = {
  ...Sideways,
  globals: { locale: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    const region = await canvas.findByRole('region', { name: 'Log' });
    const edge = canvasElement.querySelector('[data-side="inlineEnd"]');
    await expect(edge?.getBoundingClientRect().left).toBe(region.getBoundingClientRect().left);
    region.scrollLeft = -region.scrollWidth;
    await waitFor(() => expect(edges(canvasElement)).toEqual(['inlineStart']));
  },
};
