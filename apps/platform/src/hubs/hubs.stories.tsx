import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { atStoryMoment } from '../../../../.storybook/story-clock';
import { LifeHub } from './life-hub';
import { PersonalHub } from './personal-hub';

const base = '/personal/creative-assistant';
const at = (place: string) => ({ path: '/personal/*', at: place, title: 'shell.title.personal' });
const life = '/personal/life-assistant';
const wait = { timeout: 20_000 };

const meta = {
  title: 'Screens/Personal hub',
  tags: ['!autodocs'],
  component: PersonalHub,
  // What is due today is due on the day of the server's data.
  beforeEach: atStoryMoment,
  parameters: { layout: 'fullscreen', app: at('/personal') },
} satisfies Meta<typeof PersonalHub>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The area's assistants; one of them leads to its form. */
export const Hub: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Personal assistants' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Creative assistant' })).toHaveAttribute(
      'href',
      base,
    );
    // What is due of the day's plans, and what of the day is logged.
    const today = within(await canvas.findByRole('region', { name: 'Today' }));
    await expect(
      await today.findByRole('link', { name: 'Exercise: Charts that tell the truth' }),
    ).toBeVisible();
    await userEvent.click(today.getByRole('button', { name: 'Expense' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What is due could not be read: the assistants are there all the same. */
export const HubWithoutToday: Story = {
  parameters: {
    app: {
      ...at('/personal'),
      handlers: () => [
        http.get('/api/learning-activities', () =>
          HttpResponse.json({ error: 'No rows' }, { status: 403 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Creative assistant' })).toBeVisible();
  },
};

/** Reviews of weeks: where the workspace of a review leads. */
export const Reviews: Story = {
  parameters: {
    app: { path: life, at: `${life}?tab=history`, title: 'shell.title.lifeAssistant' },
  },
  render: () => <LifeHub />,
  play: async ({ canvas }) => {
    const history = await canvas.findByRole('link', { name: /^History/ }, wait);
    await expect(history).toHaveAttribute('aria-current', 'page');
    await expect(history).toHaveAttribute('href', `${life}?tab=history`);
    await expect(await canvas.findByRole('heading', { name: 'Life assistant' })).toBeVisible();
  },
};
