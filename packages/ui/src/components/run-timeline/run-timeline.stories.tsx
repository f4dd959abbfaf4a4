import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { asWritten, onDemand } from '../../story-checks.js';
import type { RunTimelineStep } from './run-steps.js';
import { RunTimeline, runTimelineStates } from './run-timeline.js';

const steps: RunTimelineStep[] = [
  {
    id: 'frame',
    name: 'Frame the question',
    state: 'completed',
    agent: 'Synthesis lead',
    agentType: 'coordinator',
    start: 0,
    duration: 6000,
  },
  {
    id: 'evidence',
    name: 'Gather evidence',
    state: 'completed',
    agent: 'Market analyst, Contract reader',
    agentType: 'processor',
    start: 6000,
    duration: 31_000,
  },
  {
    id: 'swot',
    name: 'SWOT',
    state: 'completed',
    agent: 'Market analyst',
    agentType: 'processor',
    start: 24_000,
    duration: 22_000,
  },
  {
    id: 'cost',
    name: 'Cost-benefit',
    state: 'running',
    agent: 'Forecast modeller',
    agentType: 'executor',
    start: 44_000,
  },
  { id: 'scenarios', name: 'Scenarios', state: 'pending', agent: 'Scenario planner' },
  { id: 'recommend', name: 'Recommend', state: 'pending', agent: 'Synthesis lead' },
];

const meta = {
  title: 'Components/RunTimeline',
  component: RunTimeline,
  args: { steps, elapsed: 87_000 },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 480 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof RunTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** States are words as well as shapes; the step at work is the current one. */
export const Steps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Steps' })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Frame the questionDone6 secSynthesis lead');
    await expect(items[3]).toHaveAttribute('aria-current', 'step');
    await expect(items[3]).toHaveTextContent('Running43 sec');
    await expect(items[4]).toHaveTextContent('Not started');
  },
};

/** Bars lie where their time lies; the axis has round marks. */
export const Waterfall: Story = {
  args: { view: 'waterfall' },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[1]).toHaveTextContent('Gather evidenceDoneStarts at 6 sec31 sec');
    const [track, bar] = [items[1]!.children[1]!, items[1]!.children[1]!.firstElementChild!];
    const [all, part] = [track.getBoundingClientRect(), bar.getBoundingClientRect()];
    await expect(part.left - all.left).toBeCloseTo((6 / 87) * all.width, 0);
    await expect(part.width).toBeCloseTo((31 / 87) * all.width, 0);
    await expect(items[5]!.children[1]).toBeEmptyDOMElement();
  },
};

/** On a screen without room for a column, names alone stand in lines that wrap. */
export const Wrapping: Story = {
  args: { wrapBelow: 'mid' },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 640 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    const [a, b] = [first!.getBoundingClientRect(), second!.getBoundingClientRect()];
    const isMid = window.matchMedia(`(max-width: 1279px)`).matches;
    if (isMid) await expect(b.top).toBe(a.top);
    else await expect(b.left).toBe(a.left);
    if (isMid) await expect(canvas.getAllByText('Market analyst')[0]).not.toBeVisible();
    else await expect(canvas.getAllByText('Market analyst')[0]).toBeVisible();
  },
};

export const States: Story = {
  args: {
    elapsed: 20_000,
    steps: runTimelineStates.map((state, index) => ({
      id: state,
      name: state,
      state,
      start: index * 3000,
      duration: state === 'running' ? undefined : 4000,
    })),
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <RunTimeline {...args} />
      <RunTimeline {...args} view="waterfall" aria-label="Steps in time" />
    </div>
  ),
};

export const Empty: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No steps yet')).toBeVisible();
  },
};

export const BadInput: Story = {
  args: {
    view: 'waterfall',
    elapsed: NaN,
    steps: [
      { id: '1', name: 'Not a number', state: 'completed', start: NaN, duration: NaN },
      { id: '2', name: 'Negative', state: 'completed', start: -4, duration: -9 },
      { id: '3', name: 'Endless', state: 'running', duration: Infinity },
      { id: '4', name: null, state: 'failed', start: 2000, duration: 0 },
      {
        id: '5',
        name: 'Donaudampfschifffahrtselektrizität'.repeat(6),
        state: 'completed',
        duration: 90_000,
      },
      { id: '6', name: 'خطوة 🦄', state: 'skipped' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/NaN|∞/);
    const list = canvasElement.querySelector('ol')!;
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

const million = onDemand(() =>
  Array.from({ length: 1_000_000 }, (_, index) => ({
    id: String(index),
    name: `Step ${index + 1}`,
    state: 'completed' as const,
    duration: 1000,
  })),
);

/** A million steps come in portions. */
export const Million: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: () => <RunTimeline steps={million()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 200 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(400);
  },
};

/** Time runs from the right. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    view: 'waterfall',
    steps: steps.map((step, index) => ({ ...step, name: `خطوة ${index + 1}` })),
  },
  play: async ({ canvas }) => {
    const item = canvas.getAllByRole('listitem')[0]!;
    const track = item.children[1]!.getBoundingClientRect();
    const bar = item.children[1]!.firstElementChild!.getBoundingClientRect();
    await expect(Math.round(bar.right)).toBe(Math.round(track.right));
  },
};
