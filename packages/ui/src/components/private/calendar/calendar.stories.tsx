import { type CalendarDate, CalendarDate as Day } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { danglingIds } from '../../../a11y/relations.js';
import { UiProvider } from '../../../provider/ui-provider.js';
import { useUi } from '../../../provider/ui-context.js';
import { calendarFor, type DateBounds, readDate } from './calendar-dates.js';
import { Calendar } from './calendar.js';

/** The grid alone, with dates as the fields around it write them. */
interface ChosenDayProps {
  chosen: string;
  min?: string;
  max?: string;
  isUnavailable?: (iso: string) => boolean;
  onChoose: (iso: string) => void;
}

/** Two months side by side are wider than a phone, where the range picker shows one. */
const twoMonths = { rules: { narrow: 'the range picker shows one month on a phone' } };

const today = '2026-11-21';
const weekend = (iso: string) => [0, 6].includes(new Date(`${iso}T00:00Z`).getUTCDay());

const useDates = ({ min, max, isUnavailable }: Omit<ChosenDayProps, 'chosen' | 'onChoose'>) => {
  const calendar = calendarFor(useUi().locale);
  const read = (iso: string | undefined) => readDate(iso, calendar);
  const bounds: DateBounds = { min: read(min), max: read(max), isUnavailable };
  return { read, bounds, today: read(today) as CalendarDate };
};

function ChosenDay({ chosen: given, onChoose, ...limits }: ChosenDayProps) {
  const dates = useDates(limits);
  const [iso, setIso] = useState(given);
  const chosen = dates.read(iso);
  return (
    <Calendar
      start={chosen ?? dates.today}
      today={dates.today}
      bounds={dates.bounds}
      markOf={(date) => ({ chosen: chosen?.compare(date) === 0 })}
      onPick={(date) => {
        setIso(date.toString());
        onChoose(date.toString());
      }}
    />
  );
}

const meta = {
  title: 'Parts/Calendar',
  component: ChosenDay,
  tags: ['!autodocs'],
  args: { chosen: '2026-11-24', onChoose: fn() },
} satisfies Meta<typeof ChosenDay>;

export default meta;
type Story = StoryObj<typeof meta>;

const dayNamed = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('gridcell', { name });

/** The date grid of the ARIA Authoring Practices: one day in the tab order, every key of it. */
export const OneDay: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    const grid = canvas.getByRole('grid', { name: 'November 2026' });
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const chosen = dayNamed(canvasElement, 'Tuesday, November 24, 2026');
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(dayNamed(canvasElement, /November 21/)).toHaveAttribute('aria-current', 'date');
    chosen.focus();
    for (const [key, day] of [
      ['{ArrowRight}', 'November 25'],
      ['{ArrowDown}', 'December 2'],
      ['{ArrowUp}', 'November 25'],
      ['{Home}', 'November 22'],
      ['{End}', 'November 28'],
      ['{PageDown}', 'December 28'],
      ['{PageUp}', 'November 28'],
      ['{Shift>}{PageDown}{/Shift}', 'November 28, 2027'],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(dayNamed(canvasElement, new RegExp(`${day}\\b`))).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('2027-11-28');
    await expect(danglingIds(document.body)).toEqual([]);
  },
};

/** Days outside the bounds, or taken, are said to be so and cannot be chosen. */
export const Limits: Story = {
  args: { min: '2026-11-10', max: '2026-11-26', isUnavailable: weekend },
  play: async ({ canvasElement, canvas, args }) => {
    for (const name of [/November 9\b/, /November 27\b/, /Sunday, November 15\b/]) {
      const day = dayNamed(canvasElement, name);
      await expect(day).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(day);
    }
    await expect(args.onChoose).not.toHaveBeenCalled();
    for (const name of ['Previous month', 'Next month'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};

const SpanOfDays = ({ preview }: { preview: boolean }) => {
  const dates = useDates({});
  const start = dates.read('2026-11-27') as CalendarDate;
  const end = dates.read('2026-12-03') as CalendarDate;
  return (
    <Calendar
      start={start}
      today={dates.today}
      bounds={dates.bounds}
      monthCount={2}
      multiple
      markOf={(date) => {
        if (date.compare(start) === 0) return { chosen: true, span: 'start', note: 'start' };
        if (date.compare(end) === 0) return { chosen: !preview, span: 'end', preview, note: 'end' };
        const isInside = date.compare(start) > 0 && date.compare(end) < 0;
        return isInside ? { span: 'middle', preview } : {};
      }}
      onPick={fn()}
    />
  );
};

/** Two months side by side and a span across both. */
export const Span: Story = {
  parameters: twoMonths,
  render: () => <SpanOfDays preview={false} />,
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getAllByRole('grid')).toHaveLength(2);
    const days = [...canvasElement.querySelectorAll('[role="gridcell"][aria-selected="true"]')];
    await expect(days.map((day) => day.getAttribute('data-date'))).toEqual(
      ['27', '28', '29', '30']
        .map((day) => `2026-11-${day}`)
        .concat('2026-12-01', '2026-12-02', '2026-12-03'),
    );
    await expect(dayNamed(canvasElement, 'Friday, November 27, 2026, start')).toBeVisible();
  },
};

/** Only shown until it is chosen. */
export const SpanPreview: Story = {
  parameters: twoMonths,
  render: () => <SpanOfDays preview />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-preview]')).toHaveLength(6);
    await expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  },
};

/** Other calendars count their own months, and arrows follow the direction of the script. */
export const PersianCalendar: Story = {
  render: (args) => (
    <UiProvider locale="fa-IR" dir="rtl">
      <ChosenDay {...args} />
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    const chosen = canvasElement.querySelector<HTMLElement>('[aria-selected="true"]');
    chosen?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).not.toBe(chosen));
    const before = chosen?.getBoundingClientRect().left ?? 0;
    await expect(document.activeElement?.getBoundingClientRect().left).toBeLessThan(before);
  },
};

/** The week begins on Saturday and runs from right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar' } };

/** Bounds that leave nothing, and a date that is none: the grid stands, nothing can be chosen. */
export const ContradictoryBounds: Story = {
  args: { chosen: '2026-02-30', min: '2026-11-26', max: '2026-11-10' },
  play: async ({ canvasElement }) => {
    const days = canvasElement.querySelectorAll('[role="gridcell"]');
    const open = canvasElement.querySelectorAll('[role="gridcell"]:not([aria-disabled])');
    await expect(days).toHaveLength(30);
    await expect(open).toHaveLength(0);
  },
};

/** The first and the last year the ISO format can write. */
export const EdgesOfTime: Story = {
  render: (args) => (
    <>
      <ChosenDay {...args} chosen={new Day(1, 1, 1).toString()} />
      <ChosenDay {...args} chosen={new Day(9999, 12, 31).toString()} />
    </>
  ),
};
