import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { TruncatedText } from './truncated-text.js';

const long =
  'The Hamburg lease runs to 30 June 2028. Clause 14.2 allows subletting up to 40% of the floor with 90 days’ notice, so adding a second site does not lock in double rent. From Gdańsk, 71% of current EU orders arrive in two days or less.';

const meta = {
  title: 'Components/TruncatedText',
  component: TruncatedText,
  args: { children: long },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 280 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof TruncatedText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something is hidden, so the text can be focused and shows itself whole. */
export const OneLine: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(long);
    await waitFor(() => expect(text).toHaveAttribute('data-state', 'cut'));
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(long));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Nothing is hidden: no tab stop, no tooltip. */
export const Fits: Story = {
  args: { children: 'Hamburg lease' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Hamburg lease');
    await expect(text).toHaveAttribute('data-state', 'whole');
    await expect(text).not.toHaveAttribute('tabindex');
    await userEvent.hover(text);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

export const ThreeLines: Story = {
  args: { lines: 3 },
  play: async ({ canvas }) => {
    const text = canvas.getByText(long);
    await waitFor(() => expect(text).toHaveAttribute('data-state', 'cut'));
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.getBoundingClientRect().height / line)).toBe(3);
  },
};

/** The button exists only while there is something to show; it keeps the focus. */
export const Expand: Story = {
  args: { lines: 2, whole: 'expand' },
  play: async ({ canvas, canvasElement }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    const before = canvas.getByText(long).getBoundingClientRect().height;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const less = canvas.getByRole('button', { name: 'Show less' });
    await expect(less).toHaveFocus();
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(long).getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(danglingIds(canvasElement)).toEqual([]);
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(long).getBoundingClientRect().height).toBe(before);
  },
};

function Resizing() {
  const [wide, setWide] = useState(false);
  return (
    <Stack gap={12}>
      <Button onClick={() => setWide(!wide)}>{wide ? 'Narrow' : 'Wide'}</Button>
      <div style={{ inlineSize: wide ? 600 : 120 }}>
        <TruncatedText>Choose an EU fulfilment site</TruncatedText>
      </div>
    </Stack>
  );
}

/** Measured again when its place changes. */
export const FollowsItsPlace: Story = {
  render: () => <Resizing />,
  play: async ({ canvas }) => {
    const text = canvas.getByText('Choose an EU fulfilment site');
    await waitFor(() => expect(text).toHaveAttribute('data-state', 'cut'));
    await userEvent.click(canvas.getByRole('button', { name: 'Wide' }));
    await waitFor(() => expect(text).toHaveAttribute('data-state', 'whole'));
  },
};

export const BadInput: Story = {
  render: () => (
    <Stack gap={16}>
      <TruncatedText>{null}</TruncatedText>
      <TruncatedText>{''}</TruncatedText>
      <TruncatedText lines={NaN}>{long}</TruncatedText>
      <TruncatedText lines={-2}>{long}</TruncatedText>
      <TruncatedText>{'Donaudampfschifffahrt'.repeat(40)}</TruncatedText>
      <TruncatedText lines={2} whole="expand">
        {'🦄 مرحبا بالعالم '.repeat(40)}
      </TruncatedText>
      <TruncatedText lines={2} whole="expand">
        {'word '.repeat(20_000)}
      </TruncatedText>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Show more' })).toHaveLength(2),
    );
  },
};

/** The dots stand at the left, where the text ends. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    children: 'يمتد عقد إيجار هامبورغ حتى 30 يونيو 2028 ويسمح بالتأجير من الباطن لجزء من المساحة',
    lines: 1,
    whole: 'expand',
  },
  render: (args) => (
    <Text as="div">
      <TruncatedText {...args} />
    </Text>
  ),
};
