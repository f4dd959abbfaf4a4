import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import {
  ChevronDownIcon,
  CopyIcon,
  DownloadIcon,
  PencilIcon,
  SettingsIcon,
  TrashIcon,
} from '../../icons/index.js';
import { awkwardTexts, expectSound } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { DropdownMenu } from './dropdown-menu.js';
import { MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from './menu-items.js';

const onEdit = fn();
const onStatus = fn();

function AgentMenu(props: { align?: 'start' | 'end'; label?: string }) {
  const [status, setStatus] = useState('idle');
  return (
    <DropdownMenu
      {...props}
      trigger={<Button iconEnd={<ChevronDownIcon size={14} />}>Actions</Button>}
    >
      <MenuItem icon={<PencilIcon />} shortcut="E" onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem icon={<CopyIcon />} shortcut="D">
        Duplicate
      </MenuItem>
      <MenuItem icon={<DownloadIcon />} disabled>
        Export as JSON
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup
        label="Status"
        value={status}
        onValueChange={(value) => {
          setStatus(value);
          onStatus(value);
        }}
      >
        <MenuRadioItem value="idle">Idle</MenuRadioItem>
        <MenuRadioItem value="busy">Busy</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuLabel>Go to</MenuLabel>
      <MenuItem icon={<SettingsIcon />} href="/agents/settings">
        Settings
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<TrashIcon />} tone="danger" shortcut="Del">
        Delete
      </MenuItem>
    </DropdownMenu>
  );
}

const meta = {
  title: 'Components/DropdownMenu',
  component: AgentMenu,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 380, paddingInline: 24 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onEdit.mockClear();
    onStatus.mockClear();
  },
} satisfies Meta<typeof AgentMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'Actions' });
const item = (name: string) => screen.getByRole('menuitem', { name });

/** Enter opens it on the first item; arrows, Home, End and letters move; Escape gives the focus back. */
export const Keyboard: Story = {
  play: async () => {
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger()).not.toHaveAttribute('aria-controls');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    await expect(trigger()).toHaveAttribute('aria-controls', menu.id);
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await expect(item('Edit')).toHaveAttribute('aria-keyshortcuts', 'E');
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Duplicate')).toHaveFocus();
    // Somebody sees where the keys are, beyond a change of grey.
    await expect(getComputedStyle(item('Duplicate')).outlineStyle).toBe('solid');
    await expect(getComputedStyle(item('Duplicate')).outlineWidth).toBe('2px');
    await expect(getComputedStyle(item('Edit')).outlineStyle).toBe('none');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitemradio', { name: 'Idle' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Delete')).toHaveFocus();
    await expect(item('Delete')).toHaveAttribute('aria-keyshortcuts', 'Delete');
    await userEvent.keyboard('{Home}');
    await expect(item('Edit')).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(item('Settings')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

/** One of the radio items is checked; choosing another reports it and closes the menu. */
export const RadioItems: Story = {
  play: async () => {
    await userEvent.click(trigger());
    const group = await screen.findByRole('group', { name: 'Status' });
    await expect(within(group).getByRole('menuitemradio', { checked: true })).toHaveTextContent(
      'Idle',
    );
    await userEvent.click(within(group).getByRole('menuitemradio', { name: 'Busy' }));
    await expect(onStatus).toHaveBeenCalledWith('busy');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

const checked = (group: string) =>
  within(screen.getByRole('group', { name: group })).queryByRole('menuitemradio', {
    checked: true,
  });

/** Choices the menu keeps itself: they are there when it opens again, each its own. */
export const KeptRadioItems: Story = {
  render: () => (
    <DropdownMenu trigger={<Button>Actions</Button>}>
      <MenuRadioGroup label="Order" defaultValue="name" onValueChange={onStatus}>
        <MenuRadioItem value="name">Name</MenuRadioItem>
        <MenuRadioItem value="date">Date</MenuRadioItem>
      </MenuRadioGroup>
      <MenuRadioGroup label="Rows">
        <MenuRadioItem value="name">By name</MenuRadioItem>
        <MenuRadioItem value="date">By date</MenuRadioItem>
      </MenuRadioGroup>
    </DropdownMenu>
  ),
  play: async () => {
    await userEvent.click(trigger());
    await screen.findByRole('menu');
    await expect(checked('Order')).toHaveTextContent('Name');
    await expect(checked('Rows')).toBeNull();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Date' }));
    await expect(onStatus).toHaveBeenCalledWith('date');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(trigger());
    await screen.findByRole('menu');
    await expect(checked('Order')).toHaveTextContent('Date');
    await expect(checked('Rows')).toBeNull();
  },
};

/** An item with an address is a link. */
export const Links: Story = {
  play: async () => {
    await userEvent.click(trigger());
    const settings = await screen.findByRole('menuitem', { name: 'Settings' });
    await expect(settings.tagName).toBe('A');
    await expect(settings).toHaveAttribute('href', '/agents/settings');
  },
};

/** A name of its own, and the end edges aligned. Stays open for the picture. */
export const AlignedToTheEnd: Story = {
  args: { align: 'end', label: 'Agent' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu', { name: 'Agent' });
    await waitFor(() =>
      expect(Math.round(menu.getBoundingClientRect().right)).toBe(
        Math.round(trigger().getBoundingClientRect().right),
      ),
    );
  },
};

/** From right to left the start edges are the right ones. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async () => {
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu');
    await expect(menu).toHaveAttribute('dir', 'rtl');
    await waitFor(() =>
      expect(Math.round(menu.getBoundingClientRect().right)).toBe(
        Math.round(trigger().getBoundingClientRect().right),
      ),
    );
  },
};

/** Endless and turned items, and a menu of nothing. */
export const BadInput: Story = {
  render: () => (
    <DropdownMenu open onOpenChange={fn()} trigger={<Button>{awkwardTexts[3]}</Button>}>
      {awkwardTexts.map((text) => (
        <MenuItem key={text} shortcut="⌘⇧9" onSelect={fn()}>
          {text}
        </MenuItem>
      ))}
    </DropdownMenu>
  ),
  play: async () => expectSound(await screen.findByRole('menu')),
};
