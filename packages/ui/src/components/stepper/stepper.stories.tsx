import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { type Step, Stepper, stepperOrientations } from './stepper.js';

const steps: Step[] = [
  { id: 'task', title: 'Task', description: 'What to decide' },
  { id: 'agents', title: 'Agents', description: 'Who works on it' },
  { id: 'budget', title: 'Budget', description: 'Points at most' },
  { id: 'start', title: 'Start' },
];

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { steps, current: 'agents' },
  argTypes: { orientation: { control: 'inline-radio', options: stepperOrientations } },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An ordered list; the current step says so, steps that are done do too. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).toHaveTextContent('Task Done');
    await expect(items.map((item) => item.getAttribute('data-state'))).toEqual([
      'done',
      'current',
      'upcoming',
      'upcoming',
    ]);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Vertical: Story = { args: { orientation: 'vertical', current: 'budget' } };

export const WithError: Story = {
  args: {
    current: 'start',
    steps: steps.map((step) => (step.id === 'budget' ? { ...step, state: 'error' } : step)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Budget Needs attention');
  },
};

const onStepSelect = fn();

function GoingBack() {
  const [current, setCurrent] = useState('budget');
  return (
    <Stepper
      steps={steps}
      current={current}
      onStepSelect={(id) => {
        setCurrent(id);
        onStepSelect(id);
      }}
    />
  );
}

/** Steps that are done are buttons, which go back. */
export const Buttons: Story = {
  render: () => <GoingBack />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Task Done/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onStepSelect).toHaveBeenLastCalledWith('task');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  },
};

/** Steps with addresses are links, the current one too. */
export const Links: Story = {
  args: { steps: steps.map((step) => ({ ...step, href: `/create/${step.id}` })) },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: /^Agents/ });
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

/** Nothing, a step that is nowhere, long words, emoji, another direction, many. */
export const BadInput: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, inlineSize: 320, maxInlineSize: '100%' }}>
      <Stepper aria-label="None" steps={[]} current="" />
      <Stepper aria-label="Nowhere" steps={steps.slice(0, 2)} current="nowhere" />
      <Stepper
        aria-label="Long"
        orientation="vertical"
        current="b"
        steps={[
          { id: 'a', title: 'Donaudampfschifffahrt'.repeat(5), description: 'x'.repeat(80) },
          { id: 'b', title: '🛰️'.repeat(30), description: 'محلل السوق' },
          { id: 'c', title: '' },
        ]}
      />
      <Stepper
        aria-label="Many"
        orientation="vertical"
        current="3"
        steps={Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, title: `S${index}` }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Long' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

const phone = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '320px', height: '640px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Story;

/** Everything of the track is inside it, and its lines give way before a word is broken. */
const expectTrackInside = async (list: HTMLElement) => {
  const room = list.getBoundingClientRect();
  for (const item of list.querySelectorAll('li, li > * > :first-child, li[data-current] *')) {
    const { left, right, width } = item.getBoundingClientRect();
    // What only screen readers meet.
    if (width <= 1) continue;
    await expect(left).toBeGreaterThanOrEqual(room.left - 0.5);
    await expect(right).toBeLessThanOrEqual(room.right + 0.5);
  }
};

/** A long word of the current step has the room of the lines between the markers. */
export const PhoneLongWord: Story = {
  ...phone,
  args: {
    current: 'pay',
    steps: [
      { id: 'cart', title: 'Warenkorb' },
      { id: 'pay', title: 'Zahlungsinformationen' },
      { id: 'check', title: 'Prüfung' },
      { id: 'done', title: 'Bestätigung' },
    ],
  },
  play: async ({ canvas }) => {
    await expectTrackInside(canvas.getByRole('list'));
    const title = canvas.getByText('Zahlungsinformationen');
    await expect(title.getBoundingClientRect().height).toBeLessThan(30);
  },
};

/** A word that fits nowhere is broken, and stays inside. */
export const PhoneUnbreakable: Story = {
  ...phone,
  globals: { ...phone.globals, locale: 'ar' },
  args: {
    current: 'pay',
    steps: [
      { id: 'cart', title: 'المهمة' },
      { id: 'pay', title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungs' },
      { id: 'check', title: 'الوكلاء' },
      { id: 'done', title: 'البدء' },
    ],
  },
  play: async ({ canvas }) => expectTrackInside(canvas.getByRole('list')),
};

/** The first step is at the right. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    current: 'b',
    steps: [
      { id: 'a', title: 'المهمة' },
      { id: 'b', title: 'الوكلاء' },
      { id: 'c', title: 'البدء' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, , last] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(last ?? 0);
  },
};
