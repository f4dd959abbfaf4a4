import { assistants, deriveResult, type AssistantResult } from '@constella/api-client/contract';
import { learningPlanLayout } from '@constella/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';

type Written = AssistantResult<'learning-plan'>;

const request = {
  ...learningPlanLayout.defaults,
  learningArea: 'business' as const,
  learningGoal: 'career' as const,
  timeCommitment: 'moderate' as const,
  learningStyle: 'reading' as const,
  customTopic: 'Statistics for product decisions',
};

const planned = deriveResult(
  assistants['learning-plan'],
  {
    text: '',
    title: 'Statistics for product decisions: a plan of two weeks',
    locale: 'en' as const,
    startDate: '2026-10-12',
    goals: ['Read a test result and say what it does not show', 'Plan a test with a sample size'],
    stages: [
      { id: 'foundations', name: 'Describing data', about: 'The words every report uses.' },
      { id: 'practice', name: 'Experiments', about: '' },
    ],
    modules: [
      { id: 'terms', stage: 'foundations', name: 'Mean, spread, interval' },
      { id: 'method', stage: 'practice', name: 'Design an A/B test' },
    ],
    activities: [
      {
        id: 'words',
        module: 'terms',
        title: 'Spread, drawn by hand',
        type: 'practice' as const,
        minutes: 40,
        steps: ['Take the last 30 order values', 'Draw them as dots on a line'],
        dueDate: '2026-10-12',
      },
      {
        id: 'repeat',
        module: 'method',
        title: 'Write a hypothesis you could lose',
        type: 'practice' as const,
        minutes: 300,
        steps: ['Name the smallest effect that would be worth the work'],
        dueDate: '2026-10-12',
      },
    ],
  },
  request,
);

interface StoryProps {
  result?: Written;
  onChange?: ((result: Written) => void) | undefined;
}

const Result = ({ result = planned, onChange }: StoryProps) => (
  <main>
    <ResultStory
      id="learning-plan"
      parts={parts}
      result={result}
      request={request}
      onChange={onChange}
    />
  </main>
);

const path = '/personal/learning-assistant/1';
const meta = {
  title: 'Assistants/Learning plan',
  tags: ['!autodocs'],
  component: Result,
  args: { onChange: fn() },
  parameters: { app: { path, at: path, title: 'shell.title.learningAssistant' } },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What there is to do, with the days it is due, and the way to the stored plan. */
export const Planned: Story = {
  args: {
    result: { ...planned, records: [{ table: 'learning_plans', id: 4, key: 'plan' }] } as Written,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '1 Describing data' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the plan' })).toHaveAttribute(
      'href',
      '/personal/learning-assistant/plan/4',
    );
    // 340 minutes at five hours a week: the eighth day.
    await expect(canvas.getByText(/due Oct 19/)).toBeVisible();
  },
};

/** Renamed, with a goal that is reached already. */
export const Edited: Story = {
  play: async ({ canvas, args }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title of the plan' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Tests for the shop');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalled();
  },
};

/** Without a model it says what it is. */
export const Worksheet: Story = {
  args: { result: { ...planned, ...({ offline: true } as object) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This plan was made without a model.')).toBeVisible();
  },
};

/** Long words from right to left, to be read only. */
export const ReadOnly: Story = {
  args: {
    onChange: undefined,
    result: {
      ...planned,
      goals: ['قراءة نتيجة اختبار والقول ما الذي لا تُظهره. '.repeat(4).trim()],
      activities: planned.activities.map((one) => ({
        ...one,
        title: `${one.title} ${'Donaudampfschifffahrtsgesellschaft'.repeat(2)}`,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Donau/)).toHaveLength(2);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
