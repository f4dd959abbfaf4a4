import type { LearningCard, QuizQuestion } from '@constella/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { CardSession } from './card-session';
import type { SessionRow } from './due-session';
import { fsrs } from 'ts-fsrs';
import { QuizSession } from './quiz-session';
import { schedulerOf } from './scheduler';
import { LearningSessionScreen } from './session-screen';
import { keyOf } from './session-state';

const at = (search = '') => ({
  path: '/personal/learning-experience',
  at: `/personal/learning-experience${search}`,
  title: 'shell.title.learningExperience',
});

const meta = {
  title: 'Screens/Learning session',
  tags: ['!autodocs'],
  component: LearningSessionScreen,
  parameters: { layout: 'fullscreen', app: at() },
} satisfies Meta<typeof LearningSessionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const scheduler = schedulerOf(fsrs({ enable_fuzz: false }));
const rowOf = (content: Record<string, unknown>): SessionRow =>
  ({
    id: 9_999,
    revision: 1,
    userId: 1,
    title: 'Cellular respiration',
    contentType: 'flashcards',
    topic: 'Biology',
    difficulty: 'intermediate',
    content,
    metadata: {},
  }) as unknown as SessionRow;
const cards = (count: number): LearningCard[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `c${place}`,
    front: `Question ${place + 1}: where does the citric acid cycle run?`,
    back: `Answer ${place + 1}: in the matrix of the mitochondrion.`,
  }));
const questions: QuizQuestion[] = [
  {
    id: 'q1',
    question:
      'You halve the smallest effect you want to detect. How many users does each arm need?',
    options: ['The same number', 'Twice as many', 'Four times as many', 'Half as many'],
    correct: 2,
    explanation: 'The effect enters squared: halved, it needs four times as many.',
  },
  { id: 'q2', question: 'What is right?', options: ['Only this'], correct: 0, explanation: '' },
];

/** Everything due today, by keys alone: shown, graded, taken back. */
export const DueToday: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show answer' }, { timeout: 20_000 }),
    );
    const counted = canvas.getByRole('progressbar', { name: 'Done' });
    const before = counted.getAttribute('aria-valuenow');
    await userEvent.keyboard('4');
    await waitFor(() => expect(counted.getAttribute('aria-valuenow')).not.toBe(before));
    await userEvent.keyboard('u');
    await waitFor(() => expect(counted.getAttribute('aria-valuenow')).toBe(before));
    await userEvent.keyboard('e');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: 'Front' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
};

/** The answer is shown, with the date every grade leads to. */
export const AnswerShown: Story = {
  render: () => (
    <CardSession
      title="Cellular respiration"
      rows={[rowOf({ cards: cards(18) })]}
      queue={cards(18).map(({ id }) => keyOf(9_999, id))}
      scheduler={scheduler}
      leaveTo="/personal"
      storeKey="story.answer"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show answer' }));
    await expect(canvas.getByRole('button', { name: /Good/ })).toHaveTextContent(/in 10 minutes/);
    await expect(canvas.getByRole('button', { name: /Easy/ })).toHaveTextContent(/in 8 days/);
  },
};

/** Whoever presses the buttons by keys goes from one to the next, and never back to the top. */
export const ByTab: Story = {
  ...AnswerShown,
  render: () => (
    <CardSession
      title="Cellular respiration"
      rows={[rowOf({ cards: cards(2) })]}
      queue={cards(2).map(({ id }) => keyOf(9_999, id))}
      scheduler={scheduler}
      leaveTo="/personal"
      storeKey="story.tab"
    />
  ),
  play: async ({ canvas }) => {
    const show = await canvas.findByRole('button', { name: 'Show answer' });
    show.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /Good/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const next = await canvas.findByRole('button', { name: 'Show answer' });
    await expect(next).toHaveFocus();
    await expect(next).toHaveAccessibleDescription(/^Question 2/);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('4');
    const heading = await canvas.findByRole('heading', { name: '2 cards reviewed' });
    await expect(heading.parentElement).toHaveFocus();
    // Both come back later than the chart looks ahead.
    await expect(canvas.getByText(/^The next card comes back on/)).toBeVisible();
  },
};

/** Ten thousand cards: how far it is is one bar. */
export const TenThousandCards: Story = {
  render: () => (
    <CardSession
      title="Cellular respiration"
      rows={[rowOf({ cards: cards(10_000) })]}
      queue={cards(10_000).map(({ id }) => keyOf(9_999, id))}
      scheduler={scheduler}
      leaveTo="/personal"
      storeKey="story.many"
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 10,000', { selector: 'header *' })).toBeVisible();
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Show answer' }));
    await expect(canvas.getByRole('button', { name: /Easy/ })).toBeVisible();
    await expect(performance.now() - start).toBeLessThan(3_000);
  },
};

/** A wrong answer: what is right, why, and a card of it. */
export const QuizWrong: Story = {
  render: () => (
    <QuizSession
      row={rowOf({ questions })}
      questions={questions}
      leaveTo="/personal"
      storeKey="story.quiz"
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Twice as many/ });
    canvas.getByRole('button', { name: /Twice as many/ }).focus();
    await userEvent.keyboard('b');
    await expect(await canvas.findByText('Your answer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next question' })).toHaveFocus();
    await expect(canvas.getByText(/enters squared/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make a card of this' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/only one answer/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: '0 of 2 right' })).toBeVisible();
    await userEvent.keyboard('r');
  },
};

/** The end: what came back, and the activity to go on with. */
export const Finished: Story = {
  render: () => (
    <CardSession
      title="Cellular respiration"
      rows={[rowOf({ cards: cards(1) })]}
      queue={[keyOf(9_999, 'c0')]}
      scheduler={scheduler}
      leaveTo="/personal"
      storeKey="story.finished"
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show answer' });
    const question = canvas.getByText(/^Question 1/);
    const { top } = question.getBoundingClientRect();
    await userEvent.keyboard(' ');
    await canvas.findByRole('button', { name: /Easy/ });
    // What is read stays where it is.
    await expect(question.getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard('4');
    await expect(await canvas.findByRole('link', { name: /^Continue: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/plan\/\d+\?activity=\d+$/),
    );
  },
};

/** Material that is not there. */
export const Gone: Story = {
  parameters: { app: at('?content=987654') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This material is not there any more.')).toBeVisible();
  },
};
