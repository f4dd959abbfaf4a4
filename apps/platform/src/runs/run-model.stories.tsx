import { routes, type Model } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { RunModel } from './run-model';

const models: Model[] = [
  {
    id: 'openai/gpt-4.1-mini',
    name: 'GPT-4.1 mini',
    provider: 'openai',
    contextLength: 1_048_000,
    pointsCost: 1,
  },
  {
    id: 'anthropic/claude-sonnet-4',
    name: 'Claude Sonnet 4',
    provider: 'anthropic',
    contextLength: 200_000,
    pointsCost: 3,
    webSearch: { price: 0.02 },
  },
];

function Choice({ value: first, onValueChange }: Parameters<typeof RunModel>[0]) {
  const [value, setValue] = useState(first);
  return (
    <RunModel
      value={value}
      onValueChange={(choice) => {
        setValue(choice);
        onValueChange(choice);
      }}
    />
  );
}

const meta = {
  title: 'Runs/Model of a run',
  component: RunModel,
  render: (args) => <Choice {...args} />,
  args: { value: { model: '', webSearch: false }, onValueChange: fn() },
  parameters: {
    server: {
      handlers: () => [
        http.get(routes.openrouterModels.path, () => HttpResponse.json({ data: models })),
        http.get(routes.perplexityModels.path, () => HttpResponse.json({ data: [] })),
      ],
    },
  },
} satisfies Meta<typeof RunModel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen with its price and context in sight, and taken back by emptying the field. */
export const Automatic: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Model: automatic' }));
    const dialog = await screen.findByRole('dialog', { name: 'Model for this run' });
    const field = within(dialog).getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(
      await screen.findByRole('option', { name: /Claude Sonnet 4.*200K context · 3 points/ }),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      model: 'anthropic/claude-sonnet-4',
      webSearch: false,
    });
    await expect(within(dialog).getByText(/200K context · 3 points/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Model: Claude Sonnet 4' })).toBeVisible();
  },
};

/** Only where the service offers it, with its price; another model that has none is without it. */
export const WebSearch: Story = {
  args: { value: { model: 'anthropic/claude-sonnet-4', webSearch: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Model: Claude Sonnet 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Model for this run' }));
    const search = dialog.getByRole('switch', { name: 'Search the web' });
    await expect(search).not.toBeChecked();
    await expect(search).toHaveAccessibleDescription(/numbered sources.*about \$0\.02/);
    await userEvent.click(search);
    await expect(
      canvas.getByRole('button', { name: 'Model: Claude Sonnet 4 + web', hidden: true }),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /GPT-4.1 mini/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      model: 'openai/gpt-4.1-mini',
      webSearch: false,
    });
    await expect(dialog.queryByRole('switch')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  },
};

/** Nothing to choose: the built-in model writes whatever is chosen. */
export const Offline: Story = { parameters: { server: { handlers: () => [] } } };
