import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { awkwardTexts, expectSound } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.js';
import { MenuItem } from '../dropdown-menu/menu-items.js';
import { TextField } from '../text-field/text-field.js';
import { Dialog } from './dialog.js';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Rename agent',
    description: 'Runs that use it keep working.',
    trigger: <Button>Rename</Button>,
    children: <TextField label="Name" defaultValue="Market analyst" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Rename agent</Button>
      </>
    ),
    onOpenChange: fn(),
  },
  argTypes: {
    trigger: { control: false },
    children: { control: false },
    footer: { control: false },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Focus goes to the first field, stays inside, and returns to the trigger. Escape closes. */
export const Default: Story = {
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'Rename' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).not.toHaveAttribute('aria-controls');
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Rename agent' });
    await expect(dialog).toHaveAccessibleDescription('Runs that use it keep working.');
    const field = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    const names: (string | null)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      names.push(
        document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          '',
      );
    }
    await expect(names).toEqual(['Cancel', 'Rename agent', 'Close', '']);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The close button and a press on the page close it too. */
export const WaysOut: Story = {
  play: async ({ args }) => {
    const trigger = screen.getByRole('button', { name: 'Rename' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await closed();
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    const scrim = document.querySelector('[data-state="open"][aria-hidden="true"]:not([role])');
    await userEvent.click(scrim ?? document.body, { pointerEventsCheck: 0 });
    await closed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Open, without description and actions. */
export const Plain: Story = {
  args: { open: true, description: undefined, footer: undefined, size: 'small' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename agent' });
    await expect(dialog).not.toHaveAttribute('aria-describedby');
  },
};

/** A long text scrolls between title and actions, and can be scrolled with the keyboard. */
export const Long: Story = {
  args: {
    open: true,
    title: 'Terms',
    description: undefined,
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Clause {index + 1}. The run keeps the points it has used.</p>
    )),
  },
  play: async () => {
    const text = await screen.findByRole('region', { name: 'Terms' });
    await waitFor(() => expect(text).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible());
  },
};

/** Large, open, from right to left. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    open: true,
    size: 'large',
    title: 'إعادة تسمية الوكيل',
    description: 'تستمر عمليات التشغيل التي تستخدمه.',
    children: <TextField label="الاسم" />,
    footer: <Button variant="primary">إعادة التسمية</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAttribute('dir', 'rtl');
  },
};

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </DropdownMenu>
      <Dialog open={open} onOpenChange={setOpen} title="Rename agent">
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

/** Opened by a menu item: the focus goes to the field and comes back to the menu's button. */
export const OpenedFromMenu: Story = {
  render: () => <FromMenu />,
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'Actions' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
    // The page can be used again.
    await expect(getComputedStyle(document.body).pointerEvents).not.toBe('none');
  },
};

/** Endless and turned words: the window grows down, never sideways. */
export const BadInput: Story = {
  args: {
    open: true,
    title: awkwardTexts[0],
    description: awkwardTexts[1],
    children: awkwardTexts.map((text) => <p key={text}>{text.repeat(10)}</p>),
    footer: <Button>{awkwardTexts[0]}</Button>,
  },
  play: async () => expectSound(await screen.findByRole('dialog')),
};
