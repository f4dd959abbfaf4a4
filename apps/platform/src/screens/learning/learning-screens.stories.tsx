import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { atStoryMoment } from '../../../../../.storybook/story-clock';
import { LearningContentScreen } from './content/content-screen';
import { LearningDashboardScreen } from './dashboard/dashboard-screen';
import { PlanScreen } from './plan/plan-screen';
import { LearningProgressScreen } from './progress/progress-screen';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

const planAt = (at: string) => ({
  path: '/personal/learning-assistant/plan/:planId',
  at: `/personal/learning-assistant/plan/${at}`,
  title: 'shell.title.learningPlan',
});
const meta = {
  title: 'Screens/Learning',
  tags: ['!autodocs'],
  component: PlanScreen,
  parameters: { layout: 'fullscreen', app: planAt('1') },
  // What is due follows from the day: the server's.
  beforeEach: atStoryMoment,
} satisfies Meta<typeof PlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const idsOf = (store: Store, table: Parameters<Store['all']>[0]) =>
  store.all(table).map(({ id }) => id);

/** A learner who has nothing yet. */
const withoutRows = (store: Store) => {
  for (const table of ['learning_plans', 'user_resource_progress', 'learning_contents'] as const)
    for (const id of idsOf(store, table)) store.remove(table, id);
  for (const table of ['learning_stages', 'learning_activities', 'user_skills'] as const)
    for (const id of idsOf(store, table)) store.remove(table, id);
};
const refused = () => [
  http.get('/api/learning-activities', () =>
    HttpResponse.json({ error: 'No rows' }, { status: 403 }),
  ),
];

const open = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Options for ${name}` }));
  return within(await screen.findByRole('menu'));
};

/** What is next, where the plan is, every activity, and what is due. */
export const Plan: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: 'Data analysis for operations',
    });
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Activities' })).toBeVisible();
    // What the buttons count adds up to the plan.
    const counts = within(canvas.getByRole('group', { name: 'Show only' })).getAllByRole('button');
    const sum = counts.reduce((all, { textContent }) => all + Number(/\d+/.exec(textContent)), 0);
    await expect(sum).toBe(18);
  },
};

/** One status at a time. */
export const OneStatus: Story = {
  play: async ({ canvas }) => {
    const completed = await canvas.findByRole('button', { name: /^Completed/ });
    await userEvent.click(completed);
    await expect(completed).toHaveAttribute('aria-pressed', 'true');
    const names = await canvas.findAllByRole('link', { name: /Tables and types of data/ });
    await expect(names).toHaveLength(3);
    await expect(canvas.queryByRole('heading', { name: '3 Application' })).toBeNull();
    await userEvent.click(completed);
    await expect(await canvas.findByRole('heading', { name: '3 Application' })).toBeVisible();
  },
};

/** Opened, its steps ticked off; the last one ends it. */
export const Steps: Story = {
  parameters: {
    app: {
      ...planAt('1?activity=11'),
      prepare: (store: Store) => {
        store.update('learning_activities', 11, {
          content: 'Take your own table.\n\n- [x] Count the rows\n- [ ] Draw the chart',
        });
      },
    },
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByText('Take your own table.')).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Draw the chart' }));
    await expect(await sheet.findByRole('button', { name: 'Not done after all' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: /^Continue: / })).toBeVisible();
  },
};

/** The order is that of the days: one that moves changes days with its neighbor. */
export const Reordered: Story = {
  play: async ({ canvas }) => {
    const names = () =>
      canvas
        .getAllByRole('link', { name: /A report for management/ })
        .map((one) => one.textContent);
    await canvas.findByRole('link', { name: 'Look up: A report for management' });
    const before = names();
    const menu = await open(canvas, before[1]!);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual([before[1], before[0]]));
  },
};

/** Added by hand: it stands where the learner is. */
export const Added: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add activity' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add activity' }));
    const save = await sheet.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(await sheet.findAllByText(/Enter|required/i)).not.toHaveLength(0);
    await userEvent.type(sheet.getByRole('textbox', { name: /^Title/ }), 'Read the annual report');
    await userEvent.click(save);
    await expect(await canvas.findByRole('link', { name: 'Read the annual report' })).toBeVisible();
  },
};

/** Asked first, then gone, with the share of the plan. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    const name = 'Quiz: Charts that tell the truth';
    const menu = await open(canvas, name);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name })).toBeNull());
  },
};

/** A change that the server refuses is undone, and said. */
export const NotSaved: Story = {
  parameters: {
    app: {
      ...planAt('1'),
      handlers: () => [
        http.patch('/api/learning-activities/:id', () =>
          HttpResponse.json({ error: 'The disk is full' }, { status: 507 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    const name = 'Quiz: Charts that tell the truth';
    const menu = await open(canvas, name);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Mark as done' }));
    await expect(await screen.findByText('HTTP 507: The disk is full')).toBeVisible();
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

/** Everything that is not done, a week later. */
export const DatesMoved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move dates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move dates' }));
    await expect(dialog.getByText(/^The last day moves from/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Nothing is due today.')).toBeVisible();
  },
};

/** All of it done. */
export const Completed: Story = {
  parameters: { app: planAt('2') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This plan is done')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Move dates' })).toBeNull();
  },
};

/** A plan without stages and activities. */
export const WithoutActivities: Story = {
  parameters: {
    app: {
      ...planAt('1'),
      prepare: (store: Store) => {
        for (const id of idsOf(store, 'learning_stages')) store.remove('learning_stages', id);
        for (const id of idsOf(store, 'learning_modules')) store.remove('learning_modules', id);
        for (const id of idsOf(store, 'learning_activities'))
          store.remove('learning_activities', id);
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activities yet')).toBeVisible();
  },
};

/** Its module was deleted in another tab: the activity is still there. */
export const ModuleGone: Story = {
  parameters: {
    app: {
      ...planAt('1'),
      prepare: (store: Store) => {
        store.remove('learning_modules', 6);
      },
    },
  },
  play: async ({ canvas }) => {
    const loose = await canvas.findByRole('region', { name: 'Not in a module' });
    await expect(within(loose).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Nobody's, or another's. */
export const NotThere: Story = {
  parameters: { app: planAt('9999') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
  },
};

export const Failed: Story = {
  parameters: { app: { ...planAt('1'), handlers: refused } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your learning data did not load')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const dashboard = {
  path: '/personal/learning-dashboard',
  at: '/personal/learning-dashboard',
  title: 'shell.title.learningDashboard',
};

/** Plans, achievements, what is due, streak and skills. */
export const Dashboard: Story = {
  parameters: { app: dashboard },
  render: () => <LearningDashboardScreen />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Data analysis for operations' }),
    ).toHaveAttribute('href', '/personal/learning-assistant/plan/1');
    await expect(await canvas.findByRole('heading', { name: 'First step' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Streak' })).toBeVisible();
    // The cards that are due lead to their session.
    await expect(canvas.getByRole('link', { name: /^Review \d+ cards?$/ })).toHaveAttribute(
      'href',
      '/personal/learning-experience',
    );
  },
};

type Row<Field extends string> = Record<Field, string | null> &
  Record<'id' | 'planId' | 'progress' | 'durationMinutes', number> & { completed: boolean };
const stored = async <Field extends string>(path: string) =>
  (await (await fetch(`/api/${path}`)).json()) as Row<Field>[];
const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? '';

/** Every figure is worked out again from the stored rows. */
export const DashboardFigures: Story = {
  parameters: { app: dashboard },
  render: () => <LearningDashboardScreen />,
  play: async ({ canvas }) => {
    const plans = await stored<'title' | 'status'>('learning-plans');
    const activities = await stored<'dueDate' | 'completedAt'>('learning-activities?_limit=500');
    const read = await stored<'completedAt'>('user-resource-progress');
    const all = await stored('achievements');
    const reached = await stored('user-achievements');
    for (const { id, title } of plans) {
      const own = activities.filter(({ planId }) => planId === id);
      const done = own.filter(({ completed }) => completed).length;
      const row = (await canvas.findByRole('link', { name: title! })).closest('li')!;
      await expect(row).toHaveTextContent(`${Math.round((done / own.length) * 100)}%`);
    }
    const active = plans.filter(({ status }) => status === 'active').map(({ id }) => id);
    const due = activities.filter(
      ({ planId, completed, dueDate }) =>
        active.includes(planId) && !completed && dueDate && dayOf(dueDate) <= '2026-01-31',
    );
    const panel = canvas.getByRole('region', { name: 'Due today' });
    await expect(due.length).toBeGreaterThan(0);
    const links = within(panel).getAllByRole('link', { name: /^(?!Review )/ });
    await expect(links).toHaveLength(due.length);
    const minutes = due.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
    await expect(panel).toHaveTextContent(`${minutes} min`);
    const learned = new Set([...activities, ...read].map(({ completedAt }) => dayOf(completedAt)));
    let streak = 0;
    // A streak is not over before its day is.
    const first = learned.has('2026-01-31') ? 31 : 30;
    while (learned.has(`2026-01-${String(first - streak).padStart(2, '0')}`)) streak += 1;
    await expect(streak).toBeGreaterThan(1);
    await expect(canvas.getByRole('region', { name: 'Streak' })).toHaveTextContent(
      `${streak} days.`,
    );
    await expect(
      await canvas.findByText(`${reached.length} of ${all.length}`, { exact: true }),
    ).toBeVisible();
  },
};

/** A new member. */
export const DashboardEmpty: Story = {
  parameters: { app: { ...dashboard, prepare: withoutRows } },
  render: () => <LearningDashboardScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No plans yet')).toBeVisible();
    await expect(canvas.getByText('Nothing is due today.')).toBeVisible();
  },
};

export const DashboardFailed: Story = {
  parameters: { app: { ...dashboard, handlers: refused } },
  render: () => <LearningDashboardScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your learning data did not load')).toBeVisible();
  },
};

const progress = {
  path: '/personal/learning-assistant/progress',
  at: '/personal/learning-assistant/progress',
  title: 'shell.title.learningProgress',
};

/** Week by week. */
export const Progress: Story = {
  parameters: { app: progress },
  render: () => <LearningProgressScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Activities finished')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Hours per week' })).toBeVisible();
  },
};

export const ProgressEmpty: Story = {
  parameters: { app: { ...progress, prepare: withoutRows } },
  render: () => <LearningProgressScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing finished yet')).toBeVisible();
  },
};

const content = {
  path: '/personal/learning-assistant/content',
  at: '/personal/learning-assistant/content',
  title: 'shell.title.learningContent',
};

/** The material somebody had made. */
export const Content: Story = {
  parameters: { app: content },
  render: () => <LearningContentScreen />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Averages and what they hide' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('link', { name: 'Study the cards' })).toHaveAttribute(
      'href',
      expect.stringMatching(/content=/),
    );
  },
};

/** Material without cards, made in no run: its text is read where it is. */
export const ContentToRead: Story = {
  parameters: { app: content },
  render: () => <LearningContentScreen />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Joins in SQL, at a glance' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/^An inner join keeps matches only/)).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Study the cards' })).toBeNull();
  },
};

/** A favorite says so beside its name. */
export const ContentFavorite: Story = {
  parameters: {
    app: {
      ...content,
      prepare: (store: Store) => {
        store.update('learning_contents', 1, { favorite: true });
      },
    },
  },
  render: () => <LearningContentScreen />,
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('link', { name: 'Averages and what they hide' });
    const row = within(name.closest<HTMLElement>('[role="row"]')!);
    await expect(row.getByRole('img', { name: 'Favorite' })).toBeVisible();
  },
};

export const ContentEmpty: Story = {
  parameters: { app: { ...content, prepare: withoutRows } },
  render: () => <LearningContentScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No content yet')).toBeVisible();
  },
};
