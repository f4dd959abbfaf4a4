import type { Meta, StoryObj } from '@storybook/react-vite';
import { Popover } from 'radix-ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { danglingIds } from '../../../a11y/relations.js';
import { useUi } from '../../../provider/ui-context.js';
import { asWritten, awkwardTexts, onDemand } from '../../../story-checks.js';
import { ListBoxPopup } from './list-box-popup.js';
import { ListBox } from './list-box.js';
import { indexOptions, type ListGroup, type ListOption, matchingRows } from './option-rows.js';
import { optionAt, useListBox } from './use-list-box.js';

interface SearchedListProps {
  options: readonly ListOption[];
  groups?: readonly ListGroup[];
  /** The list's search text. */
  query?: string;
  chosen?: string | null;
  onChoose: (value: string) => void;
  /** In a popup under the field, where a list can also wait or be empty. */
  popup?: { loading: boolean; empty: ReactNode };
}

/** The least field a list belongs to: it has the focus, and the list what it points at. */
function SearchedList(props: SearchedListProps) {
  const { options, groups, query: given = '', chosen: first = null, onChoose, popup } = props;
  const { dir } = useUi();
  const [query, setQuery] = useState(given);
  const [chosen, setChosen] = useState(first);
  const box = useRef<HTMLInputElement>(null);
  const index = useMemo(() => indexOptions(options, groups), [options, groups]);
  const rows = useMemo(() => matchingRows(index, query), [index, query]);
  const list = useListBox(rows, true);
  const choose = (value: string) => {
    setChosen(value);
    onChoose(value);
  };
  const state = { ...list, rows, choose };
  const field = (
    <input
      ref={box}
      role="combobox"
      aria-label="Agent"
      aria-expanded="true"
      aria-controls={list.listId}
      aria-activedescendant={list.activeId}
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      onKeyDown={(event) => {
        const value = optionAt(rows, list.place);
        if (event.key === 'Enter' && value !== null) choose(value);
        if (list.moveByKey(event.key)) event.preventDefault();
      }}
    />
  );
  return (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 320 }}>
      <span id="agents">Agents</span>
      {popup ? (
        <Popover.Root open>
          <Popover.Anchor asChild>{field}</Popover.Anchor>
          <ListBoxPopup
            {...popup}
            state={state}
            value={chosen}
            labelId="agents"
            dir={dir}
            field={box}
          />
        </Popover.Root>
      ) : (
        <>
          {field}
          <ListBox state={state} value={chosen} labelledBy="agents" />
        </>
      )}
    </div>
  );
}

const groups = [
  { id: 'read', label: 'Readers' },
  { id: 'write', label: 'Writers' },
];
const options: ListOption[] = [
  { value: 'any', label: 'Any agent', description: 'Whoever is idle' },
  { value: 'contract', label: 'Contract reader', group: 'read', detail: 'idle' },
  { value: 'market', label: 'Market analyst', group: 'read', detail: '4 files' },
  { value: 'summary', label: 'Summary writer', group: 'write', disabled: true },
  { value: 'letter', label: 'Letter writer', group: 'write' },
  { value: 'audit', label: 'Auditor', group: 'not announced' },
];

const meta = {
  title: 'Parts/List box',
  component: SearchedList,
  tags: ['!autodocs'],
  args: { options, groups, onChoose: fn() },
} satisfies Meta<typeof SearchedList>;

export default meta;
type Story = StoryObj<typeof meta>;

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Groups with headings; keys pass over what cannot be chosen, and Enter chooses. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await expect(canvas.getByRole('listbox', { name: 'Agents' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(options.length);
    await expect(canvas.getByRole('group', { name: 'Readers' })).toBeVisible();
    await userEvent.click(field);
    for (const [key, name] of [
      ['{ArrowDown}', /^Any agent/],
      ['{ArrowDown}', /^Contract reader/],
      ['{End}', /^Auditor/],
      ['{ArrowUp}', /^Letter writer/],
      ['{ArrowUp}', /^Market analyst/],
      ['{Home}', /^Any agent/],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(active(field)).toMatch(name));
    }
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('contract');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Contract');
    await expect(danglingIds(document.body)).toEqual([]);
  },
};

/** A press chooses; on what cannot be chosen it does nothing. */
export const Pointer: Story = {
  args: { chosen: 'market' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Summary writer/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: /Auditor/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('audit');
  },
};

/** Matched text is marked; a group without a match goes with its heading. */
export const Found: Story = {
  args: { query: 'writer' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await expect(canvas.queryByText('Readers')).not.toBeInTheDocument();
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['writer', 'writer']);
  },
};

/** Options are on their way. */
export const Loading: Story = {
  args: { options: [], popup: { loading: true, empty: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Nothing to choose from. */
export const Nothing: Story = {
  args: { options: [], popup: { loading: false, empty: 'No results' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results')).toBeVisible();
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    groups: [],
    options: ['قارئ العقود', 'محلل السوق', 'كاتب الرسائل'].map((label) => ({
      value: label,
      label,
    })),
    chosen: 'محلل السوق',
  },
};

/** Endless words, other directions, emoji and markup stay inside the list. */
export const AwkwardTexts: Story = {
  args: {
    options: awkwardTexts.map((label, place) => ({
      value: String(place),
      label,
      description: label,
      group: label,
    })),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

const million = onDemand(() =>
  Array.from({ length: 1_000_000 }, (_option, place) => ({
    value: String(place),
    label: `Agent ${place}`,
  })),
);

/** A million options: only those in view are mounted, and the last is one key away. */
export const Million: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  args: { options: [], groups: [] },
  render: (args) => <SearchedList {...args} options={million()} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.click(field);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active(field)).toBe('Agent 999999'));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40);
  },
};
