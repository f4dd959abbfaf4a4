import { useLocale } from '@constella/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { documentOf } from './documents';
import type { PageName } from './page-document';
import { PageBody } from './page-screen';

const PublicPage = ({ name }: { name: PageName }) => (
  <PageBody page={use(documentOf(name, useLocale()))} />
);

const meta = {
  title: 'Screens/Public page',
  tags: ['!autodocs'],
  component: PublicPage,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/faq', title: 'placeholder.title.faq', scenario: 'anonymous' },
  },
  render: (args) => (
    <Suspense>
      <PublicPage {...args} />
    </Suspense>
  ),
} satisfies Meta<typeof PublicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Questions to open one by one, found by what is typed. */
export const Questions: Story = {
  args: { name: 'faq' },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Questions and answers',
    );
    const isShown = (text: string | RegExp) => canvas.getByText(text).checkVisibility();
    const trust = canvas.getByText('How far can I trust a result?');
    await step('a question opens and closes', async () => {
      await userEvent.click(trust);
      await expect(isShown(/not advice from a lawyer/)).toBe(true);
      await userEvent.click(trust);
      await expect(isShown(/not advice from a lawyer/)).toBe(false);
    });
    const search = canvas.getByRole('searchbox', { name: 'Search the questions' });
    await step('every word typed is in what is left', async () => {
      await userEvent.type(search, 'POINTS run');
      await waitFor(async () => {
        await expect(canvas.getByRole('status')).toHaveTextContent(/^\d questions found$/);
      });
      await expect(trust.checkVisibility()).toBe(false);
      await expect(isShown('What can I do without paying?')).toBe(true);
      await expect(canvas.queryByRole('heading', { name: 'Data' })).toBeNull();
    });
    await step('nothing found is said, and cleared all are back', async () => {
      await userEvent.type(search, ' zebra');
      await expect(canvas.getByRole('status')).toHaveTextContent('No question found');
      await userEvent.clear(search);
      await expect(trust.checkVisibility()).toBe(true);
    });
  },
};

/** A link to a question opens it. */
export const LinkedQuestion: Story = {
  args: { name: 'faq' },
  parameters: { app: { path: '/faq', at: '/faq#delete', scenario: 'anonymous' } },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      await expect(canvas.getByText(/Deletion cannot be undone/)).toBeVisible();
    });
  },
};

/** A long text with its sections in front. */
export const Terms: Story = {
  args: { name: 'terms' },
  parameters: { app: { path: '/terms', title: 'placeholder.title.terms', scenario: 'anonymous' } },
  play: async ({ canvas }) => {
    const contents = within(await canvas.findByRole('navigation', { name: 'Sections' }));
    const links = contents.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    );
    for (const link of links)
      await expect(document.querySelector(link.getAttribute('href')!)).not.toBeNull();
    await expect(canvas.getByText('November 1, 2026')).toHaveAttribute('datetime', '2026-11-01');
  },
};

/** Tables, whose rows stand below each other on a phone. */
export const Cookies: Story = {
  args: { name: 'cookies' },
  parameters: {
    app: { path: '/cookies', title: 'placeholder.title.cookies', scenario: 'anonymous' },
  },
  play: async ({ canvas }) => {
    const session = await canvas.findByRole('row', { name: /^constella_session/ });
    await expect(within(session).getByRole('rowheader')).toHaveTextContent('constella_session');
    await expect(within(session).getAllByRole('cell')[0]).toHaveTextContent('Keeps you signed in');
    await expect(canvas.getAllByRole('table')).toHaveLength(3);
  },
};

/** Right to left. */
export const Arabic: Story = {
  args: { name: 'faq' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'أسئلة وأجوبة',
    );
  },
};
