import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';

import { preferenceKeys } from '../base/preferences';
import { HomeScreen } from './home-screen';

let asked = 0;
/** The server does not say who is signed in. */
const failing = () => {
  asked = 0;
  return [
    http.get('/api/user', () => {
      asked += 1;
      return new HttpResponse(null, { status: 500 });
    }),
  ];
};
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const meta = {
  title: 'Screens/Home',
  tags: ['!autodocs'],
  component: HomeScreen,
  parameters: { layout: 'fullscreen', app: { path: '/', title: 'shell.title.home' } },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor reads the landing page, whatever is wrong with the session; nobody asks for ever. */
export const VisitorWithoutSession: Story = {
  parameters: { app: { path: '/', title: 'shell.title.home', handlers: failing } },
  beforeEach: () => localStorage.removeItem(preferenceKeys.attemptedAuth),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 }, { timeout: 8_000 });
    await expect(title).toHaveTextContent('Many agents. One answer you can check.');
    await pause(1_500);
    await expect(title).toBeVisible();
    await expect(asked).toBe(4);
  },
};

/** Who signed in here before is told, and asks again when they like. */
export const MemberWithoutSession: Story = {
  parameters: { app: { path: '/', title: 'shell.title.home', handlers: failing } },
  beforeEach: () => {
    localStorage.setItem(preferenceKeys.attemptedAuth, 'true');
    return () => localStorage.removeItem(preferenceKeys.attemptedAuth);
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 }, { timeout: 8_000 });
    await expect(title).toHaveTextContent('Your session could not be checked');
    await expect(asked).toBe(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toBe(8), { timeout: 8_000 });
    await expect(title).toBeVisible();
  },
};
