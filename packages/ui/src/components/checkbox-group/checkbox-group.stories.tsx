import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { BarChartIcon, CodeIcon, ImageIcon, TextIcon } from '../../icons/index.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { CheckboxGroup, checkboxGroupColumns } from './checkbox-group.js';

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Capabilities',
    description: 'Tools are offered to the agent only for what is ticked.',
    columns: 2,
    value: ['text', 'data'],
    onValueChange: fn(),
    options: [
      { value: 'text', label: 'Text generation', icon: <TextIcon /> },
      { value: 'image', label: 'Image analysis', icon: <ImageIcon /> },
      { value: 'code', label: 'Code generation', icon: <CodeIcon /> },
      { value: 'data', label: 'Data analysis', icon: <BarChartIcon /> },
    ],
  },
  argTypes: { columns: { control: 'inline-radio', options: checkboxGroupColumns } },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? []);
    return (
      <CheckboxGroup
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
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof CheckboxGroup>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Capabilities' });
    await expect(descriptionOf(group)).toBe(
      'Tools are offered to the agent only for what is ticked.',
    );
    await userEvent.click(canvas.getByText('Code generation'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['text', 'data', 'code']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Text generation' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['data', 'code']);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** Every box says it is invalid, because a group cannot; the message describes the group. */
export const Invalid: Story = {
  args: { value: [], error: 'Choose at least one capability.', required: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(descriptionOf(canvas.getByRole('group'))).toContain(
      'Choose at least one capability.',
    );
  },
};

/** One option that cannot be chosen now says why, where everyone can read it. */
export const OptionWithReason: Story = {
  args: {
    columns: 1,
    options: [
      { value: 'text', label: 'Text generation', description: 'Writes and rewrites.' },
      { value: 'image', label: 'Image analysis', disabledReason: 'Not with this model' },
    ],
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Image analysis' });
    await userEvent.click(box);
    await expect(box).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(descriptionOf(box)).toBe('Not with this model');
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Locked while a run uses it' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Code generation'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(descriptionOf(canvas.getByRole('group'))).toContain('Locked while a run uses it');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'القدرات',
    description: 'اختر قدرة واحدة على الأقل.',
    options: [
      { value: 'text', label: 'توليد النصوص', icon: <TextIcon /> },
      { value: 'image', label: 'تحليل الصور', icon: <ImageIcon /> },
    ],
  },
};

/** No options, values that are none of them, endless and turned labels in two columns. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      <CheckboxGroup
        {...args}
        value={undefined}
        defaultValue={['nowhere']}
        options={[]}
        label="No options"
      />
      <CheckboxGroup
        {...args}
        value={undefined}
        label={awkwardTexts[0]}
        description={awkwardTexts[1]}
        error={awkwardTexts[2]}
        defaultValue={['nowhere', '0', '0']}
        options={awkwardTexts.map((label, at) => ({
          value: String(at),
          label,
          description: label,
          disabledReason: at === 1 ? label : undefined,
        }))}
      />
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
