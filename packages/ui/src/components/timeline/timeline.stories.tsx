import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { KeyValue } from '../key-value/key-value.js';
import { asWritten, onDemand } from '../../story-checks.js';
import { Timeline, timelineTones } from './timeline.js';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    timeZone: 'UTC',
    'aria-label': 'Subscription',
    events: [
      {
        id: 'renewed',
        title: 'Subscription renewed',
        time: '2026-11-01T09:00:00Z',
        tone: 'success',
        description: 'Personal, €29.90 for a month',
        details: (
          <KeyValue
            items={[
              { label: 'Invoice', value: 'CN-2026-1104' },
              { label: 'Card', value: '•••• 4242' },
            ]}
          />
        ),
      },
      {
        id: 'retry',
        title: 'Payment retried',
        time: '2026-10-31T09:00:00Z',
        tone: 'warning',
        description: 'The bank asked for a confirmation.',
      },
      { id: 'failed', title: 'Payment refused', time: '2026-10-30T09:00:00Z', tone: 'danger' },
      { id: 'start', title: 'Plan chosen', time: '2026-10-01T09:00:00Z' },
    ],
  },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 480 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Subscription' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.querySelector('time')).toHaveAttribute(
      'datetime',
      '2026-11-01T09:00:00.000Z',
    );
    await userEvent.tab();
    const summary = canvas.getByText('Details');
    await expect(summary).toHaveFocus();
    await expect(canvas.getByText('CN-2026-1104')).not.toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText('CN-2026-1104')).toBeVisible();
  },
};

/** The tone is a shape and a word, the colour repeats it. */
export const Tones: Story = {
  args: { events: timelineTones.map((tone) => ({ id: tone, title: tone, tone })) },
  play: async ({ canvas, canvasElement }) => {
    for (const word of ['In progress', 'Done', 'Warning', 'Error'])
      await expect(canvas.getByText(word)).toBeInTheDocument();
    const shapes = [...canvasElement.querySelectorAll('li svg')].map((svg) => svg.innerHTML);
    await expect(new Set(shapes).size).toBe(timelineTones.length);
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet')).toBeVisible();
  },
};

export const BadInput: Story = {
  args: {
    events: [
      { id: '1', title: 'No moment', time: 'yesterday' },
      { id: '2', title: 'Not a number', time: NaN },
      { id: '3', title: null, time: null, description: null, details: '' },
      { id: '4', title: 'Donaudampfschifffahrt'.repeat(20), time: 0 },
      { id: '5', title: '🦄 اشتراك جديد', description: 'اختار العميل خطة 🎉' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('time')).toHaveLength(1);
    const list = canvasElement.querySelector('ol')!;
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

const million = onDemand(() =>
  Array.from({ length: 1_000_000 }, (_, index) => ({
    id: String(index),
    title: `Event ${index + 1}`,
  })),
);

/** A million events come in portions. */
export const Million: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: () => <Timeline events={million()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 200 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(400);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    'aria-label': 'الاشتراك',
    events: [
      {
        id: 'renewed',
        title: 'تجدّد الاشتراك',
        time: '2026-11-01T09:00:00Z',
        tone: 'success',
        details: 'الفاتورة',
      },
      { id: 'start', title: 'اختيار الخطة', time: '2026-10-01T09:00:00Z' },
    ],
  },
  play: async ({ canvasElement }) => {
    const star = canvasElement.querySelector('li > span')!.getBoundingClientRect();
    const words = canvasElement.querySelector('li > div')!.getBoundingClientRect();
    await expect(star.left).toBeGreaterThan(words.right);
  },
};
