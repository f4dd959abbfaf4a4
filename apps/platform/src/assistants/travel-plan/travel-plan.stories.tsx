import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';
import { request, tripOf } from './sample-trip';
import type { Trip } from './trip';

interface StoryProps {
  result?: Trip;
  onChange?: ((result: Trip) => void) | undefined;
}

const Result = ({ result = tripOf(), onChange }: StoryProps) => (
  <main>
    <ResultStory
      id="travel-plan"
      parts={parts}
      result={result}
      request={request}
      onChange={onChange}
    />
  </main>
);

const path = '/personal/travel-planner/1';
const meta = {
  title: 'Assistants/Travel plan',
  tags: ['!autodocs'],
  component: Result,
  args: { onChange: fn() },
  parameters: { app: { path, at: path, title: 'shell.title.travelPlanner' } },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const dayOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));
const inBody = () => within(document.body);

/** A price that becomes known takes the place of what was set aside, and the rest is shared out anew. */
export const Priced: Story = {
  play: async ({ canvas, args }) => {
    const first = await dayOf(canvas, 'Day 1: Ljubljana');
    await expect(canvas.getByText(/left of \$900/)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Change “Ljubljana Castle”' }));
    await userEvent.click(
      await inBody().findByRole('menuitem', { name: 'Edit “Ljubljana Castle”' }),
    );
    const dialog = within(await inBody().findByRole('dialog'));
    const time = dialog.getByRole('textbox', { name: /^Time/ });
    await userEvent.clear(time);
    await userEvent.type(time, '25:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(time).toHaveAccessibleDescription(/Enter a time such as 09:30/);
    await userEvent.clear(time);
    await userEvent.type(time, '9.30');
    const cost = dialog.getByRole('spinbutton', { name: /Cost/ });
    await userEvent.type(cost, '38.5');
    await userEvent.tab();
    await expect(cost).toHaveValue('$38.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await first.findByText('$38.50')).toBeVisible();
    await expect(first.getByText('09:30')).toBeVisible();
    const [changed] = (args.onChange as ReturnType<typeof fn>).mock.lastCall as [Trip];
    const { budget, days } = changed;
    const amounts = days.flatMap(({ items }) => items.map(({ cost, planned }) => cost ?? planned));
    await expect(amounts.reduce((sum, amount) => sum + amount, budget.left)).toBe(90_000);
  },
};

/** An entry is moved, added and taken away, and comes back. */
export const Edited: Story = {
  play: async ({ canvas }) => {
    const first = await dayOf(canvas, 'Day 1: Ljubljana');
    const second = await dayOf(canvas, 'Day 2: Piran');
    const choose = async (title: string, action: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Change “${title}”` }));
      await userEvent.click(await inBody().findByRole('menuitem', { name: action }));
      await waitFor(() => expect(inBody().queryByRole('menu')).toBeNull());
    };
    await choose('Ljubljana Castle', 'Move to the next day');
    const titles = () => second.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()[3]).toMatch(/Ljubljana Castle/));
    await choose('Town walls', 'Move “Town walls” up');
    await waitFor(() => expect(titles()[0]).toMatch(/Town walls/));
    await choose('Shuttle to the city', 'Remove “Shuttle to the city”');
    await waitFor(() => expect(first.queryByText('Shuttle to the city')).toBeNull());
    // In its place, so that nothing under it moves.
    await userEvent.click(first.getByRole('button', { name: 'Undo' }));
    await expect(await first.findByText('Shuttle to the city')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Add entry' }));
    const dialog = within(await inBody().findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const title = dialog.getByRole('textbox', { name: 'What is planned' });
    await expect(title).toHaveAccessibleDescription(/Enter what is planned/);
    await userEvent.type(title, 'Ice cream');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await first.findByText('Ice cream')).toBeVisible();
  },
};

/** Things are ticked off, added and taken out; with a rate amounts stand in both currencies. */
export const Packed: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Packing list' }));
    await expect(list.getByText('1 of 3 packed')).toBeVisible();
    await userEvent.click(list.getByRole('checkbox', { name: 'Rain jacket' }));
    await expect(await list.findByText('2 of 3 packed')).toBeVisible();
    await userEvent.type(list.getByRole('textbox', { name: 'Something else to pack' }), 'Kite');
    await userEvent.click(list.getByRole('button', { name: 'Add to the list' }));
    await expect(await list.findByRole('checkbox', { name: 'Kite' })).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Remove “Charger”' }));
    await waitFor(() => expect(list.queryByText('Charger')).toBeNull());
    const budget = within(canvas.getByRole('region', { name: 'Budget' }));
    await expect(budget.queryByText(/€/)).toBeNull();
    const rate = budget.getByRole('spinbutton', { name: /EUR for 1 US dollar/ });
    await userEvent.type(rate, '0.9213');
    await userEvent.tab();
    await expect(rate).toHaveValue('0.9213');
    await expect((await budget.findAllByText(/€/)).length).toBeGreaterThan(1);
  },
};

/** Without a model: room for what nobody has told yet, and it says so. */
export const Worksheet: Story = {
  args: {
    result: {
      ...tripOf({
        days: tripOf().days.map((day) => ({
          ...day,
          items: day.items.map((item) => ({ ...item, title: `${item.title}: […]` })),
        })),
      }),
      ...({ offline: true } as object),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is a worksheet.')).toBeVisible();
  },
};

/** Somebody else's, over its budget, with long words, from right to left: to be read only. */
export const ReadOnly: Story = {
  args: {
    onChange: undefined,
    result: tripOf({
      places: [],
      budget: { total: 20_000, costs: [], left: 0 },
      days: tripOf().days.map((day) => ({
        ...day,
        place: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
        items: day.items.map((item) => ({
          ...item,
          title: 'المشي في المدينة القديمة ثم الغداء على ضفة النهر. '.repeat(3).trim(),
        })),
      })),
    }),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { name: /Donau/ })).length).toBe(2);
    await expect(canvas.queryAllByRole('button', { name: /تغيير/ })).toEqual([]);
  },
};
