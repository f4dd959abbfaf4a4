import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { TasksScreen } from './tasks-screen';

const app = { path: '/tasks', title: 'shell.title.tasks' };
const meta = {
  title: 'Screens/Tasks',
  tags: ['!autodocs'],
  component: TasksScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof TasksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Tasks' });
    const rows = within(table).getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(3);
    await expect(within(table).getByRole('columnheader', { name: 'Created' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search tasks' }), 'lease');
    const table = canvas.getByRole('table', { name: 'Tasks' });
    await expect(within(table).getAllByRole('row')).toHaveLength(2);
  },
};

export const NoMatch: Story = {
  parameters: { app: { ...app, at: '/tasks?q=nothing%20like%20this' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('table', { name: 'Tasks' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { app: { ...app, scenario: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No tasks yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...app, scenario: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tasks did not load' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Loading: Story = { parameters: { app: { ...app, scenario: 'slow' } } };
