import { mentorRoles } from '@constella/api-client/contract';
import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { MentorAgentsScreen } from '../agents/mentor-agents-screen';
import { LearningModelsScreen } from '../models/learning-models-screen';
import { LearningCollaborationScreen } from './collaboration-screen';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

const root = '/personal/learning-assistant';
const collaboration = (query = '') => ({
  path: `${root}/collaboration`,
  at: `${root}/collaboration${query}`,
  title: 'shell.title.learningCollaboration',
});
const agents = (query = '') => ({
  path: `${root}/agents`,
  at: `${root}/agents${query}`,
  title: 'shell.title.learningAgents',
});
const meta = {
  title: 'Screens/Learning mentors',
  tags: ['!autodocs'],
  component: LearningCollaborationScreen,
  parameters: { layout: 'fullscreen', app: collaboration('?plan=1') },
} satisfies Meta<typeof LearningCollaborationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas) => canvas.findByRole('textbox', { name: /Your question/ });
const question = 'Why does the mean of our waiting times say so little?';
const withoutTeam = (store: Store) => {
  for (const table of ['mentors', 'mentor_teams', 'learning_discussions'] as const)
    for (const { id } of store.all(table).slice()) store.remove(table, id);
};

/** A question with the mentors' answers, and who they are. */
export const Answered: Story = {
  play: async ({ canvas }) => {
    const team = within(await canvas.findByRole('region', { name: 'Mentors' }));
    for (const role of ['Subject expert', 'Coach', 'Reviewer', 'Navigator', 'Practitioner'])
      await expect(team.getByText(role)).toBeVisible();
    await expect(
      (await canvas.findAllByRole('button', { name: /^Helpful/ })).length,
    ).toBeGreaterThan(0);
  },
};

/** An answer that helped: once, and back. */
export const Helpful: Story = {
  play: async ({ canvas }) => {
    const [vote] = await canvas.findAllByRole('button', { name: /^Helpful ?7$/ });
    await userEvent.click(vote!);
    const voted = await canvas.findByRole('button', { name: /^Helpful ?8$/ });
    await expect(voted).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(voted);
    await expect(await canvas.findByRole('button', { name: /^Helpful ?7$/ })).toBeVisible();
  },
};

/** Without a model the question is kept, and says how to answer it oneself. */
export const Kept: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), question);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the question' }));
    await expect(await canvas.findByRole('heading', { name: question })).toBeVisible();
    await expect(await field(canvas)).toHaveValue('');
    const own = await canvas.findByRole('heading', { name: 'How to answer it yourself' });
    await expect(within(own.parentElement!).getAllByRole('listitem')).toHaveLength(
      mentorRoles.length,
    );
  },
};

/** With one, each mentor answers in its role. */
export const Asked: Story = {
  parameters: { app: { ...collaboration('?plan=1'), scenario: 'connected' } },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), question);
    await userEvent.click(await canvas.findByRole('button', { name: /^Ask the mentors/ }));
    await waitFor(() =>
      expect(canvas.getAllByText(new RegExp(`: ${question.slice(0, 20)}`))).toHaveLength(
        mentorRoles.length,
      ),
    );
  },
};

/** They do not answer: it is said where it was asked, and asked again from there. */
export const NotAnswered: Story = {
  parameters: {
    app: {
      ...collaboration('?plan=1'),
      scenario: 'connected',
      handlers: () => [
        http.post('/api/learning-discussions/:id/answers', () =>
          HttpResponse.json({ error: 'The model is away' }, { status: 502 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), question);
    await userEvent.click(await canvas.findByRole('button', { name: /^Ask the mentors/ }));
    const said = await canvas.findByText(/The mentors did not answer/);
    await expect(said).toBeVisible();
    const foot = within(said.closest<HTMLElement>('[role="alert"]')!.parentElement!);
    await expect(foot.getByRole('button', { name: /^Have it answered/ })).toBeEnabled();
  },
};

/** Without a question nothing is asked. */
export const NothingAsked: Story = {
  play: async ({ canvas }) => {
    await field(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the question' }));
    await expect(await field(canvas)).toBeInvalid();
  },
};

/** What was typed stays when it could not be kept. */
export const NotKept: Story = {
  parameters: {
    app: {
      ...collaboration('?plan=1'),
      handlers: () => [
        http.post('/api/learning-discussions', () =>
          HttpResponse.json({ error: 'No rows' }, { status: 403 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), question);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the question' }));
    const wait = { timeout: 20_000 };
    const said = await screen.findAllByText('Your question was not saved', undefined, wait);
    await expect(said[0]).toBeVisible();
    await expect(await field(canvas)).toHaveValue(question);
    await userEvent.clear(await field(canvas));
  },
};

/** A question goes with its answers, after it was asked about. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Delete' }))[0]!);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('No question yet')).toBeVisible();
  },
};

/** A plan without mentors gets them. */
export const NoTeam: Story = {
  parameters: { app: { ...collaboration('?plan=1'), prepare: withoutTeam } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add the five mentors' }));
    await expect(await canvas.findByText('Practitioner')).toBeVisible();
  },
};

/** Nobody has a plan yet. */
export const NoPlan: Story = {
  parameters: {
    app: {
      ...collaboration(),
      prepare: (store: Store) => {
        withoutTeam(store);
        for (const { id } of store.all('learning_plans').slice())
          store.remove('learning_plans', id);
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Make a plan' })).toHaveAttribute(
      'href',
      root,
    );
  },
};

export const Failed: Story = {
  parameters: { app: { ...collaboration(), scenario: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The mentors could not be loaded')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^مفيد/ })).length).toBeGreaterThan(
      0,
    );
  },
};

/** Who speaks for each mentor; another agent takes over at once. */
export const Agents: Story = {
  render: () => <MentorAgentsScreen />,
  parameters: { app: agents('?plan=1') },
  play: async ({ canvas }) => {
    const chosen = await canvas.findAllByRole('combobox', { name: 'Agent that speaks' });
    await expect(chosen).toHaveLength(mentorRoles.length);
    await userEvent.click(chosen[0]!);
    await userEvent.click(await screen.findByRole('option', { name: /^No agent/ }));
    await waitFor(() => expect(chosen[0]).toHaveTextContent('No agent'));
    await expect(canvas.getAllByRole('link', { name: 'Open agent' })).toHaveLength(
      mentorRoles.length - 1,
    );
  },
};

/** Models are chosen for all assistants at once. */
export const Models: Story = {
  render: () => <LearningModelsScreen />,
  parameters: {
    app: { path: `${root}/models`, at: `${root}/models`, title: 'shell.title.learningModels' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Back to the learning assistant' }),
    ).toHaveAttribute('href', root);
  },
};
