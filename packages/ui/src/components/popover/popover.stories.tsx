import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { UiProvider } from '../../provider/ui-provider.js';
import { Button } from '../button/button.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { Dialog } from '../dialog/dialog.js';
import { TextField } from '../text-field/text-field.js';
import { Text } from '../text/text.js';
import { Popover, popoverSides, popoverSizes } from './popover.js';

function Columns() {
  const [shown, setShown] = useState(true);
  return <Checkbox label="Cost" checked={shown} onCheckedChange={() => setShown(!shown)} />;
}

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Button>Columns</Button>,
    title: 'Visible columns',
    children: <Columns />,
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof Popover>;

const trigger = () => screen.getByRole('button', { name: 'Columns' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Focus goes in, Escape and the close button bring it back. */
export const Default: Story = {
  play: async () => {
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger()).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(trigger());
    const popover = await screen.findByRole('dialog', { name: 'Visible columns' });
    await expect(trigger()).toHaveAttribute('aria-controls', popover.id);
    await expect(danglingIds(document.body)).toEqual([]);
    // What it is for has the focus, not the button that closes it.
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Cost' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(popover).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await closed();
    await waitFor(() => expect(trigger()).toHaveFocus());
    // A press on the button closes it too.
    await userEvent.click(trigger());
    await screen.findByRole('dialog');
    await userEvent.click(trigger());
    await closed();
  },
};

/** Stays open for the picture. */
export const Open: Story = {
  args: { open: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Without a title the button gives the name. */
export const NamedByTrigger: Story = {
  args: { open: true, title: undefined, children: <Text>12 of 14 columns are shown.</Text> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Columns' })).toBeVisible();
  },
};

/** A press elsewhere closes it, and what was pressed is not lost. */
export const PressElsewhere: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button>Elsewhere</Button>
      </>
    ),
  ],
  play: async () => {
    await userEvent.click(trigger());
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await closed();
  },
};

/** In a dialog Escape closes the popover first, then the dialog. */
export const InsideDialog: Story = {
  render: (args) => (
    <Dialog title="Edit table" trigger={<Button>Edit</Button>}>
      <Popover {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit table' });
    await userEvent.click(trigger());
    const popover = await screen.findByRole('dialog', { name: 'Visible columns' });
    const box = screen.getByRole('checkbox', { name: 'Cost' });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Edit table' })).toBeVisible();
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

/** Inside another theme it is mounted inside that part of the page. */
export const NestedProvider: Story = {
  args: { open: true },
  render: (args) => (
    <UiProvider theme="dark">
      <Popover {...args} />
    </UiProvider>
  ),
  play: async () => {
    const popover = await screen.findByRole('dialog');
    await expect(popover.closest('[data-theme="dark"]')).toBeInTheDocument();
  },
};

export const Sides: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 120 }}>
      {popoverSides.map((side) => (
        <Popover key={side} side={side} size="small" trigger={<Button>{side}</Button>}>
          <Text>{side}</Text>
        </Popover>
      ))}
      {popoverSizes.map((size) => (
        <Popover key={size} size={size} trigger={<Button>{size}</Button>}>
          <Text>{size}</Text>
        </Popover>
      ))}
    </div>
  ),
};

/** Long words break, long contents scroll, nothing leaves the screen. */
export const Long: Story = {
  args: {
    open: true,
    size: 'small',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze 🚢 مرحبا',
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Column {index + 1}</p>),
  },
  play: async () => {
    const popover = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
    await expect(popover.scrollWidth).toBe(popover.clientWidth);
  },
};

/** The start edges are the right ones. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    open: true,
    trigger: <Button>الأعمدة</Button>,
    title: 'الأعمدة الظاهرة',
    children: <TextField label="بحث" />,
  },
  play: async () => {
    const popover = await screen.findByRole('dialog', { name: 'الأعمدة الظاهرة' });
    await expect(popover).toHaveAttribute('dir', 'rtl');
    const button = screen.getByText('الأعمدة').closest('button');
    await waitFor(() =>
      expect(
        Math.abs(
          popover.getBoundingClientRect().right - (button?.getBoundingClientRect().right ?? 0),
        ),
      ).toBeLessThan(1),
    );
  },
};
