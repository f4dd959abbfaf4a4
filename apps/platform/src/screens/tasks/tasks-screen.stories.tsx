import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectNoShift } from '../../../../../.storybook/layout-shift';
import { preferenceKeys } from '../../base/preferences';
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
    const table = await canvas.findByRole('grid', { name: 'Tasks' });
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(3));
    await expect(within(table).getByRole('columnheader', { name: 'Created' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search tasks' }), 'malmö');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};

export const NoMatch: Story = {
  parameters: { app: { ...app, at: '/tasks?q=nothing%20like%20this' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing contains “nothing like this”.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('grid', { name: 'Tasks' })).toBeVisible();
  },
};

/** Chosen runs are compared, or deleted and brought back. */
export const Delete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select Lease renewal, Malmö' }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select GDPR update, Poland' }));
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/tasks?compare=4,2',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select GDPR update, Poland' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Lease renewal, Malmö')).toBeNull());
    await expect(await screen.findByText('Task deleted')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Lease renewal, Malmö')).toBeVisible();
  },
};

/** The bulk bar stands in the place of the table's head: no row moves, and the chosen one is tinted. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select GDPR update, Poland' });
    const row = canvas.getByRole('row', { name: /GDPR update, Poland/ });
    // The names of the assistants come later.
    await canvas.findAllByText('Collaboration');
    await expectNoShift(async () => {
      await userEvent.click(box);
      await expect(await canvas.findByText('1 selected')).toBeVisible();
    });
    await expect(row).toHaveAttribute('data-selected');
    await expectNoShift(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
      await expect(canvas.queryByText('1 selected')).toBeNull();
    });
  },
};

/** Chosen runs are known as they are now: one that began meanwhile is not deleted. */
export const ChosenAndStarted: Story = {
  // Whatever the machine does besides, it is still on its way.
  parameters: { app: { ...app, pace: 6000 } },
  play: async ({ canvas }) => {
    const choose = async (title: string, action: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${title}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select Nordic launch checklist' }),
    );
    // Another one goes; the choice stays.
    await choose('GDPR update, Poland', 'Delete');
    await waitFor(() => expect(canvas.queryByText('GDPR update, Poland')).toBeNull());
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled();
    await choose('Nordic launch checklist', 'Start run');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** Figures, steps and results of two runs. */
export const Compare: Story = {
  parameters: { app: { ...app, at: '/tasks?compare=1,3' } },
  play: async ({ canvas }) => {
    const steps = await canvas.findByRole('table', { name: 'Time of each step' });
    await expect(within(steps).getByRole('row', { name: /^Frame the decision/ })).toBeVisible();
    const results = canvas.getByRole('region', { name: 'Results' });
    await userEvent.click(within(results).getByRole('radio', { name: 'Differences' }));
    await expect(await within(results).findByRole('table')).toBeVisible();
  },
};

export const CompareMissing: Story = {
  parameters: { app: { ...app, at: '/tasks?compare=1,999999' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The tasks could not be compared' }),
    ).toBeVisible();
  },
};

/** From the menu of a row: a canceled run begins again. */
export const RunAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Lease renewal, Malmö' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Run again' }));
    const row = canvas.getByRole('row', { name: /Lease renewal/ });
    await waitFor(() => expect(within(row).queryByText('Canceled')).toBeNull());
  },
};

/** A view under a name is the address it was saved at. */
export const SavedViews: Story = {
  parameters: { app: { ...app, at: '/tasks?status=failed' } },
  beforeEach: () => {
    localStorage.removeItem(preferenceKeys.taskViews);
    return () => localStorage.removeItem(preferenceKeys.taskViews);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save view' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }));
    await expect(await within(dialog).findByText(/Enter a name for this view/)).toBeVisible();
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: 'Name' }),
      'To look at{Enter}',
    );
    const menu = await canvas.findByRole('button', { name: 'To look at' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Board' }));
    await waitFor(() => expect(menu).toHaveTextContent('Saved views'));
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'To look at' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};

const board = { ...app, at: '/tasks?view=board' };

/** A move that exists is done; what does not is refused with its reason. */
export const Board: Story = {
  parameters: { app: board },
  play: async ({ canvas }) => {
    const column = async (name: string) => canvas.findByRole('region', { name });
    const completed = await column('Completed');
    await expect(
      within(completed).getByText('Launch our rain jackets in the Nordics'),
    ).toBeVisible();
    // None of the five is cut where there is a desk's room.
    const columns = completed.closest('[data-columns]')!;
    await expect(columns.scrollWidth).toBe(columns.clientWidth);

    await userEvent.click(
      within(await column('Pending')).getByRole('button', {
        name: 'Options for Nordic launch checklist',
      }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Completed' }));
    await expect(await screen.findByText(/agents’ work decides/)).toBeVisible();
    await expect(
      within(await column('Pending')).getByText('Nordic launch checklist'),
    ).toBeVisible();

    await userEvent.click(
      within(await column('Pending')).getByRole('button', {
        name: 'Options for Nordic launch checklist',
      }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Canceled' }));
    await waitFor(async () =>
      expect(within(await column('Canceled')).getByText('Nordic launch checklist')).toBeVisible(),
    );
  },
};

/** A card that is dragged and refused is back in its place, and nothing else has left its own. */
export const BoardRefusesADrag: Story = {
  parameters: { app: board },
  play: async ({ canvas }) => {
    const pending = await canvas.findByRole('region', { name: 'Pending' });
    const completed = canvas.getByRole('region', { name: 'Completed' });
    const card = within(pending).getByText('Nordic launch checklist').closest('[data-card]')!;
    const centre = (element: Element) => {
      const box = element.getBoundingClientRect();
      return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    };
    // Below its last card: between two, these make room for the place where it would go.
    const end = { ...centre(completed), clientY: completed.getBoundingClientRect().bottom - 4 };
    const mouse = userEvent.setup();
    await expectNoShift(async () => {
      await mouse.pointer([
        { keys: '[MouseLeft>]', target: card, coords: centre(card) },
        { coords: centre(pending) },
        { coords: end },
      ]);
      await waitFor(() => expect(completed.querySelector('[data-state="place"]')).toBeVisible());
      await mouse.pointer({ keys: '[/MouseLeft]', target: completed, coords: end });
      await expect(await screen.findByText(/agents’ work decides/)).toBeVisible();
    });
    await expect(within(pending).getByText('Nordic launch checklist')).toBeVisible();
  },
};

/** Ten thousand runs: a page of them, whichever it is. */
export const TenThousand: Story = {
  parameters: { app: { ...app, scenario: 'large', at: '/tasks?page=120' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('5,951–6,000 of 10,000', undefined, { timeout: 20_000 }),
    ).toBeVisible();
    // The first screenful is drawn before the window is measured.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(51));
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
