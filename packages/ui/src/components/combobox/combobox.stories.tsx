import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { awkwardTexts, expectSound } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { Combobox } from './combobox.js';
import { groups, models, thousand, thousandGroups } from './example-options.js';

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: 'Model',
    value: null,
    options: models,
    groups,
    placeholder: 'Find a model',
    onValueChange: fn(),
    onBlur: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360, minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? null);
    return (
      <Combobox
        {...args}
        defaultValue={undefined}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof Combobox>;

// Roles are computed for every element at every query: with a list open, plain look-ups are faster.
const field = () => screen.getByLabelText('Model', { selector: '[role="combobox"]' });
const list = () => screen.getByLabelText('Model', { selector: '[role="listbox"]' });
const options = () => Array.from(list().querySelectorAll('[role="option"]'));
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};
const closed = () =>
  waitFor(() => expect(document.querySelector('[role="listbox"]')).not.toBeInTheDocument());

/** Every id a relation names must exist, and the active option must be in view. */
const relationsHold = async () => {
  await expect(list().id).toBe(field().getAttribute('aria-controls'));
  for (const group of list().querySelectorAll<HTMLElement>('[role="group"]')) {
    const heading = document.getElementById(group.getAttribute('aria-labelledby') ?? '');
    await expect(heading).toBeInTheDocument();
    await expect(group).toContainElement(heading);
  }
  if (!field().hasAttribute('aria-activedescendant')) return;
  const row = active() as HTMLElement;
  await expect(row).toBeInTheDocument();
  await waitFor(async () => {
    const inner = row.getBoundingClientRect();
    const outer = list().getBoundingClientRect();
    await expect(inner.top).toBeGreaterThanOrEqual(outer.top);
    await expect(Math.floor(inner.bottom)).toBeLessThanOrEqual(Math.ceil(outer.bottom));
  });
};

/** Arrow keys, Home, End and Enter; the focus never leaves the field. */
export const Keyboard: Story = {
  args: { description: 'Answers first' },
  play: async ({ args }) => {
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await expect(field()).not.toHaveAttribute('aria-controls');
    await expect(field()).toHaveAccessibleDescription('Answers first');
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    await expect(active()).toHaveTextContent('Claude Sonnet 4');
    await relationsHold();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('Mistral Large');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('Sonar Small');
    await userEvent.keyboard('{Home}');
    await expect(active()).toHaveTextContent('Claude Sonnet 4');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('claude-sonnet-37');
    await expect(field()).toHaveValue('Claude Sonnet 3.7');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('Claude Sonnet 3.7');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await closed();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

/** Typing filters and marks what was found; the first match is active. */
export const Filtered: Story = {
  args: { value: 'claude-sonnet-4' },
  play: async () => {
    await userEvent.click(field());
    // The chosen name is selected, so typing replaces it.
    await userEvent.keyboard('son');
    await expect(field()).toHaveValue('son');
    await expect(options().map((option) => option.textContent)).toEqual([
      'Claude Sonnet 4200k · 3 pts',
      'Claude Sonnet 3.7200k · 3 pts',
      'Sonar Large128k · 2 pts',
      'Sonar Small128k · 1 pt',
    ]);
    await expect(Array.from(list().querySelectorAll('mark'), (mark) => mark.textContent)).toEqual([
      'Son',
      'Son',
      'Son',
      'Son',
    ]);
    await expect(within(list()).getAllByRole('group')).toHaveLength(2);
    await expect(active()).toHaveTextContent('Claude Sonnet 4');
    await relationsHold();
  },
};

/** Escape and leaving bring the chosen name back; an emptied field means none. */
export const RestoreAndClear: Story = {
  args: { value: 'mistral-large' },
  play: async ({ args }) => {
    await userEvent.click(field());
    await userEvent.keyboard('opus{Escape}');
    await closed();
    await expect(field()).toHaveValue('Mistral Large');
    await userEvent.click(field());
    await userEvent.keyboard('opus');
    await userEvent.tab();
    await closed();
    await expect(field()).toHaveValue('Mistral Large');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(field());
    await userEvent.clear(field());
    await expect(field()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await closed();
    await expect(field()).toHaveValue('');
  },
};

/** The pointer marks and chooses without taking the focus; the icons belong to the field. */
export const Pointer: Story = {
  play: async ({ args }) => {
    await userEvent.click(field());
    await userEvent.hover(screen.getByRole('option', { name: /Opus/ }));
    await expect(active()).toHaveTextContent('Claude Opus 4');
    await userEvent.click(screen.getByRole('option', { name: /Opus/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('claude-opus-4');
    await closed();
    await expect(field()).toHaveFocus();
    const icons = (field().parentElement as HTMLElement).querySelectorAll('svg');
    await userEvent.click(icons[1] as SVGElement);
    await waitFor(() => expect(list()).toBeVisible());
    await userEvent.click(icons[1] as SVGElement);
    await closed();
    await expect(field()).toHaveFocus();
  },
};

/** Counts mounted options at every change of the page, so that a short flood is seen too. */
const watchMounted = () => {
  let most = 0;
  const observer = new MutationObserver(() => {
    most = Math.max(most, document.querySelectorAll('[role="option"]').length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    return most;
  };
};

/** A thousand options: at most 30 rows exist, positions are those of the whole list. */
export const Thousand: Story = {
  args: { options: thousand, groups: thousandGroups, value: 'model 499' },
  play: async ({ args }) => {
    const mostMounted = watchMounted();
    const place = () => active()?.getAttribute('aria-posinset');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(place()).toBe('500');
    await expect(active()).toHaveAttribute('aria-setsize', '1000');
    await relationsHold();
    // The heading of the group one is in stays at the top.
    await expect(
      screen.getByText('Provider 10').getBoundingClientRect().top -
        list().getBoundingClientRect().top,
    ).toBeLessThan(4);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(place()).toBe('1000'));
    await relationsHold();
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(place()).toBe('989');
    await relationsHold();
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(place()).toBe('11');
    await relationsHold();
    // Scrolled away from, the active option still exists.
    list().scrollTop = list().scrollHeight;
    await waitFor(() => expect(screen.getByText('Model 1000')).toBeVisible());
    await expect(place()).toBe('11');
    await userEvent.keyboard('777');
    await expect(active()).toHaveTextContent('Model 0777');
    await expect(active()).toHaveAttribute('aria-setsize', '1');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('model 776');
    await userEvent.keyboard('{ArrowDown}');
    await expect(place()).toBe('777');
    await relationsHold();
    await expect(mostMounted()).toBeLessThanOrEqual(30);
  },
};

/** Nothing matches: the list says so, aloud too. */
export const Empty: Story = {
  args: { emptyText: 'No model with this name' },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('zzz');
    await expect(screen.getByRole('status')).toHaveTextContent('No model with this name');
    await expect(screen.queryAllByRole('option')).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(field()).toHaveValue('');
    await userEvent.click(field());
    await userEvent.keyboard('zzz');
  },
};

/** Places for the options while they load. */
export const Loading: Story = {
  args: { loading: true, options: [] },
  play: async () => {
    await userEvent.click(field());
    await expect(list()).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** They did not load: the reason describes the field, and a button tries again. */
export const LoadError: Story = {
  args: { options: [], loadError: 'The model list did not load.' },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The model list did not load.');
    await expect(field()).toHaveAccessibleDescription(/The model list did not load/);
    await userEvent.click(field());
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a model', required: true },
  play: async () => {
    await expect(field()).toHaveAttribute('aria-invalid', 'true');
    await expect(field()).toHaveAttribute('aria-required', 'true');
    await expect(field()).toHaveAccessibleDescription('Choose a model');
  },
};

export const Disabled: Story = {
  args: { value: 'mistral-large', disabled: true },
  play: async () => {
    await expect(field()).toBeDisabled();
  },
};

/** With a reason it can be reached and read, but not changed. */
export const DisabledWithReason: Story = {
  args: { value: 'mistral-large', disabled: true, disabledReason: 'Locked while a run uses it' },
  play: async ({ args }) => {
    await userEvent.click(field());
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}x');
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await expect(field()).toHaveValue('Mistral Large');
    await expect(field()).toHaveAccessibleDescription('Locked while a run uses it');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Inside a dialog Escape closes the list and not the dialog, and the list scrolls. */
export const InsideDialog: Story = {
  args: { options: thousand, groups: thousandGroups },
  decorators: [
    (Story) => (
      <Dialog title="Edit agent" trigger={<Button>Edit</Button>}>
        <Story />
      </Dialog>
    ),
  ],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await relationsHold();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(screen.getByRole('dialog', { name: 'Edit agent' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true });
    await expect(list().dispatchEvent(wheel)).toBe(true);
  },
};

const onSubmit = fn();

function InForm() {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Combobox
        ref={ref}
        name="model"
        label="Model"
        value="sonar-large"
        onValueChange={() => {}}
        options={models}
      />
      <Button type="submit">Save</Button>
      <Button onClick={() => ref.current?.focus()}>Focus</Button>
    </form>
  );
}

/** In a form it has a name and the option's value, and its ref takes the focus. */
export const NamedInForm: Story = {
  render: () => <InForm />,
  play: async () => {
    onSubmit.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledWith({ model: 'sonar-large' });
    await userEvent.click(screen.getByRole('button', { name: 'Focus' }));
    await expect(field()).toHaveFocus();
  },
};

/** The detail stands at the left end; Latin names keep their order. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'النموذج', value: 'claude-sonnet-4', placeholder: 'ابحث عن نموذج' },
  play: async () => {
    const input = screen.getByRole('combobox', { name: 'النموذج' });
    await userEvent.click(input);
    await userEvent.keyboard('son');
    const option = (await screen.findAllByRole('option'))[0] as HTMLElement;
    const [label, detail] = Array.from(option.children, (child) => child.getBoundingClientRect());
    await expect(label?.right).toBeGreaterThan(detail?.right ?? 0);
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      document.getElementById(input.getAttribute('aria-activedescendant') ?? ''),
    ).toHaveTextContent('Claude Sonnet 3.7');
  },
};

/** Endless and turned options, one twice, and a value that is none of them. */
export const BadInput: Story = {
  args: {
    value: 'nowhere',
    groups: undefined,
    options: awkwardTexts.map((label, at) => ({ value: String(at), label, detail: label })),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('');
    await userEvent.click(input);
    await expectSound(await screen.findByRole('listbox'));
    await userEvent.keyboard('1️⃣');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};
