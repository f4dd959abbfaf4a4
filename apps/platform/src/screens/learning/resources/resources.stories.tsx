import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { ResourcesScreen } from './resources-screen';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

const path = '/personal/learning-resources';
const at = (query: string) => ({
  path,
  at: `${path}${query}`,
  title: 'shell.title.learningResources',
});
const meta = {
  title: 'Screens/Learning resources',
  tags: ['!autodocs'],
  component: ResourcesScreen,
  parameters: { layout: 'fullscreen', app: at('') },
} satisfies Meta<typeof ResourcesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The resource of the seed that has this title. */
const idOf = (store: Store, title: string) =>
  store.all('learning_resources').find((row) => row.title === title)!.id;
const openResource = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('link', { name }));
  return within(await canvas.findByRole('region', { name }));
};
const tableRows = (canvas: Canvas) =>
  within(canvas.getByRole('grid', { name: 'Learning resources' })).getAllByRole('row').length - 1;

/** The best first, with what is saved and how far the learner is. */
export const Library: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'The Python Tutorial' });
    await waitFor(() => expect(tableRows(canvas)).toBe(12));
    await expect(await canvas.findAllByRole('img', { name: 'Saved' })).toHaveLength(5);
    await expect(canvas.getAllByText('In progress').length).toBeGreaterThan(2);
  },
};

/** A type of the filter finds what is stored under another one. */
export const Filtered: Story = {
  parameters: { app: at('?type=infographic&difficultyLevel=beginner') },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Secure Our World' });
    await waitFor(() => expect(tableRows(canvas)).toBe(1));
  },
};

/** What was put aside; a part of the library that is empty says so. */
export const Saved: Story = {
  parameters: { app: at('?mine=saved') },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Introductory Statistics' });
    await waitFor(() => expect(tableRows(canvas)).toBe(5));
  },
};

/** The quality and its six parts, in words; the source opens in a page of its own. */
export const Detail: Story = {
  play: async ({ canvas }) => {
    const detail = await openResource(canvas, 'Introductory Statistics');
    await expect(await detail.findByText('89 of 100')).toBeVisible();
    await expect(detail.getByText('95, excellent')).toBeVisible();
    await expect(detail.getByText('79, good')).toBeVisible();
    await expect(detail.getAllByRole('progressbar')).toHaveLength(6);
    const source = detail.getByRole('link', { name: /Open the source/ });
    await expect(source).toHaveAttribute(
      'href',
      'https://openstax.org/details/books/introductory-statistics',
    );
    await expect(source).toHaveAttribute('target', '_blank');
  },
};

/** Saved, and no longer: that is taken back. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    const detail = await openResource(canvas, 'The Python Tutorial');
    await userEvent.click(await detail.findByRole('button', { name: 'Save for later' }));
    await userEvent.click(await detail.findByRole('button', { name: 'Saved' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await detail.findByRole('button', { name: 'Saved' })).toBeVisible();
  },
};

/** Time, stars and notes are kept; the list shows that it is finished. */
export const Progress: Story = {
  play: async ({ canvas }) => {
    const detail = await openResource(canvas, 'AI Risk Management Framework');
    await userEvent.click(await detail.findByRole('switch', { name: 'Finished' }));
    const notes = detail.getByRole('textbox', { name: /Notes/ });
    await userEvent.type(notes, 'Govern comes first');
    // The stars lie over the radio that is named.
    detail.getByRole('radio', { name: '4 of 5' }).click();
    await userEvent.click(detail.getByRole('button', { name: 'Save progress' }));
    await expect(await screen.findByText('Progress saved')).toBeVisible();
    await expect(await detail.findByText(/^Finished on/)).toBeVisible();
    await expect(detail.getByRole('textbox', { name: /Notes/ })).toHaveValue('Govern comes first');
  },
};

/** What was typed survives a server that fails. */
export const NotSaved: Story = {
  parameters: {
    app: {
      ...at(''),
      handlers: () => [
        http.post('/api/user-resource-progress', () =>
          HttpResponse.json({ message: 'No' }, { status: 500 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    const detail = await openResource(canvas, 'AI Risk Management Framework');
    const notes = await detail.findByRole('textbox', { name: /Notes/ });
    await userEvent.type(notes, 'Still here');
    await userEvent.click(detail.getByRole('button', { name: 'Save progress' }));
    await expect((await detail.findAllByText('Your progress was not saved'))[0]).toBeVisible();
    await expect(notes).toHaveValue('Still here');
    await userEvent.clear(notes);
  },
};

/** Another device has changed it meanwhile: both versions are shown, none is lost. */
export const TwoDevices: Story = {
  play: async ({ canvas }) => {
    const detail = await openResource(canvas, 'Introductory Statistics');
    const notes = await detail.findByRole('textbox', { name: /Notes/ });
    const [row] = (await (await fetch('/api/user-resource-progress?_limit=500')).json()).filter(
      ({ learningTime }: { learningTime: number }) => learningTime === 360,
    );
    await fetch(`/api/user-resource-progress/${row.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ notes: 'From the phone' }),
    });
    await userEvent.type(notes, 'From the desk');
    await userEvent.click(detail.getByRole('button', { name: 'Save progress' }));
    await expect(
      await detail.findByRole('table', { name: 'Someone else changed this' }),
    ).toBeVisible();
    await expect(detail.getByText('From the phone')).toBeVisible();
    await expect(notes).toHaveValue('From the desk');
  },
};

/** Nobody has judged it, and it says little about itself. */
export const NotJudged: Story = {
  parameters: {
    app: {
      ...at(''),
      prepare: (store: Store) => {
        const id = idOf(store, 'LearnEnglish');
        for (const row of store.all('resource_quality_evaluations'))
          if (row.resourceId === id) store.remove('resource_quality_evaluations', row.id);
        store.update('learning_resources', id, {
          description: null,
          readingTime: null,
          qualityScore: null,
          conceptTags: [],
          title: `LearnEnglish ${'and everything that belongs to it '.repeat(5)}`.trim(),
        });
      },
    },
  },
  play: async ({ canvas }) => {
    const detail = await openResource(
      canvas,
      `LearnEnglish ${'and everything that belongs to it '.repeat(5)}`.trim(),
    );
    await expect(await detail.findByText('Nobody has judged this resource yet.')).toBeVisible();
  },
};

/** No resources at all. */
export const Empty: Story = {
  parameters: {
    app: {
      ...at(''),
      prepare: (store: Store) => {
        for (const { id } of store.all('learning_resources').slice())
          store.remove('learning_resources', id);
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No resources yet')).toBeVisible();
  },
};

export const NothingSaved: Story = {
  parameters: {
    app: {
      ...at('?mine=saved'),
      prepare: (store: Store) => {
        for (const { id } of store.all('user_saved_resources').slice())
          store.remove('user_saved_resources', id);
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Show all resources' }));
    await expect(await canvas.findByRole('link', { name: 'The Python Tutorial' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...at(''), scenario: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The resources could not be loaded')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  parameters: { app: at('') },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const detail = await openResource(canvas, 'Introductory Statistics');
    await expect(await detail.findByText('89 من 100')).toBeVisible();
  },
};
