import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { AgentTile } from '../agent-tile/agent-tile.js';
import { Identity } from '../agent-tile/identity.js';
import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { Link } from '../link/link.js';
import { Text } from '../text/text.js';
import { HoverCard } from './hover-card.js';

const meta = {
  title: 'Components/HoverCard',
  component: HoverCard,
  args: {
    trigger: <Link href="/agents/contract-reader">Contract reader</Link>,
    children: (
      <>
        <Identity
          media={<AgentTile type="processor" />}
          title="Contract reader"
          detail="Processor · Claude Sonnet 4"
        />
        <Text tone="muted">Reads supplier contracts and quotes the clause for every claim.</Text>
      </>
    ),
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 200, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof HoverCard>;

const words = 'Reads supplier contracts and quotes the clause for every claim.';
const gone = () => waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());

/** Hover opens it, the pointer may go into it, leaving closes it. */
export const Pointer: Story = {
  play: async () => {
    const link = screen.getByRole('link', { name: 'Contract reader' });
    await userEvent.hover(link);
    const text = await screen.findByText(words);
    await expect(danglingIds(document.body)).toEqual([]);
    await expect(document.getElementById(link.getAttribute('aria-details') ?? '')).toContainElement(
      text,
    );
    await userEvent.hover(text);
    await expect(text).toBeVisible();
    await userEvent.unhover(text);
    await gone();
    await expect(link).not.toHaveAttribute('aria-details');
  },
};

/** Focus opens it and stays on the link; Escape closes it. */
export const Keyboard: Story = {
  play: async () => {
    const link = screen.getByRole('link', { name: 'Contract reader' });
    await userEvent.tab();
    await screen.findByText(words);
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(link).toHaveFocus();
  },
};

/** Stays open for the picture. */
export const Open: Story = {
  args: { open: true },
  play: async () => {
    await expect(await screen.findByText(words)).toBeVisible();
  },
};

/** In a dialog the first Escape closes the card, the second the dialog. */
export const InsideDialog: Story = {
  render: (args) => (
    <Dialog title="Run" trigger={<Button>Open run</Button>}>
      <HoverCard {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open run' }));
    const dialog = await screen.findByRole('dialog', { name: 'Run' });
    await userEvent.hover(screen.getByRole('link', { name: 'Contract reader' }));
    await screen.findByText(words);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Very long, right to left in left to right, and emoji. */
export const Long: Story = {
  args: {
    open: true,
    size: 'small',
    children: (
      <Text>
        {'Donaudampfschifffahrtsgesellschaft'.repeat(6)} 🛰️ <bdi>قارئ العقود</bdi>
      </Text>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    open: true,
    trigger: <Link href="/agents/1">قارئ العقود</Link>,
    children: <Text>يقرأ عقود الموردين ويقتبس البند لكل ادعاء.</Text>,
  },
};
