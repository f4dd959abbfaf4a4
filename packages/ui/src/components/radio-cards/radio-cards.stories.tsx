import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { BotIcon, CpuIcon, WorkflowIcon, WrenchIcon } from '../../icons/index.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { RadioCards, radioCardsColumns } from './radio-cards.js';

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  args: {
    label: 'Type',
    columns: 2,
    value: 'processor',
    onValueChange: fn(),
    options: [
      {
        value: 'meta',
        label: 'Meta',
        description: 'Watches runs and changes how other agents work',
        icon: <BotIcon size={20} />,
      },
      {
        value: 'coordinator',
        label: 'Coordinator',
        description: 'Splits a task, assigns steps, merges answers',
        icon: <WorkflowIcon size={20} />,
      },
      {
        value: 'processor',
        label: 'Processor',
        description: 'Reads, analyses and writes',
        icon: <CpuIcon size={20} />,
      },
      {
        value: 'executor',
        label: 'Executor',
        description: 'Calls tools and carries out steps',
        icon: <WrenchIcon size={20} />,
      },
    ],
  },
  argTypes: { columns: { control: 'inline-radio', options: radioCardsColumns } },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? '');
    return (
      <RadioCards
        {...args}
        defaultValue={undefined}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof RadioCards>;

/** Tab goes to the chosen card, arrows choose, and the ends meet. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Type' });
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await expect(descriptionOf(radio('Meta'))).toBe(
      'Watches runs and changes how other agents work',
    );
    await userEvent.tab();
    await expect(radio('Processor')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Executor')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Meta')).toBeChecked();
    await expect(radio('Meta')).toHaveFocus();
    await userEvent.click(radio('Coordinator'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('coordinator');
    await userEvent.tab();
    await expect(group).not.toContainElement(canvasElement.ownerDocument.activeElement as never);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

export const NothingChosen: Story = {
  args: { value: '', error: 'Choose a type.', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(descriptionOf(group)).toBe('Choose a type.');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Meta' })).toHaveFocus();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Locked while a run uses it' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Meta' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Processor' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const OneColumn: Story = { args: { columns: 1 } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** Arrow left goes on, as the eye does. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'النوع',
    value: 'meta',
    options: [
      {
        value: 'meta',
        label: 'وكيل أعلى',
        description: 'يراقب التشغيل ويعدّل طريقة عمل الآخرين',
        icon: <BotIcon size={20} />,
      },
      {
        value: 'processor',
        label: 'معالج',
        description: 'يقرأ ويحلّل ويكتب',
        icon: <CpuIcon size={20} />,
      },
      {
        value: 'executor',
        label: 'منفّذ',
        description: 'يستدعي الأدوات وينجز الخطوات',
        icon: <WrenchIcon size={20} />,
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const next = canvas.getByRole('radio', { name: 'معالج' });
    await expect(next).toBeChecked();
    await expect(next.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('radio', { name: 'وكيل أعلى' }).getBoundingClientRect().right,
    );
  },
};

/** The native inputs a form reads stay inside the group, or a right-to-left page would scroll. */
export const InARightToLeftForm: Story = {
  ...RightToLeft,
  decorators: [
    (Shown) => (
      <form>
        <Shown />
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('radiogroup').getBoundingClientRect();
    const inputs = [...canvasElement.querySelectorAll('input')];
    await expect(inputs).toHaveLength(3);
    for (const input of inputs)
      await expect(input.getBoundingClientRect().left).toBeGreaterThanOrEqual(group.left);
  },
};

/** The native radios that a form needs stay inside the group, whatever the direction. */
export const InForm: Story = {
  ...RightToLeft,
  args: { ...RightToLeft.args, name: 'type', columns: 1 },
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('radiogroup').getBoundingClientRect();
    const inputs = [...canvasElement.querySelectorAll('input[name=type]')];
    await expect(inputs.length).toBe(3);
    for (const input of inputs) {
      const { left, right } = input.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(group.left);
      await expect(right).toBeLessThanOrEqual(group.right);
    }
  },
};

/** No options, a value that is none of them, endless and turned labels in two columns. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      <RadioCards
        {...args}
        value={undefined}
        label="No options"
        defaultValue="nowhere"
        options={[]}
      />
      <RadioCards
        {...args}
        value={undefined}
        label={awkwardTexts[0]}
        description={awkwardTexts[1]}
        error={awkwardTexts[2]}
        defaultValue="nowhere"
        options={awkwardTexts.map((label, at) => ({
          value: String(at),
          label,
          description: label,
        }))}
      />
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
