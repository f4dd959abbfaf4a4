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

/** Two models beside each other; what was asked is kept, found and deleted. */
export const Compared: Story = {
  parameters: { app: { ...app, at: '/models?mode=compare' } },
  beforeEach: withoutHistory,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask models' }));
    await expect(canvas.getByText(/Enter what the models/)).toBeVisible();
    for (const [field, name] of [
      ['Model 1', 'Claude Sonnet 4'],
      ['Model 2', 'GPT-4.1'],
    ] as const) {
      const box = canvas.getByRole('combobox', { name: field });
      await userEvent.type(box, name);
      await userEvent.click((await screen.findAllByRole('option'))[0]!);
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'Is rain wet?');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask models' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Copy' })).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: 'Ask again' })).toHaveLength(2);

    const history = canvas.getByRole('region', { name: 'Prompt history' });
    await expect(within(history).getByText('Is rain wet?')).toBeVisible();
    await userEvent.type(within(history).getByRole('searchbox'), 'snow');
    await expect(within(history).getByText('No prompt matches')).toBeVisible();
    await userEvent.clear(within(history).getByRole('searchbox'));
    await userEvent.click(within(history).getByRole('button', { name: 'Delete “Is rain wet?”' }));
    await expect(await canvas.findByText('No prompts yet')).toBeVisible();
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
