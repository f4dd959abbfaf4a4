import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { atStoryMoment } from '../../../../../.storybook/story-clock';
import { PersonalArea } from './assistants-area';

const base = '/personal/creative-assistant';
const at = (place: string) => ({ path: '/personal/*', at: place, title: 'shell.title.personal' });

const meta = {
  title: 'Screens/Personal',
  tags: ['!autodocs'],
  component: PersonalArea,
  // What is due today is due on the day of the server's data.
  beforeEach: atStoryMoment,
  parameters: { layout: 'fullscreen', app: at(`${base}/new`) },
} satisfies Meta<typeof PersonalArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The area's assistants; one of them leads to its form. */
export const Hub: Story = {
  parameters: { app: at('/personal') },
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

/** A missing value is reported at its field. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Start/ }, { timeout: 10_000 }),
    );
    await expect(await canvas.findAllByText(/Enter what it is for/)).toHaveLength(2);
  },
};

/** How the assistant works. */
export const About: Story = {
  parameters: { app: at(`${base}/about`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Explore directions')).toBeVisible();
  },
};

/** From a brief to a worksheet, and from one of its lines to the form again. */
export const WorksheetRefined: Story = {
  play: async ({ canvas }) => {
    const subject = { name: 'What is it for?' };
    await userEvent.type(
      await canvas.findByRole('textbox', subject, { timeout: 10_000 }),
      'A talk on bees',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Start/ }));
    const heading = await canvas.findByRole(
      'heading',
      { name: 'Say the fact' },
      { timeout: 30_000 },
    );
    await expect(canvas.getByText('This is a worksheet.')).toBeVisible();
    const card = within(heading.closest('li')!);
    // By the keys alone.
    card.getByRole('button', { name: 'Refine' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await within(document.body).findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Shorter' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const draft = await canvas.findByRole('textbox', { name: /^A text you have/ });
    await expect(draft).toHaveValue('A talk on bees: […].');
    await expect(canvas.getByRole('textbox', subject)).toHaveValue('A talk on bees');
    const wish = canvas.getByRole('textbox', { name: /^What should be different/ });
    await expect(wish).toHaveValue('Shorter');
  },
};
