import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { Stack } from '../layout/stack.js';
import { UiProvider } from '../../provider/ui-provider.js';
import { awaitWarning, expectWarning } from '../../story-checks.js';
import { DatePicker, type DatePickerProps } from './date-picker.js';

const Controlled = (args: DatePickerProps) => {
  const [value, setValue] = useState(args.value ?? '');
  return (
    <DatePicker
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
  title: 'Components/DatePicker',
  component: DatePicker,
  args: {
    label: 'Due date',
    value: '2026-11-24',
    today: '2026-11-21',
    onValueChange: fn(),
    onBlur: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof DatePicker>;

const input = () => screen.getByRole('textbox');
const dialog = () => screen.findByRole('dialog', { name: 'Due date' });
const dayNamed = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const focusIsOn = (name: string) => waitFor(() => expect(dayNamed(name)).toHaveFocus());
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The date grid of the ARIA Authoring Practices, from the button and back to it. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await expect(input()).toHaveAccessibleName('Due date');
    await userEvent.tab();
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Open calendar Due date' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const calendar = await dialog();
    await focusIsOn('Tuesday, November 24, 2026');
    await expect(args.onBlur).not.toHaveBeenCalled();
    const grid = within(calendar).getByRole('grid', { name: 'November 2026' });
    await expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
    await expect(dayNamed('Tuesday, November 24, 2026')).toHaveAttribute('aria-selected', 'true');
    await expect(dayNamed('Saturday, November 21, 2026')).toHaveAttribute('aria-current', 'date');
    await userEvent.keyboard('{ArrowRight}');
    await focusIsOn('Wednesday, November 25, 2026');
    await userEvent.keyboard('{ArrowDown}');
    await focusIsOn('Wednesday, December 2, 2026');
    await expect(within(calendar).getByRole('status')).toHaveTextContent('December 2026');
    await userEvent.keyboard('{Home}');
    await focusIsOn('Sunday, November 29, 2026');
    await userEvent.keyboard('{End}');
    await focusIsOn('Saturday, December 5, 2026');
    await userEvent.keyboard('{PageUp}');
    await focusIsOn('Thursday, November 5, 2026');
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await focusIsOn('Friday, November 5, 2027');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{PageDown}');
    await focusIsOn('Saturday, December 5, 2026');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await focusIsOn('Friday, November 27, 2026');
    await expect(danglingIds(document.body)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27');
    await expect(input()).toHaveValue('11/27/2026');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

/** Escape leaves the date as it was. Stays open for the picture. */
export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.click(input());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await focusIsOn('Tuesday, November 24, 2026');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await closed();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button'));
    await focusIsOn('Tuesday, November 24, 2026');
  },
};

/** Months and years are steps or choices away; the focus stays where it works. */
export const OtherMonths: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button'));
    const calendar = within(await dialog());
    await userEvent.click(calendar.getByRole('button', { name: 'Next month' }));
    await expect(calendar.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await userEvent.click(calendar.getByRole('button', { name: 'Previous month' }));
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Year' }), '1999');
    await expect(calendar.getByRole('grid', { name: 'November 1999' })).toBeVisible();
    await expect(calendar.getByRole('combobox', { name: 'Year' })).toBeVisible();
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Month' }), 'February');
    await expect(calendar.getByRole('grid', { name: 'February 1999' })).toBeVisible();
    await expect(calendar.getAllByRole('gridcell', { name: /February/ })).toHaveLength(28);
    await userEvent.click(dayNamed('Wednesday, February 24, 1999'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1999-02-24');
  },
};

/** A full date counts at once; a short one when the field is left. */
export const Typing: Story = {
  args: { description: 'The run starts in the morning' },
  play: async ({ args }) => {
    await expect(descriptionOf(input())).toBe('Format: mm/dd/yyyy The run starts in the morning');
    await userEvent.clear(input());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input(), '12/3/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03');
    await expect(input()).toHaveValue('12/3/2026');
    await userEvent.tab();
    await expect(input()).toHaveValue('12/03/2026');
    await userEvent.clear(input());
    await userEvent.type(input(), 'dec 5');
    await userEvent.tab();
    await expect(input()).toHaveValue('12/05/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-05');
  },
};

/** Text that is no date stays as typed, says so and is no value. */
export const NoDate: Story = {
  play: async ({ args }) => {
    await userEvent.clear(input());
    await userEvent.type(input(), '02/30/2026');
    await userEvent.tab();
    await expect(input()).toHaveValue('02/30/2026');
    await expect(input()).toHaveAttribute('aria-invalid', 'true');
    await expect(descriptionOf(input())).toContain('Enter a date as mm/dd/yyyy.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input(), '{Backspace}5');
    await expect(input()).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(input());
    await userEvent.type(input(), '2/28/2026{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-28');
  },
};

const weekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());

/** For a form whose rules refuse it, what is no date is the value. */
export const KeptUnread: Story = {
  args: { keepUnread: true, error: 'This is not a valid value' },
  play: async ({ args }) => {
    await userEvent.clear(input());
    await userEvent.type(input(), '31/31/2026');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31/31/2026');
    await expect(input()).toHaveValue('31/31/2026');
    await expect(descriptionOf(input())).toMatch(/This is not a valid value.*mm\/dd\/yyyy/);
    await userEvent.clear(input());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input(), '1/31/2027');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-31');
  },
};

/** The focus stays inside the bounds; days that are taken can be reached and not chosen. */
export const Bounds: Story = {
  args: { min: '2026-11-10', max: '2026-12-04', isUnavailable: weekend, value: '2026-12-03' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button'));
    const calendar = within(await dialog());
    await focusIsOn('Thursday, December 3, 2026');
    await expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await expect(calendar.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument();
    await userEvent.keyboard('{PageDown}');
    await focusIsOn('Friday, December 4, 2026');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await focusIsOn('Tuesday, November 10, 2026');
    await userEvent.keyboard('{End}');
    await focusIsOn('Saturday, November 14, 2026');
    await expect(dayNamed('Saturday, November 14, 2026')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dayNamed('Monday, November 9, 2026'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await closed();
    for (const [text, message] of [
      ['11/9/2026', 'Choose November 10, 2026 or later.'],
      ['12/5/2026', 'Choose December 4, 2026 or earlier.'],
      ['11/14/2026', 'November 14, 2026 is not available. Choose another date.'],
    ] as const) {
      await userEvent.clear(input());
      await userEvent.type(input(), text);
      await userEvent.tab();
      await expect(descriptionOf(input())).toContain(message);
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.click(screen.getByRole('button'));
    await dialog();
  },
};

const States = () => {
  const field = { today: '2026-11-21', value: '2026-11-24', onValueChange: () => {} };
  return (
    <Stack gap={20}>
      <DatePicker {...field} label="Empty" value="" optional />
      <DatePicker {...field} label="Invalid" error="Choose a working day." required />
      <DatePicker {...field} label="Disabled" disabled />
      <DatePicker {...field} label="Locked" disabledReason="Locked while a run uses it" />
      <DatePicker {...field} label="Small" size="small" />
      <DatePicker {...field} label="Large" size="large" />
    </Stack>
  );
};

export const AllStates: Story = {
  render: States,
  play: async () => {
    const locked = screen.getByRole('textbox', { name: 'Locked' });
    await userEvent.type(locked, '1');
    await expect(locked).toHaveValue('11/24/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar Locked' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(descriptionOf(locked)).toContain('Locked while a run uses it');
    await expect(screen.getByRole('textbox', { name: 'Invalid' })).toBeInvalid();
  },
};

/** The start is at the right: arrow left goes to the next day. The week begins on Saturday. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'تاريخ الاستحقاق' },
  play: async () => {
    await expect(input()).toHaveValue('24/11/2026');
    await userEvent.click(screen.getByRole('button'));
    const today = await screen.findByText('21');
    const chosen = screen.getByText('24');
    await waitFor(() => expect(chosen.closest('td')).toHaveFocus());
    await expect(chosen.getBoundingClientRect().right).toBeLessThan(
      today.getBoundingClientRect().left,
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByText('25').closest('td')).toHaveFocus());
  },
};

const At = ({ locale, label }: { locale: string; label: string }) => (
  <UiProvider locale={locale} dir={locale.startsWith('ar') || locale === 'fa' ? 'rtl' : 'ltr'}>
    <Controlled {...meta.args} label={label} />
  </UiProvider>
);

/** Each in the calendar, order and week of its region; the value stays the same ISO date. */
export const Calendars: Story = {
  render: () => (
    <Stack gap={20}>
      <At locale="ar-SA" label="السعودية" />
      <At locale="th" label="ไทย" />
      <At locale="fa" label="ایران" />
      <At locale="ja-JP-u-ca-japanese" label="日本" />
      <At locale="de-DE" label="Deutschland" />
    </Stack>
  ),
  play: async ({ args }) => {
    const field = (name: string) => screen.getByRole('textbox', { name });
    await expect(field('السعودية')).toHaveValue('14/06/1448');
    await expect(field('ไทย')).toHaveValue('24/11/2569');
    await expect(field('ایران')).toHaveValue('1405/09/03');
    await expect(field('日本')).toHaveValue('2026/11/24');
    await expect(field('Deutschland')).toHaveValue('24.11.2026');
    await userEvent.clear(field('السعودية'));
    await userEvent.type(field('السعودية'), '1/7/1448');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-10');
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar ไทย' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'ไทย' }));
    await expect(calendar.getByRole('grid', { name: /2569/ })).toBeVisible();
    await expect(calendar.getByRole('combobox', { name: 'Year' })).toBeVisible();
  },
};

/** Every text is a date of no calendar, and the bounds contradict each other. */
export const BadInput: Story = {
  beforeEach: awaitWarning,
  render: () => {
    const field = { today: 'soon', onValueChange: () => {} };
    return (
      <Stack gap={20}>
        <DatePicker {...field} label="No such day" value="2026-02-30" />
        <DatePicker {...field} label="No date" value="tomorrow 🗓️" min="later" max="" />
        <DatePicker {...field} label="Min over max" value="2026-11-24" {...contradiction} />
        <DatePicker {...field} label="Very early" value="0001-01-01" />
        <DatePicker {...field} label="Very late" value="9999-12-31" />
        <DatePicker {...field} label={'A label that goes on '.repeat(8)} value="" />
      </Stack>
    );
  },
  play: async () => {
    await expectWarning('DatePicker: between min 2026-12-24 and max 2026-11-01');
    await expect(screen.getByRole('textbox', { name: 'No such day' })).toHaveValue('');
    await expect(screen.getByRole('textbox', { name: 'No date' })).toHaveValue('');
    for (const name of ['Very early', 'Very late', 'Min over max']) {
      await userEvent.click(screen.getByRole('button', { name: `Open calendar ${name}` }));
      await screen.findByRole('dialog', { name });
      await userEvent.keyboard('{PageUp}{PageDown}{PageDown}{Enter}{Escape}');
      await closed();
    }
  },
};
const contradiction = { min: '2026-12-24', max: '2026-11-01', today: '2026-11-21' };

const onSubmit = fn();

function InDialog() {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <Dialog title="Edit run" trigger={<Button>Edit</Button>}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <Controlled {...meta.args} name="due" ref={ref} />
        <Button type="submit">Save</Button>
        <Button onClick={() => ref.current?.focus()}>Focus</Button>
      </form>
    </Dialog>
  );
}

/** Escape closes the calendar before the dialog around it; the form gets the ISO date. */
export const NamedInDialog: Story = {
  render: () => <InDialog />,
  play: async () => {
    onSubmit.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit run' });
    await waitFor(() => expect(input()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar Due date' }));
    await focusIsOn('Tuesday, November 24, 2026');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Due date' })).not.toBeInTheDocument(),
    );
    await expect(screen.getByRole('dialog', { name: 'Edit run' })).toBeVisible();
    const button = screen.getByRole('button', { name: 'Open calendar Due date' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Focus' }));
    await expect(input()).toHaveFocus();
    await userEvent.clear(input());
    await userEvent.keyboard('12/1/26{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith({ due: '2026-12-01' });
  },
};
