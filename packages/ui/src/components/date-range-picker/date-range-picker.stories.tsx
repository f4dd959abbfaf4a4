import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { UiProvider } from '../../provider/ui-provider.js';
import { Stack } from '../layout/stack.js';
import { type DateRange, DateRangePicker, type DateRangePickerProps } from './date-range-picker.js';

const Controlled = (args: DateRangePickerProps) => {
  const [value, setValue] = useState(args.value ?? { start: '', end: '' });
  return (
    <DateRangePicker
      {...args}
      defaultValue={undefined}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange?.(next);
      }}
    />
  );
};

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    value: { start: '2026-11-09', end: '2026-11-13' },
    today: '2026-11-21',
    onValueChange: fn(),
    onBlur: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 440 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof DateRangePicker>;

const start = () => screen.getByRole('textbox', { name: /^Start date/ });
const end = () => screen.getByRole('textbox', { name: /^End date/ });
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
  return within(await screen.findByRole('dialog'));
};
const day = (name: RegExp) => screen.getByRole('gridcell', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** As wide as the other fields of a form. */
export const Wide: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(640px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const field = start().parentElement as HTMLElement;
    await expect(field.getBoundingClientRect().width).toBe(640);
  },
};

/** Two presses, whichever comes first; between them the range follows the keys. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await expect(start()).toHaveAccessibleName('Start date Period');
    await expect(screen.getByRole('group', { name: 'Period' })).toBeVisible();
    const calendar = await openCalendar();
    await waitFor(() => expect(day(/November 9, 2026, Start date/)).toHaveFocus());
    await expect(calendar.getAllByRole('grid')).toHaveLength(2);
    await expect(day(/November 11, 2026/)).toHaveAttribute('data-span', 'middle');
    await expect(day(/November 11, 2026/)).toHaveAttribute('aria-selected', 'true');
    await expect(calendar.getByText('Nov 9 – 13, 2026, 5 days')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(calendar.getByText('From Nov 16, 2026: choose the end date')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(day(/November 15, 2026/)).toHaveAttribute('data-preview');
    await expect(day(/November 14, 2026/)).toHaveFocus();
    await expect(danglingIds(document.body)).toEqual([]);
    await userEvent.keyboard(' ');
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: '2026-11-14',
      end: '2026-11-16',
    });
    await expect(start()).toHaveValue('11/14/2026');
    await expect(end()).toHaveValue('11/16/2026');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

/** The range is shown before it is chosen. Stays open for the picture. */
export const Preview: Story = {
  args: {
    value: { start: '', end: '' },
    presets: [
      { label: 'Last 7 days', value: { start: '2026-11-15', end: '2026-11-21' } },
      { label: 'This month', value: { start: '2026-11-01', end: '2026-11-30' } },
    ],
  },
  play: async () => {
    const calendar = await openCalendar();
    await expect(calendar.getByText('Choose the start date')).toBeVisible();
    await userEvent.click(day(/November 17, 2026/));
    await userEvent.hover(day(/December 3, 2026/));
    await expect(day(/November 26, 2026/)).toHaveAttribute('data-span', 'middle');
    await expect(day(/November 26, 2026/)).toHaveAttribute('data-preview');
    await expect(day(/December 3, 2026/)).toHaveAttribute('data-span', 'end');
  },
};

/** A suggested range is chosen at one press. */
export const Presets: Story = {
  args: Preview.args,
  play: async ({ args }) => {
    const calendar = await openCalendar();
    const presets = within(calendar.getByRole('group', { name: 'Suggested ranges' }));
    await userEvent.click(presets.getByRole('button', { name: 'Last 7 days' }));
    await closed();
    await expect(args.onValueChange).toHaveBeenCalledWith({
      start: '2026-11-15',
      end: '2026-11-21',
    });
  },
};

/** Each end is typed by itself; an end before the start is no end. */
export const Typing: Story = {
  play: async ({ args }) => {
    await userEvent.clear(end());
    await userEvent.type(end(), '11/1/2026');
    await userEvent.tab();
    await expect(end()).toBeInvalid();
    await expect(start()).toBeValid();
    await expect(descriptionOf(end())).toContain('Choose November 9, 2026 or later.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '' });
    await userEvent.clear(end());
    await userEvent.type(end(), 'nov 30');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: '2026-11-09',
      end: '2026-11-30',
    });
  },
};

const taken = (date: string) => date === '2026-11-19';

/** A range goes as far as the next day that is taken. */
export const Unavailable: Story = {
  args: { value: { start: '', end: '' }, isUnavailable: taken, min: '2026-11-03' },
  play: async ({ args }) => {
    await openCalendar();
    await userEvent.click(day(/November 17, 2026/));
    await expect(day(/November 18, 2026/)).not.toHaveAttribute('aria-disabled');
    await expect(day(/November 20, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(/November 18, 2026/)).toHaveFocus());
    await userEvent.click(day(/November 20, 2026/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(day(/November 3, 2026/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: '2026-11-03',
      end: '2026-11-17',
    });
  },
};

const States = () => {
  const field = { today: '2026-11-21', value: meta.args.value, onValueChange: () => {} };
  return (
    <Stack gap={20}>
      <DateRangePicker {...field} label="Empty" value={{ start: '', end: '' }} optional />
      <DateRangePicker {...field} label="Invalid" error="Choose a period in this year." required />
      <DateRangePicker {...field} label="Disabled" disabled />
      <DateRangePicker {...field} label="Locked" disabledReason="Locked while a run uses it" />
      <DateRangePicker {...field} label="Small" size="small" />
      <DateRangePicker {...field} label="Large" size="large" />
    </Stack>
  );
};

export const AllStates: Story = {
  render: States,
  play: async () => {
    const locked = screen.getByRole('textbox', { name: 'End date Locked' });
    await expect(descriptionOf(locked)).toContain('Locked while a run uses it');
    await userEvent.type(locked, '1');
    await expect(locked).toHaveValue('11/13/2026');
  },
};

/** The start is at the right, in the field and in the calendar. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الفترة' },
  play: async () => {
    const [first, second] = screen.getAllByRole('textbox');
    await expect(second!.getBoundingClientRect().right).toBeLessThan(
      first!.getBoundingClientRect().left,
    );
    await userEvent.click(screen.getByRole('button'));
    const [earlier, later] = within(await screen.findByRole('dialog')).getAllByRole('grid');
    await expect(later!.getBoundingClientRect().right).toBeLessThan(
      earlier!.getBoundingClientRect().left,
    );
  },
};

/** In the Umm al-Qura calendar; the value stays two ISO dates. */
export const UmmAlQura: Story = {
  render: (args) => (
    <UiProvider locale="ar-SA" dir="rtl">
      <Controlled {...args} label="الفترة" />
    </UiProvider>
  ),
  play: async () => {
    const [first, second] = screen.getAllByRole('textbox');
    await expect(first).toHaveValue('29/05/1448');
    await expect(second).toHaveValue('03/06/1448');
  },
};

/** Ends that are no dates, that lie the wrong way round, or of which one is missing. */
export const BadInput: Story = {
  render: () => {
    const field = { today: '2026-11-21', onValueChange: () => {} };
    return (
      <Stack gap={20}>
        <DateRangePicker {...field} label="No dates" value={{ start: 'x', end: '2026-02-30' }} />
        <DateRangePicker
          {...field}
          label="Wrong way round"
          value={{ start: '2026-11-20', end: '2026-11-10' }}
        />
        <DateRangePicker {...field} label="Half" value={{ start: '2026-11-20', end: '' }} />
        <DateRangePicker {...field} label="Nothing" value={null as unknown as DateRange} />
        <DateRangePicker
          {...field}
          label={'فترة طويلة جدًا 🗓️ '.repeat(8)}
          value={{ start: '', end: '' }}
          presets={[{ label: 'Nonsense', value: { start: 'a', end: 'b' } }]}
        />
      </Stack>
    );
  },
  play: async () => {
    for (const name of ['No dates', 'Wrong way round', 'Half', 'Nothing']) {
      await userEvent.click(screen.getByRole('button', { name: `Open calendar ${name}` }));
      await screen.findByRole('dialog', { name });
      await userEvent.keyboard('{Escape}');
      await closed();
    }
  },
};
