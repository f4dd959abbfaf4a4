import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { SearchIcon } from '../../icons/index.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { controlSizes } from '../private/control.css.js';
import { Grid } from '../layout/grid.js';
import { Stack } from '../layout/stack.js';
import { TextField } from './text-field.js';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Name' },
  argTypes: {
    size: { control: 'inline-radio', options: controlSizes },
    icon: { control: false },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    placeholder: 'Market analyst',
    description: 'At least 2 characters, unique in your workspace.',
    onChange: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(descriptionOf(input)).toBe('At least 2 characters, unique in your workspace.');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByText('Name'));
    await expect(input).toHaveFocus();
    const box = input.parentElement as HTMLElement;
    const { outlineWidth, outlineOffset } = getComputedStyle(box);
    // The ring lies on the field's edge.
    await expect([outlineWidth, outlineOffset]).toEqual(['2px', '-1px']);
    await expect(box.getBoundingClientRect().height).toBe(32);
    await userEvent.tab();
    await userEvent.click(box);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Reader');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

const States = () => (
  <Grid columns={3}>
    <TextField label="Rest" placeholder="Market analyst" description="Rest, with placeholder" />
    <TextField label="Filled" defaultValue="Market analyst" />
    <TextField label="Optional" optional defaultValue="Market analyst" />
    <TextField label="Invalid" defaultValue="M" error="At least 2 characters" />
    <TextField label="Disabled" disabled defaultValue="Synthesis lead" />
    <TextField
      label="Locked"
      defaultValue="Synthesis lead"
      disabledReason="Locked while a run uses it"
    />
    <TextField label="Price" prefix="€" suffix="EUR" inputMode="decimal" defaultValue="27.90" />
    <TextField label="Find" type="search" icon={<SearchIcon />} defaultValue="Gdańsk" />
    <TextField label="Hidden" labelHidden placeholder="Label for assistive technology only" />
  </Grid>
);

export const AllStates: Story = {
  render: States,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Optional optional' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Disabled' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Hidden' })).toBeVisible();
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { render: States, globals: { theme: 'dark' } };

export const Sizes: Story = {
  render: () => (
    <Stack>
      {controlSizes.map((size) => (
        <TextField key={size} size={size} label={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = controlSizes.map(
      (size) =>
        canvas.getByRole('textbox', { name: size }).parentElement?.getBoundingClientRect().height,
    );
    await expect(heights).toEqual([28, 32, 40]);
  },
};

/** The error stands where the hint stood, and describes the input. */
export const Invalid: Story = {
  args: {
    defaultValue: 'M',
    required: true,
    error: 'Write at least 2 characters.',
    description: 'Unique in your workspace.',
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAttribute('aria-required', 'true');
    await expect(descriptionOf(input)).toBe('Write at least 2 characters.');
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** Readable, focusable, not editable; the reason stands below. */
export const DisabledWithReason: Story = {
  args: { defaultValue: 'Synthesis lead', disabledReason: 'Locked while a run uses it' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('Synthesis lead');
    await expect(input).toHaveAttribute('aria-disabled', 'true');
    await expect(descriptionOf(input)).toBe('Locked while a run uses it');
  },
};

/** The button appears with the first character; pressing it gives the focus back. */
export const Clearable: Story = {
  args: { label: 'Find', type: 'search', icon: <SearchIcon /> },
  render: function Clearable(args) {
    const [value, setValue] = useState('');
    return (
      <TextField
        {...args}
        defaultValue={undefined}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onClear={() => setValue('')}
      />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Find' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'Gdańsk');
    const clear = canvas.getByRole('button', { name: 'Clear' });
    const { width, height } = clear.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(clear);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: 'Bezeichnung der Zusammenarbeitsaufgabe für das gemeinsame Arbeitsbereichsverzeichnis',
    defaultValue:
      'Auswertung der Lieferantenverträge für das vierte Quartal, überarbeitete Fassung',
    error:
      'Die Bezeichnung wird schon verwendet. Wählen Sie eine andere oder ergänzen Sie das Quartal.',
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <TextField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox').closest('div[class]')?.parentElement;
    await expect(field?.scrollWidth).toBeLessThanOrEqual(240);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الاسم', defaultValue: 'قارئ العقود', description: 'حرفان على الأقل.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'الاسم' });
    await expect(getComputedStyle(input).direction).toBe('rtl');
    const label = canvas.getByText('الاسم').closest('label') as HTMLElement;
    const box = input.parentElement as HTMLElement;
    await expect(label.getBoundingClientRect().right).toBe(box.getBoundingClientRect().right);
  },
};

/** Endless and turned values, labels, descriptions, errors and affixes. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <TextField
          {...args}
          key={text}
          label={text}
          description={text}
          error={text}
          prefix={text}
          suffix={text}
          value={undefined}
          defaultValue={text}
          dir="auto"
        />
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
