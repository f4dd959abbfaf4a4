import { routes, type ModelAnswerBody, type ModelAnswerEvent } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { preferenceKeys } from '../../base/preferences';
import { letters } from '../../assistants/shared/model-test/letters';
import { stopwatch } from '../../assistants/shared/model-test/stopwatch';
import { ModelsScreen } from './models-screen';

const app = { path: '/models', title: 'shell.title.models' };
const ratingsPath = '/api/model-comparisons';

const meta = {
  title: 'Screens/Models/Blind comparison',
  tags: ['!autodocs'],
  component: ModelsScreen,
  parameters: { layout: 'fullscreen', app },
  beforeEach: () => {
    const { start } = stopwatch;
    const { shuffle } = letters;
    stopwatch.start = () => {
      let asked = 0;
      return () => ((asked += 1) === 1 ? 420 : 2_340);
    };
    // What is asked last is A.
    letters.shuffle = (entries) => entries.toReversed();
    localStorage.removeItem(preferenceKeys.promptHistory);
    return () => {
      stopwatch.start = start;
      letters.shuffle = shuffle;
      localStorage.removeItem(preferenceKeys.promptHistory);
    };
  },
} satisfies Meta<typeof ModelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Asks Claude Sonnet 4 and GPT-4.1 without their names. */
async function askBlind(canvas: Canvas) {
  const first = await canvas.findByRole('combobox', { name: 'Model' });
  await waitFor(() => expect(first).toHaveValue('Claude Sonnet 4'));
  const blind = canvas.getByRole('switch', { name: 'Blind' });
  await userEvent.click(blind);
  await expect(blind).toBeChecked();
  // With one model there is nothing to guess.
  await expect(canvas.getByText(/^Choose two models or more/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add model' }));
  const second = canvas.getByRole('combobox', { name: 'Model 2' });
  await userEvent.type(second, 'GPT-4.1');
  await userEvent.click((await screen.findAllByRole('option'))[0]!);
  await waitFor(() => expect(canvas.queryByText(/^Choose two models or more/)).toBeNull());
  const prompt = canvas.getByRole('textbox', { name: 'Prompt' });
  await userEvent.clear(prompt);
  await userEvent.click(prompt);
  await userEvent.paste('Is rain wet?');
  await userEvent.click(canvas.getByRole('button', { name: 'Ask models' }));
  await canvas.findByRole('region', { name: 'Answer A' });
}

const card = (canvas: Canvas, letter: string) =>
  canvas.getByRole('region', { name: `Answer ${letter}` });
const rating = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Which answer is best?' }));

/** One model writes this far and waits, another one fails, and another one answers. */
const behaving = (behaviour: Record<string, 'answers' | 'waits' | 'fails'>) => () => [
  http.post(routes.modelAnswer.path, async ({ request }) => {
    const { model } = (await request.json()) as ModelAnswerBody;
    const does = behaviour[model.split('/')[0] ?? ''] ?? 'answers';
    if (does === 'fails')
      return HttpResponse.json({ error: `API quota limit: ${model}` }, { status: 429 });
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        const say = (event: ModelAnswerEvent) =>
          stream.enqueue(
            encoder.encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
          );
        say({ type: 'delta', text: 'Rain is wet: it is water' });
        if (does === 'waits') return request.signal.addEventListener('abort', () => stream.close());
        const usage = { inputTokens: 14, outputTokens: 12, points: 2 };
        const response = `Rain is wet: it is water. So says ${model}.`;
        say({ type: 'done', answer: { response, model, offline: true, usage } });
        return stream.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }),
];

/** Letters until the best is chosen; then names, time and cost, and the rating is counted. */
export const Rated: Story = {
  parameters: { app: { ...app, handlers: behaving({}) } },
  play: async ({ canvas }) => {
    await askBlind(canvas);
    const choice = rating(canvas);
    await waitFor(() =>
      expect(choice.getByRole('button', { name: 'Tie' })).not.toHaveAttribute('aria-disabled'),
    );
    for (const letter of ['A', 'B']) {
      const shown = card(canvas, letter);
      await expect(shown.outerHTML).not.toMatch(/claude|gpt|openai|anthropic|offline|points|2\.3/i);
    }
    // What each took would tell who is who.
    await expect(canvas.queryByText(/First word after/)).toBeNull();
    await userEvent.click(choice.getByRole('button', { name: 'Answer A' }));
    await expect(await choice.findByText('Answer A is rated best: GPT-4.1.')).toBeVisible();
    const best = within(card(canvas, 'A'));
    await expect(best.getByText('GPT-4.1')).toBeVisible();
    await expect(best.getByText('Best answer')).toBeVisible();
    await expect(best.getByText(/26 tokens · 2 points/)).toBeVisible();
    await expect(within(card(canvas, 'B')).getByText('Claude Sonnet 4')).toBeVisible();
    const ratings = within(canvas.getByRole('region', { name: 'Blind ratings' }));
    await expect(await ratings.findByText('From 4 ratings')).toBeVisible();
    await expect(ratings.getByText('Is rain wet?')).toBeVisible();
  },
};

/** Stopped and asked again, an answer keeps its letter; nobody rates what has not ended. */
export const StoppedAndAskedAgain: Story = {
  parameters: { app: { ...app, handlers: behaving({ anthropic: 'waits' }) } },
  play: async ({ canvas }) => {
    await askBlind(canvas);
    const b = () => within(card(canvas, 'B'));
    await b().findByText('Rain is wet: it is water');
    await expect(rating(canvas).getByRole('button', { name: 'Answer A' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(b().getByRole('button', { name: 'Stop' }));
    await userEvent.click(await b().findByRole('button', { name: 'Ask again' }));
    await b().findByRole('button', { name: 'Stop' });
    await b().findByText('Rain is wet: it is water');
    await userEvent.click(b().getByRole('button', { name: 'Stop' }));
    // As far as it came it can be rated.
    await userEvent.click(rating(canvas).getByRole('button', { name: 'Tie' }));
    await expect(await rating(canvas).findByText('Rated as a tie.')).toBeVisible();
    await expect(b().getByText('Claude Sonnet 4')).toBeVisible();
  },
};

/** One gave no answer: why is said with its name, and one answer alone is not rated. */
export const OneFailed: Story = {
  parameters: { app: { ...app, handlers: behaving({ anthropic: 'fails' }) } },
  play: async ({ canvas }) => {
    await askBlind(canvas);
    const failed = within(card(canvas, 'B'));
    await expect(
      await failed.findByText('This model gave no answer.', {}, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(failed.queryByText(/anthropic/)).toBeNull();
    await expect(screen.queryByText('Model test error')).toBeNull();
    const choice = rating(canvas);
    await expect(await choice.findByText(/^Fewer than two models answered/)).toBeVisible();
    await expect(choice.queryByRole('button', { name: 'Answer A' })).toBeNull();
    await userEvent.click(choice.getByRole('button', { name: 'Show names without rating' }));
    await expect(failed.getByText(/anthropic\/claude-sonnet-4/)).toBeVisible();
    await expect(choice.getByText('The names are shown; nothing was rated.')).toBeVisible();
  },
};

/** A rating that is not kept reveals no names. */
export const NotSaved: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => [
        ...behaving({})(),
        http.post(ratingsPath, () => HttpResponse.json({ error: 'Disk full' }, { status: 507 })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await askBlind(canvas);
    const tie = rating(canvas).getByRole('button', { name: 'Tie' });
    await waitFor(() => expect(tie).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(tie);
    await expect(await rating(canvas).findByRole('alert')).toHaveTextContent(
      /^The rating was not saved/,
    );
    await expect(within(card(canvas, 'A')).queryByText('GPT-4.1')).toBeNull();
  },
};

/** Each rating can go, and come back; the counts are those of what is there. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    const ratings = within(await canvas.findByRole('region', { name: 'Blind ratings' }));
    await expect(await ratings.findByText('From 3 ratings')).toBeVisible();
    await userEvent.click(
      ratings.getByRole('button', { name: 'Delete the rating of “Q4 pricing memo”' }),
    );
    await expect(await ratings.findByText('From 2 ratings')).toBeVisible();
    // It is gone at once, and offered back when the server has agreed.
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, { timeout: 10_000 }));
    await expect(await ratings.findByText('From 3 ratings')).toBeVisible();
  },
};

export const NoRatings: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => [
        http.get(ratingsPath, () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No blind ratings yet')).toBeVisible();
  },
};

export const RatingsFailed: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => [
        http.get(ratingsPath, () => HttpResponse.json({ error: 'Down' }, { status: 500 })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The ratings did not load' }),
    ).toBeVisible();
  },
};
