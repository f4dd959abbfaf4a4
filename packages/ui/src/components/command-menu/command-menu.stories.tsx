import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import type { LinkComponentProps } from '../../provider/ui-context.js';
import { UiProvider } from '../../provider/ui-provider.js';
import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { TextField } from '../text-field/text-field.js';
import { asWritten } from '../../story-checks.js';
import { CommandMenu } from './command-menu.js';
import type { CommandMenuProps } from './command-menu-props.js';
import type { CommandItem } from './command.js';
import { commands, groups, manyCommands } from './example-commands.js';

function WithButton(props: CommandMenuProps) {
  const [open, setOpen] = useState(props.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandMenu
        {...props}
        defaultOpen={undefined}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange?.(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/CommandMenu',
  component: CommandMenu,
  args: { items: commands, groups, onSelect: fn(), onOpenChange: fn(), onRetry: fn() },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox');
const list = () => screen.getByRole('listbox', { name: 'Command menu' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const opened = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = await field();
  await waitFor(() => expect(input).toHaveFocus());
  return input;
};
const relationsHold = async () => {
  const input = await field();
  await expect(input).toHaveAttribute('aria-controls', list().id);
  await expect(await active()).toHaveAttribute('aria-selected', 'true');
  await expect(danglingIds(document.body)).toEqual([]);
};

/** Ctrl K opens it on the first command; arrows move, Enter does it, and the focus goes back. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Search' });
    button.focus();
    const input = await opened();
    await expect(screen.getByRole('dialog', { name: 'Command menu' })).toBeVisible();
    await expect(input).toHaveAccessibleName('Search or jump to');
    await relationsHold();
    await expect(await active()).toHaveTextContent('Create agent');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await active()).toHaveTextContent('Change theme');
    await userEvent.keyboard('{End}');
    await expect(await active()).toHaveTextContent('Contract reader');
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(await active()).toHaveTextContent('Create agent');
    await userEvent.keyboard('{PageDown}{PageUp}');
    await relationsHold();
    // The Enter that ends a word of an input method, as Safari tells it.
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(screen.getByRole('dialog', { name: 'Command menu' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(1));
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'create' }));
    await expect(button).toHaveFocus();
    // Escape and the hotkey close it without choosing.
    await opened();
    await userEvent.keyboard('{Escape}');
    await closed();
    await opened();
    await userEvent.keyboard('{Control>}k{/Control}');
    await closed();
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Finds names, initials, other words, and letters with some left out; the best first. */
export const Searching: Story = {
  play: async () => {
    const input = await opened();
    await userEvent.keyboard('agent');
    await expect(options()[0]).toContain('Create agent');
    await expect(screen.getByRole('status')).toHaveTextContent('3 results');
    await expect(document.querySelector('mark')).toHaveTextContent('agent');
    await userEvent.clear(input);
    await userEvent.keyboard('ma');
    await expect(await active()).toHaveTextContent('Market analyst');
    await userEvent.clear(input);
    await userEvent.keyboard('billing');
    await expect(options()).toEqual(['Membership']);
    await userEvent.clear(input);
    await userEvent.keyboard('cntr read');
    await expect(await active()).toHaveTextContent('Contract reader');
    await relationsHold();
  },
};

/** Stays open for the picture, with what was chosen lately. */
export const Open: Story = {
  args: { open: true, recent: ['analyst', 'settings'] },
  play: async () => {
    await field();
    const group = screen.getByRole('group', { name: 'Recent' });
    await expect(group).toHaveTextContent(/Market analyst.*Settings/);
    await expect(screen.getAllByText('Settings')).toHaveLength(1);
  },
};

const visit = fn();

function RecordingLink({ href, onClick, children, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        visit(href, event.ctrlKey);
      }}
    >
      {children}
    </a>
  );
}

/** A command with an address is the application's link; Ctrl Enter opens it beside the page. */
export const Links: Story = {
  render: (args) => (
    <UiProvider linkComponent={RecordingLink}>
      <WithButton {...args} />
    </UiProvider>
  ),
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const link = await active();
    await expect(link?.tagName).toBe('A');
    await expect(link).toHaveAttribute('href', '/membership');
    visit.mockClear();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(visit).toHaveBeenLastCalledWith('/membership', true);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(visit).toHaveBeenLastCalledWith('/membership', false);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalled());
  },
};

/** The pointer marks and chooses, and never takes the focus. */
export const Pointer: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    const theme = screen.getByRole('option', { name: /Change theme/ });
    await expect(theme).toHaveAttribute('aria-keyshortcuts', 'Control+J');
    await userEvent.hover(theme);
    await expect(await active()).toBe(theme);
    await userEvent.click(theme);
    await closed();
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'theme' })),
    );
  },
};

export const Empty: Story = {
  args: { open: true, emptyText: 'No command with this name' },
  play: async () => {
    await userEvent.type(await field(), 'zzz');
    await expect(screen.getByRole('status')).toHaveTextContent('No command with this name');
    await expect(options()).toEqual([]);
    await expect(await field()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

function Asking(props: CommandMenuProps) {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<string>();
  const results: CommandItem[] =
    answer === undefined ? [] : [{ id: 'run', label: 'T-2048 EU fulfilment site' }];
  return (
    <>
      <WithButton
        {...props}
        onQueryChange={(next) => {
          setQuery(next);
          setAnswer(undefined);
        }}
        results={results}
        loading={query !== '' && answer === undefined}
      />
      <Button onClick={() => setAnswer(query)}>Answer</Button>
    </>
  );
}

/** Answers from elsewhere join what is found here, and leave the active command in place. */
export const AsyncResults: Story = {
  args: { open: true },
  render: (args) => <Asking {...args} />,
  play: async () => {
    await userEvent.type(await field(), 'site');
    await expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await expect(list()).toHaveAttribute('aria-busy', 'true');
    screen.getByText('Answer').closest('button')?.click();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Results' })).toHaveTextContent('T-2048'),
    );
    await expect(screen.getByRole('status')).toHaveTextContent('1 result');
    await relationsHold();
  },
};

export const LoadError: Story = {
  args: { open: true, loadError: 'Runs could not be searched.' },
  play: async ({ args }) => {
    await field();
    await expect(screen.getByRole('alert')).toHaveTextContent('Runs could not be searched.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

const inView = (element: Element | null) => {
  const row = element?.getBoundingClientRect();
  const box = list().getBoundingClientRect();
  return row !== undefined && row.top >= box.top - 1 && row.bottom <= box.bottom + 1;
};

/** Above a hundred rows only those in view exist, and the active one always does. */
export const Long: Story = {
  args: { open: true, items: manyCommands(400), groups: [] },
  play: async () => {
    await field();
    await waitFor(() => expect(options().length).toBeGreaterThan(5));
    await expect(options().length).toBeLessThan(40);
    await expect(await active()).toHaveAttribute('aria-setsize', '400');
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await active()).toHaveTextContent('Run T-399'));
    await waitFor(async () => expect(inView(await active())).toBe(true));
    await relationsHold();
    await userEvent.keyboard('t-77');
    await expect(await active()).toHaveTextContent('Run T-77');
    await userEvent.keyboard('{Home}');
    await relationsHold();
  },
};

function Million(props: CommandMenuProps) {
  const items = useMemo(() => manyCommands(1_000_000), []);
  return <WithButton {...props} items={items} groups={undefined} />;
}

/** A million commands: five hundred are listed, and a line says that there are more. */
export const MillionCommands: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  args: { open: true },
  render: (args) => <Million {...args} />,
  play: async () => {
    await screen.findByRole('combobox', {}, { timeout: 20_000 });
    await expect(screen.getByText(/The first 500 of 1,000,000/)).toBeVisible();
  },
};

/** Nothing at all, long words, emoji, another direction, ids of the recent that are gone. */
export const BadInput: Story = {
  args: {
    open: true,
    recent: ['gone'],
    items: [
      { id: 'long', label: 'Donaudampfschifffahrtsgesellschaft'.repeat(6), detail: 'x'.repeat(90) },
      { id: 'rtl', label: 'إنشاء وكيل', detail: 'إجراء', shortcut: 'N' },
      { id: 'emoji', label: '🛰️'.repeat(30) },
      { id: 'empty', label: '', group: 'nobody announced' },
    ],
  },
  play: async () => {
    await field();
    await expect(list().scrollWidth).toBe(list().clientWidth);
    await userEvent.keyboard('وكيل');
  },
};

export const NothingToDo: Story = {
  args: { open: true, items: [], groups: [] },
  play: async () => {
    await field();
    await expect(screen.getByRole('status')).toHaveTextContent('No results');
  },
};

function OverDialog(props: CommandMenuProps) {
  const [renaming, setRenaming] = useState(false);
  return (
    <>
      <Dialog title="Edit agent" trigger={<Button>Edit</Button>}>
        <TextField label="Name" />
      </Dialog>
      <CommandMenu {...props} onSelect={() => setRenaming(true)} />
      <Dialog open={renaming} onOpenChange={setRenaming} title="Create agent">
        <TextField label="Title" />
      </Dialog>
    </>
  );
}

/** Over a dialog Escape closes the menu first; what a command opens gives the focus back to the page. */
export const OverDialogs: Story = {
  render: (args) => <OverDialog {...args} />,
  play: async () => {
    const edit = screen.getByRole('button', { name: 'Edit' });
    await userEvent.click(edit);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(edit).toHaveFocus());
    await opened();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

/** Inside another theme it is mounted there; no style element is written by opening it. */
export const NestedProvider: Story = {
  args: { open: true },
  render: (args) => (
    <UiProvider theme="dark">
      <WithButton {...args} />
    </UiProvider>
  ),
  play: async () => {
    await field();
    await expect(screen.getByRole('dialog').closest('[data-theme="dark"]')).toBeInTheDocument();
    const before = document.querySelectorAll('style').length;
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await field();
    await expect(document.querySelectorAll('style')).toHaveLength(before);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    open: true,
    items: [{ id: 'create', label: 'إنشاء وكيل', shortcut: 'C', detail: 'إجراء' }],
    groups: [],
  },
  play: async () => {
    await field();
    await expect(screen.getByRole('dialog')).toHaveAttribute('dir', 'rtl');
    const option = screen.getByRole('option');
    const [label, keys] = [option.children[0], option.lastElementChild].map(
      (child) => child?.getBoundingClientRect().left ?? 0,
    );
    await expect(label).toBeGreaterThan(keys ?? 0);
  },
};
