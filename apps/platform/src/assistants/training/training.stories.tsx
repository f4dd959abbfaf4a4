import { trainingLayout } from '@constella/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import type { Training } from './training-result';
import { parts } from './parts';
import { sampleTraining } from './sample-training';

interface StoryProps {
  result?: Training;
  onChange?: ((result: Training) => void) | undefined;
}

const request = {
  ...trainingLayout.defaults,
  topic: 'Safe payments',
  audience: 'Everybody who releases payments',
  duration: 30,
  format: 'presentation',
  includeAssessment: true,
  interactivity: 'medium',
  difficulty: 'intermediate',
} as const;

const Result = ({ result = sampleTraining, onChange }: StoryProps) => (
  <main>
    <ResultStory
      id="training"
      parts={parts}
      result={result}
      request={request}
      onChange={onChange}
    />
  </main>
);

const meta = {
  title: 'Assistants/Training',
  tags: ['!autodocs'],
  component: Result,
  args: { onChange: fn() },
  parameters: { server: {} },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Gone through by buttons, by the list and by keys. */
export const Lessons: Story = {
  args: { onChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit training' })).toBeNull();
    const stage = canvas.getByRole('region', { name: /^Check every new account, 1 of 3/ });
    stage.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      canvas.getByRole('heading', { name: 'Two people release a payment' }),
    ).toBeVisible();
    await expect(stage).toHaveFocus();
    const progress = canvas.getByRole('progressbar', { name: 'Progress' });
    await expect(progress).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('This lesson has no points yet.')).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', '3');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'This is the last one',
    );
    const pages = canvas.getByRole('navigation', { name: 'Lessons' });
    await userEvent.click(within(pages).getByRole('button', { name: /Check every new account/ }));
    await expect(stage).toHaveAccessibleName(/^Check every new account/);
  },
};

/** Answered wrong, explained, begun again, and passed. */
export const Cases: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Cases/ }));
    const check = () => userEvent.click(canvas.getByRole('button', { name: 'Check answer' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Pay, and ask later' }));
    await check();
    await expect(
      canvas.getByText('Not right. The answer is: Call the number in the contract'),
    ).toBeVisible();
    await expect(canvas.getByText('1 of 2 answered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('radio', { name: /second signature/ }));
    await check();
    await expect(canvas.getByText('1 of 2 right, 50%')).toBeVisible();
    await expect(canvas.getByText(/^Not passed: the pass mark is 80%/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Call the number in the contract' }));
    await check();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('radio', { name: /second signature/ }));
    await check();
    await expect(canvas.getByText('Passed: the pass mark is 80%.')).toBeVisible();
  },
};

/** Every part changed: what is handed over is a whole result. */
export const Edited: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit training' }));
    const [points] = canvas.getAllByRole('textbox', { name: 'Points, one per line' });
    await userEvent.type(points!, '\nWrite down whom you called.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove lesson 3' }));
    await userEvent.click(canvas.getByRole('tab', { name: /^Assessment/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove option 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }));
    const asked = canvas.getByRole('textbox', { name: 'Question 2' });
    await userEvent.clear(asked);
    await expect(asked).toBeInvalid();
    await userEvent.type(asked, 'Who signs?');
    const [next] = (args.onChange as ReturnType<typeof fn>).mock.lastCall as [Training];
    await expect(next.lessons.map(({ id }) => id)).toEqual(['l1', 'l2']);
    await expect(next.lessons[0]?.points.at(-1)).toBe('Write down whom you called.');
    await expect(next.text).toContain('- Write down whom you called.');
    await expect(next.assessment).toMatchObject([
      { options: ['Paying before the weekend', 'Sharing a password'], correct: 0 },
      { id: 'a2', question: 'Who signs?', options: ['Option 1', 'Option 2'] },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Play training' }));
    await expect(canvas.getByText('0 of 2 answered')).toBeVisible();
  },
};

/** No assessment, one long lesson, and scripts of both directions. */
export const LongAndPlain: Story = {
  args: {
    result: {
      ...sampleTraining,
      title: 'الدفع الآمن '.repeat(12).trim(),
      lessons: [
        {
          id: 'l1',
          title: 'x'.repeat(200),
          minutes: 480,
          points: Array.from({ length: 30 }, (_, at) => `${at} اتصل بالمورّد 🙂 call back`),
        },
      ],
      assessment: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuenow',
      '1',
    );
    await userEvent.click(canvas.getByRole('tab', { name: /^Assessment/ }));
    await expect(canvas.getByText(/There is no assessment yet/)).toBeVisible();
  },
};
