import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { atStoryMoment } from '../../../../../.storybook/story-clock';
import { ManagerScreen } from './manager-screen';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

const path = '/personal/intelligent-life-manager';
const at = (search = '') => ({ path, at: `${path}${search}`, title: 'shell.title.lifeManager' });

const meta = {
  title: 'Screens/Life manager',
  tags: ['!autodocs'],
  component: ManagerScreen,
  beforeEach: atStoryMoment,
  parameters: { layout: 'fullscreen', app: at() },
} satisfies Meta<typeof ManagerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 20_000 };

/** The days somebody wrote down, to be sorted, changed and exported. */
export const Health: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Health' }, wait)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};

/** The rows behind one sentence of a review, and the way to all of them. */
export const RowsOfAFinding: Story = {
  parameters: { app: at('?tab=health&ids=1,2') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Show all entries' }, wait),
    ).toHaveAttribute('href', `${path}?tab=health`);
  },
};

export const Goals: Story = {
  parameters: { app: at('?tab=goals&view=board') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Run ten kilometres', undefined, wait)).toBeVisible();
  },
};

export const Shopping: Story = {
  parameters: { app: at('?tab=shopping') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oats, apples, milk', undefined, wait)).toBeVisible();
  },
};

/** What recurs is added once; a closed month keeps its figures until it is opened again. */
export const Month: Story = {
  parameters: { app: at('?tab=finance') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close month' }, wait));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Close month' }));
    const reopen = await canvas.findByRole('button', { name: 'Reopen month' }, wait);
    await expect(canvas.getByRole('button', { name: 'Log money' })).toBeDisabled();
    await userEvent.click(reopen);
    await expect(await canvas.findByRole('button', { name: 'Close month' }, wait)).toBeVisible();
    // The sums are there without a single amount.
    await expect(canvas.getByText(/^Only the sums of this month are known/)).toBeVisible();
  },
};

/** A file with a line that is wrong: it says which, and nothing is imported. */
export const ImportWithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }, wait));
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File(['day,sleep\n2020-01-01,7.5\n2020-01-02,much'], 'sleep.csv', {
      type: 'text/csv',
    });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, file);
    await expect(await dialog.findByText(/Line 3, “much”: not a number/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

/** A whole file, in one go. */
export const Imported: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }, wait));
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File(['Day;Weight\n2020-01-01;70,5\n2020-01-02;70,1'], 'weight.csv', {
      type: 'text/csv',
    });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, file);
    const start = dialog.getByRole('button', { name: 'Import' });
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.click(start);
    await expect(await screen.findByText('2 lines imported', undefined, wait)).toBeVisible();
  },
};

export const NothingLogged: Story = {
  parameters: {
    app: {
      ...at(),
      prepare: (store: Store) => {
        const ids = store.all('health_data').map(({ id }) => id);
        for (const id of ids) store.remove('health_data', id);
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing logged yet' }, wait),
    ).toBeVisible();
  },
};
