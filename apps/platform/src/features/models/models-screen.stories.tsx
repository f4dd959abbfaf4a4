import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { preferenceKeys } from '../../app/preferences';
import { ModelsScreen } from './models-screen';

const app = { path: '/models', title: 'shell.title.models' };
const meta = {
  title: 'Screens/Models',
  tags: ['!autodocs'],
  component: ModelsScreen,
  parameters: { layout: 'fullscreen', app },
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

/** From the catalogue into the panel, to an answer. */
export const Tested: Story = {
  beforeEach: () => {
    localStorage.removeItem(preferenceKeys.promptHistory);
    return () => localStorage.removeItem(preferenceKeys.promptHistory);
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Test Claude/ });
    await userEvent.click(first!);
    await userEvent.click(canvas.getByRole('button', { name: /Test Model/ }));
    const response = await canvas.findByRole('region', { name: 'Model Response' });
    await expect(await within(response).findByText(/tokens/)).toBeVisible();
    await expect(within(response).getByText('Offline model')).toBeVisible();
  },
};

const withoutHistory = () => {
  localStorage.removeItem(preferenceKeys.promptHistory);
  return () => localStorage.removeItem(preferenceKeys.promptHistory);
};

const beside = { ...app, at: '/models?mode=compare' };
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Chooses both models and types a prompt, up to the button that asks them. */
async function askBoth(canvas: Canvas, prompt: string) {
  // There is nothing to choose from before.
  await canvas.findAllByRole('button', { name: /^Test Claude/ });
  for (const [field, name] of [
    ['Model 1', 'Claude Sonnet 4'],
    ['Model 2', 'GPT-4.1'],
  ] as const) {
    const box = canvas.getByRole('combobox', { name: field });
    await userEvent.type(box, name);
    await userEvent.click((await screen.findAllByRole('option'))[0]!);
    await expect(box).toHaveValue(name);
  }
  await userEvent.click(canvas.getByRole('textbox', { name: 'Prompt' }));
  await userEvent.paste(prompt);
  await userEvent.click(canvas.getByRole('button', { name: 'Ask models' }));
}

/** What was measured would be another picture each time. */
async function putAway(canvas: Canvas) {
  const history = within(canvas.getByRole('region', { name: 'Prompt history' }));
  await userEvent.click(history.getByRole('button', { name: /^Use again/ }));
  await userEvent.click(history.getByRole('button', { name: 'Delete all' }));
}

/** Two models beside each other; what was asked is kept with its figures, found and deleted. */
export const Compared: Story = {
  parameters: { app: beside },
  beforeEach: withoutHistory,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask models' }));
    await expect(canvas.getByText(/Enter what the models/)).toBeVisible();
    const most = canvas.getByRole('spinbutton', { name: 'Max tokens' });
    await userEvent.clear(most);
    await userEvent.type(most, '40');
    await askBoth(canvas, 'Is rain wet?');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Copy' })).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: 'Ask again' })).toHaveLength(2);

    const history = canvas.getByRole('region', { name: 'Prompt history' });
    await expect(within(history).getByText('Is rain wet?')).toBeVisible();
    // Once in its card and once here, for each model.
    await expect(canvas.getAllByText(/First word after .+ in all · .+ tokens/)).toHaveLength(4);
    await userEvent.click(within(history).getByRole('button', { name: /^Use again/ }));
    await expect(canvas.getByRole('spinbutton', { name: 'Max tokens' })).toHaveValue('40');
    await userEvent.type(within(history).getByRole('searchbox'), 'snow');
    await expect(within(history).getByText('No prompt matches')).toBeVisible();
    await userEvent.clear(within(history).getByRole('searchbox'));
    await userEvent.click(within(history).getByRole('button', { name: 'Delete “Is rain wet?”' }));
    await expect(await canvas.findByText('No prompts yet')).toBeVisible();
  },
};

/** One is stopped while it writes: it keeps what it had, and the other goes on. */
export const StoppedHalfway: Story = {
  parameters: { app: { ...beside, pace: 300 } },
  beforeEach: withoutHistory,
  play: async ({ canvas }) => {
    await askBoth(canvas, 'Is rain wet?');
    const [card] = await canvas.findAllByRole('region', { name: /^Claude Sonnet 4/ });
    await within(card!).findByText(/^First word after/);
    await userEvent.click(within(card!).getByRole('button', { name: 'Stop' }));
    await expect(await within(card!).findByText(/^Stopped\. This is as far/)).toBeVisible();
    await expect(within(card!).getByRole('button', { name: 'Ask again' })).toBeEnabled();
    await expect(canvas.getAllByRole('button', { name: 'Stop' })).toHaveLength(1);
    await putAway(canvas);
  },
};

/** One has no quota left and says so; the other answers, and the prompt stays. */
export const OneWithoutQuota: Story = {
  parameters: { app: { ...beside, scenario: 'quota_error' } },
  beforeEach: withoutHistory,
  play: async ({ canvas }) => {
    await askBoth(canvas, 'Is rain wet?');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Copy' })).toHaveLength(1));
    const [card] = canvas.getAllByRole('region', { name: /^Claude Sonnet 4/ });
    await expect(within(card!).getByText(/quota/i)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Is rain wet?');
    await putAway(canvas);
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
