import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { atStoryMoment } from '../../../../../.storybook/story-clock';
import { CareerScreen } from './career-screen';
import { LifeScreen } from './life-screen';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

const app = {
  path: '/personal/life-assistant',
  at: '/personal/life-assistant',
  title: 'shell.title.lifeAssistant',
};
const meta = {
  title: 'Screens/Life assistant',
  tags: ['!autodocs'],
  component: LifeScreen,
  beforeEach: atStoryMoment,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof LifeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 20_000 };
const tables = ['health_data', 'financial_data', 'life_goals', 'life_assistant_data'] as const;

/** Takes away everything that was logged. */
const nothingLogged = (store: Store) => {
  for (const table of tables)
    for (const id of store.all(table).map((row) => row.id)) store.remove(table, id);
};

const field = (name: RegExp) => screen.findByRole('spinbutton', { name }, wait);

/** The day over everything that was logged: eight figures, four charts, goals, today. */
export const Day: Story = {
  play: async ({ canvas }) => {
    const categories = await canvas.findByRole('navigation', { name: 'Categories' }, wait);
    await expect(within(categories).getAllByRole('link')).toHaveLength(8);
    for (const name of ['Sleep', 'Spending', 'Weight', 'Exercise'])
      await expect(await canvas.findByRole('figure', { name })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Today' })).toHaveTextContent(
      'Dinner with friends',
    );
  },
};

/** Somebody who begins: nothing is guessed, and everything leads to the first entry. */
export const NothingLogged: Story = {
  parameters: { app: { ...app, prepare: nothingLogged } },
  play: async ({ canvas }) => {
    const categories = await canvas.findByRole('navigation', { name: 'Categories' }, wait);
    await expect(within(categories).getAllByText('Nothing logged yet')).toHaveLength(8);
    await expect(canvas.getByText('No goals yet.', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log today' }));
    await userEvent.type(await field(/^Sleep/), '7.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText(/^You slept 7\.5/)).toBeVisible(), wait);
  },
};

/** A weight in pounds is asked about, and taken when it is right. */
export const AskedAbout: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log today' }, wait));
    const weight = await field(/^Weight/);
    await userEvent.clear(weight);
    await userEvent.type(weight, '320');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Weight (kg) 320');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, save it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), wait);
  },
};

/** Another day shows what is stored of it; what was typed stays, and nothing of today goes there. */
export const AnotherDay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log today' }, wait));
    const sleep = await field(/^Sleep/);
    const date = screen.getByRole('textbox', { name: 'Day' });
    const [today, slept] = [(date as HTMLInputElement).value, (sleep as HTMLInputElement).value];
    const weight = await field(/^Weight/);
    await userEvent.clear(weight);
    await userEvent.type(weight, '71.5');
    await userEvent.clear(date);
    await userEvent.type(date, '1/2/2020');
    await userEvent.tab();
    await waitFor(() => expect(sleep).toHaveValue(''));
    await expect(weight).toHaveValue('71.5');
    await userEvent.clear(date);
    await userEvent.type(date, today);
    await userEvent.tab();
    await waitFor(() => expect(sleep).toHaveValue(slept));
    await expect(slept).not.toBe('');
    // What is taken out stays out.
    await userEvent.clear(sleep);
    await userEvent.tab();
    await expect(sleep).toHaveValue('');
  },
};

/** A step that is done moves its goal, and only that. */
export const StepDone: Story = {
  play: async ({ canvas }) => {
    const goal = within(
      (await canvas.findByRole('heading', { name: 'Run ten kilometres' }, wait)).closest(
        'article',
      )!,
    );
    await expect(goal.getByText('2 of 3 steps')).toBeVisible();
    await userEvent.click(goal.getAllByRole('checkbox').at(-1)!);
    await waitFor(() => expect(goal.getByText('3 of 3 steps')).toBeVisible());
    await waitFor(() => expect(goal.getByText('Reached')).toBeVisible());
  },
};

/** Money of a day goes into its month. */
export const Expense: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expense' }, wait));
    await userEvent.type(await field(/^Amount/), '12.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => [
        http.get('*/api/life-goals', () =>
          HttpResponse.json({ error: 'the disk is full' }, { status: 500 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, wait)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'الفئات' }, wait)).toBeVisible();
  },
};

/** It says that it is still to come, and leads back. */
export const Career: Story = {
  parameters: {
    app: {
      path: '/personal/career-planner',
      at: '/personal/career-planner',
      title: 'shell.title.careerPlanner',
    },
  },
  render: () => <CareerScreen />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Back to personal assistants' }, wait),
    ).toHaveAttribute('href', '/personal');
  },
};
