import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { AnswerCard } from './answer-card';
import type { ModelAnswer } from './model-answer';
import * as styles from './model-test.css';

const text =
  'Rain is **wet**: it is water, and what touches it holds some of it.\n\n- Drops join\n- Cloth drinks them';

/** Every state of an answer, each under the name of a model. */
const states: Record<string, ModelAnswer> = {
  Asked: { state: 'asking', text: '' },
  Writing: { state: 'writing', text: 'Rain is wet: it is water, and', firstToken: 420 },
  Whole: {
    state: 'answered',
    text,
    offline: true,
    firstToken: 420,
    milliseconds: 2_340,
    figures: { firstToken: 420, milliseconds: 2_340, tokens: 1_312, points: 3 },
  },
  Halfway: {
    state: 'stopped',
    text: 'Rain is wet: it is water, and',
    firstToken: 420,
    milliseconds: 1_100,
  },
  'Stopped early': { state: 'stopped', text: '', milliseconds: 300 },
  Refused: {
    state: 'failed',
    text: '',
    error: 'API quota limit: anthropic/claude-sonnet-4 has no requests left. Choose another model.',
    milliseconds: 180,
  },
  'Broken off': {
    state: 'failed',
    text: 'Rain is wet: it is',
    error: 'The answer of openai/gpt-4.1 broke off. Ask again.',
    firstToken: 420,
    milliseconds: 900,
  },
  'لا مسافات_في_اسم_طويل_جدا_لنموذج_واحد_من_نماذج_كثيرة': {
    state: 'answered',
    text: 'المطر ماء، وما يلمسه يبتل.',
    firstToken: 90,
    milliseconds: 61_000,
    figures: { firstToken: 90, milliseconds: 61_000, tokens: null, points: null },
  },
};

const onStop = fn();
const onAgain = fn();

const meta = {
  title: 'Screens/Models/Answer',
  tags: ['!autodocs'],
  component: AnswerCard,
  args: { name: '', answer: states['Asked']!, onStop, onAgain },
  render: () => (
    <div className={styles.answers}>
      {Object.entries(states).map(([name, answer]) => (
        <AnswerCard key={name} name={name} answer={answer} onStop={onStop} onAgain={onAgain} />
      ))}
    </div>
  ),
} satisfies Meta<typeof AnswerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On its way it can be stopped, afterwards asked again; what there is can be copied. */
export const States: Story = {
  play: async ({ canvas }) => {
    const card = (name: string) => within(canvas.getByRole('region', { name }));
    await userEvent.click(card('Writing').getByRole('button', { name: 'Stop' }));
    await expect(onStop).toHaveBeenCalledOnce();
    await expect(card('Writing').queryByRole('button', { name: 'Copy' })).toBeNull();
    await expect(card('Writing').getByText('First word after 420 ms')).toBeVisible();

    await expect(
      card('Whole').getByText(/2\.3 sec in total · 1,312 tokens · 3 points/),
    ).toBeVisible();
    await userEvent.click(card('Whole').getByRole('button', { name: 'Ask again' }));
    await expect(onAgain).toHaveBeenCalledOnce();

    await expect(card('Halfway').getByText(/^Stopped\. This is as far/)).toBeVisible();
    await expect(card('Halfway').getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(card('Stopped early').getByText(/^Stopped before/)).toBeVisible();
    await expect(card('Refused').getByRole('alert')).toHaveTextContent(/quota limit/);
    await expect(card('Broken off').getByText('Rain is wet: it is')).toBeVisible();
  },
};
