import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';

import { expectNoShift } from '../../../../../.storybook/layout-shift';
import { Home } from './home';

const app = { path: '/', title: 'shell.title.home' };

const meta = {
  title: 'Screens/Home for members',
  tags: ['!autodocs'],
  component: Home,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The question comes first; an example fills it, assistants and last runs lead where they say. */
export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Unified cognitive flow' }),
    ).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.click(canvas.getByRole('button', { name: /^Compare two suppliers/ }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(
      'Compare two suppliers on price, delivery time and risk. What should we ask them next?',
    );
    await expect(canvas.getByRole('link', { name: /^Decision assistant/ })).toHaveAttribute(
      'href',
      '/enterprise/decision-assistant',
    );
    const example = within(canvas.getByRole('region', { name: 'Finished example' }));
    await expect(
      await example.findByRole('link', { name: /A retailer compares three warehouse leases/ }),
    ).toHaveAttribute('href', '/examples/decision');
    const runs = within(canvas.getByRole('region', { name: 'Last runs' }));
    await expect(
      await runs.findByRole('link', { name: 'Launch our rain jackets in the Nordics' }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/task-execution\/\d+$/));
    await userEvent.clear(field);
  },
};

/** What comes later has its place already. */
export const KeepsItsPlaces: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => [
        http.get('/api/tasks', async () => {
          await delay(900);
        }),
        http.get('/api/assistants', async () => {
          await delay(600);
        }),
        http.get('/api/assistants/:id/example', async () => {
          await delay(1200);
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expectNoShift(async () => {
      await canvas.findByRole('link', { name: 'Launch our rain jackets in the Nordics' });
      await canvas.findByText(/^A retailer compares three warehouse leases/);
    });
  },
};

/** Nothing has run yet. */
export const FirstVisit: Story = {
  parameters: { app: { ...app, scenario: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing has run yet/)).toBeVisible();
  },
};

export const InArabic: Story = { globals: { locale: 'ar' } };
