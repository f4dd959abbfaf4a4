import { routes, type ModelAnswerBody, type ModelAnswerEvent } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { preferenceKeys } from '../../base/preferences';
import { stopwatch } from '../../assistants/shared/model-test/stopwatch';
import { ModelsScreen } from './models-screen';

const app = { path: '/models', title: 'shell.title.models' };
const meta = {
  title: 'Screens/Models',
  tags: ['!autodocs'],
  component: ModelsScreen,
  parameters: { layout: 'fullscreen', app },
  beforeEach: () => {
    const { start } = stopwatch;
    // Every answer takes the same: what was measured would be another picture each time.
    stopwatch.start = () => {
      let asked = 0;
      return () => ((asked += 1) === 1 ? 420 : 2_340);
    };
    localStorage.removeItem(preferenceKeys.promptHistory);
    return () => {
      stopwatch.start = start;
      localStorage.removeItem(preferenceKeys.promptHistory);
    };
  },
} satisfies Meta<typeof ModelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Featured' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20));
  },
};

/** The built-in model costs nothing. */
const times = /^First word after 420 ms · 2\.3 sec in total · .+ tokens · free$/;

/** From the catalogue into the panel, to an answer, with what it took. */
export const Tested: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Test Claude/ });
    await userEvent.click(first!);
    await userEvent.click(canvas.getByRole('button', { name: /Test model/ }));
    const response = await canvas.findByRole('region', { name: /^Model response/ });
    await expect(await within(response).findByText(times)).toBeVisible();
    await expect(within(response).getByText('Offline model')).toBeVisible();
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Adds a second model to the first one and types a prompt, up to the button that asks both. */
async function askBoth(canvas: Canvas, prompt: string) {
  const first = await canvas.findByRole('combobox', { name: 'Model' });
  await waitFor(() => expect(first).toHaveValue('Claude Sonnet 4'));
  await userEvent.click(canvas.getByRole('button', { name: 'Add model' }));
  const second = canvas.getByRole('combobox', { name: 'Model 2' });
  await userEvent.type(second, 'GPT-4.1');
  await userEvent.click((await screen.findAllByRole('option'))[0]!);
  await expect(second).toHaveValue('GPT-4.1');
  const box = canvas.getByRole('textbox', { name: 'Prompt' });
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(prompt);
  await userEvent.click(canvas.getByRole('button', { name: 'Ask models' }));
}

/** Two models beside each other; what was asked is kept with its figures, found and asked again. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    const most = await canvas.findByRole('spinbutton', { name: 'Max tokens' });
    await userEvent.clear(most);
    await userEvent.type(most, '40');
    await askBoth(canvas, 'Is rain wet?');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Copy' })).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: 'Ask again' })).toHaveLength(2);
    // Wherever they stand, they are in sight, and as wide as the page.
    const [card, other] = [
      canvas.getByRole('region', { name: 'Claude Sonnet 4' }).getBoundingClientRect(),
      canvas.getByRole('region', { name: 'GPT-4.1' }).getBoundingClientRect(),
    ];
    await expect(card.top).toBeGreaterThanOrEqual(0);
    await expect(card.top).toBeLessThan(window.innerHeight);
    const catalogue = canvas.getByRole('region', { name: 'Catalog' }).getBoundingClientRect();
    await expect(Math.max(card.right, other.right)).toBeCloseTo(catalogue.right, 0);
    // Once in its card and once in the history, for each model.
    await expect(canvas.getAllByText(/First word after 420 ms · .+ tokens/)).toHaveLength(4);

    const history = within(canvas.getByRole('region', { name: 'Prompt history' }));
    await userEvent.type(history.getByRole('searchbox'), 'snow');
    await expect(history.getByText('No prompt matches')).toBeVisible();
    await userEvent.clear(history.getByRole('searchbox'));
    await expect(history.getByText('Is rain wet?')).toBeVisible();
  },
};

/** A model of the catalogue joins what is compared; what is typed and answered stays as it is. */
export const JoinedFromTheCatalogue: Story = {
  play: async ({ canvas }) => {
    await askBoth(canvas, 'Is rain wet?');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Copy' })).toHaveLength(2));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), ' And snow?');
    await userEvent.click(canvas.getByRole('button', { name: /^Test Claude Opus/ }));
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(
      'Is rain wet? And snow?',
    );
    await expect(canvas.getByRole('combobox', { name: 'Model 1' })).toHaveValue('Claude Sonnet 4');
    await expect(canvas.getByRole('combobox', { name: 'Model 2' })).toHaveValue('GPT-4.1');
    const third = await canvas.findByRole('combobox', { name: 'Model 3' });
    await waitFor(() => expect(third).toHaveValue('Claude Opus 4'));
    await expect(canvas.getByRole('group', { name: 'Test AI models' })).toHaveFocus();
    for (const name of ['Claude Sonnet 4', 'GPT-4.1'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();

    // Chosen already: there is nothing to add. Four are all there is room for.
    await userEvent.click(canvas.getByRole('button', { name: /^Test Claude Opus/ }));
    await expect(canvas.queryByRole('combobox', { name: 'Model 4' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Test Gemini/ }));
    await expect(await canvas.findByRole('combobox', { name: 'Model 4' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Code' }));
    await expect(await canvas.findByRole('button', { name: /^Test GPT-4.1 mini/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Another model takes the place of the only one: the prompt stays, and the answer says whose it is. */
export const AnotherModel: Story = {
  play: async ({ canvas }) => {
    const model = await canvas.findByRole('combobox', { name: 'Model' });
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    const prompt = canvas.getByRole('textbox', { name: 'Prompt' });
    await userEvent.clear(prompt);
    await userEvent.type(prompt, 'Is rain wet?');
    await userEvent.click(canvas.getByRole('button', { name: /Test model/ }));
    const response = await canvas.findByRole('region', { name: 'Model response' });
    await within(response).findByText(times);
    await userEvent.click(canvas.getByRole('button', { name: /^Test GPT-4.1/ }));
    await expect(model).toHaveValue('GPT-4.1');
    await expect(prompt).toHaveValue('Is rain wet?');
    await expect(within(response).getByText('Claude Sonnet 4')).toBeVisible();
  },
};

/** An address that names a model selects it, and the default prompt is in the reader's language. */
export const NamedInTheAddress: Story = {
  globals: { locale: 'zh' },
  parameters: { app: { ...app, at: '/models?model=openai/gpt-4.1' } },
  play: async ({ canvas }) => {
    const model = await canvas.findByRole('combobox', { name: '模型' });
    await waitFor(() => expect(model).toHaveValue('GPT-4.1'));
    await expect(canvas.getByRole('textbox', { name: '提示词' })).toHaveValue('你有哪些能力？');
  },
};

/** An earlier prompt is asked again as it was: prompt, models and settings. It can be deleted. */
export const UsedAgain: Story = {
  play: async ({ canvas }) => {
    const most = await canvas.findByRole('spinbutton', { name: 'Max tokens' });
    await userEvent.clear(most);
    await userEvent.type(most, '40');
    await askBoth(canvas, 'Is rain wet?');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Copy' })).toHaveLength(2));
    const history = within(canvas.getByRole('region', { name: 'Prompt history' }));
    const prompt = () => canvas.getByRole('textbox', { name: 'Prompt' });
    for (const change of [' Ever?', ' Now?']) {
      await userEvent.type(prompt(), change);
      await userEvent.click(history.getByRole('button', { name: /^Use again/ }));
      await waitFor(() => expect(prompt()).toHaveValue('Is rain wet?'));
    }
    await expect(canvas.getByRole('spinbutton', { name: 'Max tokens' })).toHaveValue('40');
    await expect(canvas.getByRole('combobox', { name: 'Model 2' })).toHaveValue('GPT-4.1');
    await userEvent.click(history.getByRole('button', { name: 'Delete “Is rain wet?”' }));
    await expect(await canvas.findByText('No prompts yet')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  },
};

/** The first model gets as far as this and no further; the other one answers. */
const halfway = () => [
  http.post(routes.modelAnswer.path, async ({ request }) => {
    const { model } = (await request.json()) as ModelAnswerBody;
    const pieces = ['Rain is **wet**: ', 'it is water, ', 'and '];
    const response = `${pieces.join('')}what it touches holds some of it.`;
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        const say = (event: ModelAnswerEvent) =>
          stream.enqueue(
            encoder.encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
          );
        for (const text of pieces) say({ type: 'delta', text });
        if (model.startsWith('anthropic/'))
          return request.signal.addEventListener('abort', () => stream.close());
        say({
          type: 'done',
          answer: {
            response,
            offline: true,
            usage: { inputTokens: 14, outputTokens: 12, points: 2 },
          },
        });
        return stream.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }),
];

/** One is stopped while it writes: it keeps what it had, and the other is whole. */
export const StoppedHalfway: Story = {
  parameters: { app: { ...app, handlers: halfway } },
  play: async ({ canvas }) => {
    await askBoth(canvas, 'Is rain wet?');
    const [card] = await canvas.findAllByRole('region', { name: /^Claude Sonnet 4/ });
    await within(card!).findByText('First word after 420 ms');
    await userEvent.click(within(card!).getByRole('button', { name: 'Stop' }));
    await expect(await within(card!).findByText(/^Stopped\. This is as far/)).toBeVisible();
    await expect(within(card!).getByText(/it is water, and/)).toBeVisible();
    await expect(within(card!).getByRole('button', { name: 'Ask again' })).toBeEnabled();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull());
    // Nobody is waited for any more.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ask models' })).not.toHaveAttribute('aria-busy'),
    );
  },
};

/** One has no quota left and says so; the other answers, and the prompt stays. */
export const OneWithoutQuota: Story = {
  parameters: { app: { ...app, scenario: 'quota_error' } },
  play: async ({ canvas }) => {
    await askBoth(canvas, 'Is rain wet?');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Copy' })).toHaveLength(1));
    const [card] = canvas.getAllByRole('region', { name: /^Claude Sonnet 4/ });
    await expect(within(card!).getByText(/quota/i)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Is rain wet?');
    await expect(await screen.findByText('Model test error')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Model test error')).toBeNull());
  },
};

export const NoMatch: Story = {
  parameters: { app: { ...app, at: '/models?q=nothing' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0);
  },
};

export const Failed: Story = {
  parameters: { app: { ...app, scenario: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Models did not load' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { app: { ...app, scenario: 'slow' } } };
