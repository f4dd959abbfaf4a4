import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

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
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Test Claude/ });
    await userEvent.click(first!);
    await userEvent.click(canvas.getByRole('button', { name: /Test Model/ }));
    const response = await canvas.findByRole('region', { name: 'Model Response' });
    await expect(await within(response).findByText(/tokens/)).toBeVisible();
    await expect(within(response).getByText('Offline model')).toBeVisible();
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
