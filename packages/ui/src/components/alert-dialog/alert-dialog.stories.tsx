import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { awkwardTexts, expectSound } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { AlertDialog } from './alert-dialog.js';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    open: false,
    title: 'Delete “Synthesis lead”?',
    description:
      '3 tasks use it as coordinator and will wait for another one. This cannot be undone.',
    confirmLabel: 'Delete agent',
    cancelLabel: 'Keep',
    tone: 'danger',
    trigger: <Button variant="dangerQuiet">Delete</Button>,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false } },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open ?? false);
    return (
      <AlertDialog
        {...args}
        defaultOpen={undefined}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange?.(next);
          setOpen(next);
        }}
      />
    );
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof AlertDialog>;

const dialog = () => screen.findByRole('alertdialog', { name: 'Delete “Synthesis lead”?' });
const closed = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

const visible = () => waitFor(async () => expect(await dialog()).toBeVisible());

/** The way back has the focus; Escape takes it; a press outside does nothing. */
export const Default: Story = {
  play: async ({ args }) => {
    const trigger = screen.getByRole('button', { name: 'Delete' });
    await userEvent.click(trigger);
    await expect(await dialog()).toHaveAccessibleDescription(/3 tasks use it/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await visible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Delete agent' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    // It stays until its owner closes it.
    await visible();
  },
};

/** Asks for the name: only the exact text enables the action, by button or with Enter. */
export const AsksForTheName: Story = {
  args: { confirmText: { label: 'Type the name to confirm', value: 'Synthesis lead' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const field = await screen.findByRole('textbox', { name: 'Type the name to confirm' });
    await waitFor(() => expect(field).toHaveFocus());
    const confirm = screen.getByRole('button', { name: 'Delete agent' });
    await expect(confirm).toBeDisabled();
    await userEvent.keyboard('Synthesis{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(confirm).toBeDisabled();
    await userEvent.keyboard(' lead');
    await expect(confirm).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await closed();
    const trigger = screen.getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    // Asked anew, it wants the name anew.
    await expect(await screen.findByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('Synthesis');
  },
};

/** While the action runs nothing can be pressed and Escape does nothing. */
export const Busy: Story = {
  args: { open: true, busy: true },
  play: async ({ args }) => {
    await expect(await dialog()).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('button', { name: 'Keep' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete agent' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await visible();
  },
};

/** A question without danger. */
export const Neutral: Story = {
  args: {
    open: true,
    tone: 'default',
    title: 'Start the run again?',
    description: 'It reserves 40 points.',
    confirmLabel: 'Start again',
    cancelLabel: 'Not now',
  },
};

const outerSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Inside a form, confirming does not submit that form. */
export const InsideForm: Story = {
  args: { open: true },
  decorators: [
    (Story) => (
      <form onSubmit={outerSubmit}>
        <Story />
      </form>
    ),
  ],
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Delete agent' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(outerSubmit).not.toHaveBeenCalled();
  },
};

/** Endless and turned words: the window grows down, never sideways. */
export const BadInput: Story = {
  args: {
    open: true,
    title: awkwardTexts[0],
    description: awkwardTexts.join(' '),
    confirmLabel: awkwardTexts[2],
    cancelLabel: awkwardTexts[0],
    confirmText: { label: awkwardTexts[1], value: awkwardTexts[3] },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expectSound(dialog);
    // What has to be written is what is shown, emoji and all.
    await userEvent.click(within(dialog).getByRole('textbox'));
    await userEvent.paste(awkwardTexts[3]);
    await expect(within(dialog).getByRole('button', { name: awkwardTexts[2] })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** With `trigger` alone it opens and closes by itself: every answer closes it. */
export const ByItself: Story = {
  args: { open: undefined },
  render: (args) => (
    <AlertDialog
      {...args}
      open={undefined}
      trigger={<Button variant="dangerQuiet">Delete</Button>}
    />
  ),
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(trigger);
    await visible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await closed();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(trigger);
    await visible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete agent' }));
    await closed();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(trigger).toHaveFocus();
  },
};
