import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { Button } from '../button/button.js';
import { Link } from '../link/link.js';
import { Sheet } from './sheet.js';

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  args: {
    title: 'Agents',
    trigger: <Button>Open</Button>,
    children: (
      <nav aria-label="Agents">
        <Link href="/agents">All agents</Link>
      </nav>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof Sheet>;

const edges = async () => {
  const sheet = await screen.findByRole('dialog');
  // The picture is taken where it comes to rest.
  await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
  return sheet.getBoundingClientRect();
};

/** Focus inside, Escape closes, focus back on the button. */
export const Start: Story = {
  play: async () => {
    // What draws tooltips is there at once, so that one nobody asked for would be seen.
    await import('../tooltip/tooltip-content.js');
    const trigger = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const sheet = await screen.findByRole('dialog', { name: 'Agents' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await new Promise(requestAnimationFrame);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect((await edges()).left).toBe(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const End: Story = {
  args: { open: true, side: 'end', title: 'Details' },
  play: async () => {
    await expect((await edges()).right).toBe(document.documentElement.clientWidth);
  },
};

/** A long title wraps, long contents scroll and can be scrolled with the keyboard. */
export const BadInput: Story = {
  args: {
    open: true,
    title: 'Donaudampfschifffahrtsgesellschaft '.repeat(3) + '🛰️ محلل السوق',
    children: Array.from({ length: 80 }, (_, index) => <p key={index}>Line {index + 1}</p>),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const text = await screen.findByRole('region');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
    await expect(danglingIds(document.body)).toEqual([]);
  },
};

export const Empty: Story = { args: { open: true, title: 'Details', children: null } };

/** From right to left the start is the right edge. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { open: true, title: 'الوكلاء' },
  play: async () => {
    await expect((await edges()).right).toBe(document.documentElement.clientWidth);
  },
};
