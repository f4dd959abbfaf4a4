import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { CopyIcon, PencilIcon, TrashIcon } from '../../icons/index.js';
import { UiProvider } from '../../provider/ui-provider.js';
import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import {
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '../dropdown-menu/menu-items.js';
import { Link } from '../link/link.js';
import { Panel } from '../panel/panel.js';
import { TextField } from '../text-field/text-field.js';
import { ContextMenu } from './context-menu.js';

const onEdit = fn();

const items = (
  <>
    <MenuItem icon={<PencilIcon />} shortcut="E" onSelect={onEdit}>
      Edit
    </MenuItem>
    <MenuItem icon={<CopyIcon />} href="/agents/copy">
      Duplicate
    </MenuItem>
    <MenuSeparator />
    <MenuRadioGroup label="Status" value="idle" onValueChange={() => {}}>
      <MenuRadioItem value="idle">Idle</MenuRadioItem>
      <MenuRadioItem value="busy">Busy</MenuRadioItem>
    </MenuRadioGroup>
    <MenuSeparator />
    <MenuLabel>Danger</MenuLabel>
    <MenuItem icon={<TrashIcon />} tone="danger" shortcut="Del">
      Delete
    </MenuItem>
  </>
);

const meta = {
  title: 'Components/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Market analyst',
    area: (
      <Panel>
        <Link href="/agents/1">Market analyst</Link>
      </Panel>
    ),
    children: items,
    onOpenChange: fn(),
  },
  argTypes: { area: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onEdit.mockClear();
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = () => screen.getByRole('link', { name: 'Market analyst' });
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

/** The second button opens it where the pointer is. */
export const Pointer: Story = {
  play: async () => {
    await userEvent.pointer({ keys: '[MouseRight]', target: link() });
    await screen.findByRole('menu', { name: 'Market analyst' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await closed();
  },
};

/** The menu key opens it on what has the focus, which gets the focus back. */
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(link()).toHaveFocus();
    // What browsers send for the menu key and Shift F10.
    await fireEvent.contextMenu(link());
    await screen.findByRole('menu', { name: 'Market analyst' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Home}d');
    await expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
    await expect(danglingIds(document.body)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(link()).toHaveFocus());
  },
};

/** Stays open for the picture. */
export const Open: Story = {
  play: async () => {
    await fireEvent.contextMenu(link(), { clientX: 120, clientY: 60 });
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

/** Without it the browser's own menu comes. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async () => {
    await userEvent.pointer({ keys: '[MouseRight]', target: link() });
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

function Renaming() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ContextMenu
        label="Market analyst"
        area={
          <Panel>
            <Link href="/agents/1">Market analyst</Link>
          </Panel>
        }
      >
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </ContextMenu>
      <Dialog open={open} onOpenChange={setOpen} title="Rename agent">
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

/** A dialog an item opens gives the focus back to what had it before the menu. */
export const OpensDialog: Story = {
  render: () => <Renaming />,
  play: async () => {
    await userEvent.tab();
    await fireEvent.contextMenu(link());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(link()).toHaveFocus());
  },
};

/** In a dialog the first Escape closes the menu. */
export const InsideDialog: Story = {
  render: (args) => (
    <Dialog title="Agents" trigger={<Button>Choose</Button>}>
      <ContextMenu {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    link().focus();
    await fireEvent.contextMenu(link());
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(link()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Inside another theme it is mounted inside that part of the page. */
export const NestedProvider: Story = {
  render: (args) => (
    <UiProvider theme="dark">
      <ContextMenu {...args} />
    </UiProvider>
  ),
  play: async () => {
    await fireEvent.contextMenu(link());
    const menu = await screen.findByRole('menu');
    await expect(menu.closest('[data-theme="dark"]')).toBeInTheDocument();
  },
};

/** A menu of many long names scrolls inside the screen. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 80 }, (_, index) => (
      <MenuItem key={index}>
        {index + 1} Donaudampfschifffahrtsgesellschaft 🚢 <bdi>محلل السوق</bdi>
      </MenuItem>
    )),
  },
  play: async () => {
    await fireEvent.contextMenu(link(), { clientX: 120, clientY: 60 });
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'محلل السوق', children: <MenuItem icon={<PencilIcon />}>تعديل</MenuItem> },
  play: async () => {
    await fireEvent.contextMenu(link(), { clientX: 300, clientY: 60 });
    await expect(await screen.findByRole('menu')).toHaveAttribute('dir', 'rtl');
  },
};
