import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { PersonalArea } from './assistants-area';

const base = '/personal/creative-assistant';
const at = (place: string) => ({ path: '/personal/*', at: place, title: 'shell.title.personal' });

const meta = {
  title: 'Screens/Personal',
  tags: ['!autodocs'],
  component: PersonalArea,
  parameters: { layout: 'fullscreen', app: at(`${base}/new`) },
} satisfies Meta<typeof PersonalArea>;
export default meta;
type Story = StoryObj<typeof meta>;

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
