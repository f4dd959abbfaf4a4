import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { DecisionForm, type DecisionValues } from './decision-form.js';

const meta = {
  title: 'Forms/Decision',
  component: DecisionForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof DecisionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<DecisionValues>({
  filled: {
    title: 'A second site',
    description: 'Whether a second site pays by spring',
    methods: ['swot'],
    options: ['Gdańsk', 'Rotterdam'],
  },
  sent: { title: 'A second site', methods: ['swot'], options: ['Gdańsk', 'Rotterdam'] },
  first: 'Title',
  field: 'title',
  missing: /The title needs at least 3 characters/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;

const offices: Partial<DecisionValues> = {
  title: 'Where the office goes',
  description: 'The lease ends in June.',
  methods: ['comparative', 'forecast'],
  options: ['Hamngatan', 'Sveavägen', 'Solna'],
  criteria: ['Rent', 'Commute'],
};

const amountOf = (row: HTMLElement, name: string) => within(row).getByRole('spinbutton', { name });

/** Every criterion has a row with a field for each option; what is left empty is not sent. */
export const Figures: Story = {
  args: { defaultValues: offices },
  play: async ({ canvas, args }) => {
    const rent = await canvas.findByRole('group', { name: 'Rent' });
    await userEvent.type(within(rent).getByRole('textbox', { name: /^Unit/ }), 'kr a year');
    await userEvent.click(within(rent).getByRole('combobox', { name: 'Which is better?' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lower' }));
    await userEvent.type(amountOf(rent, 'Hamngatan'), '340,000');
    await userEvent.type(amountOf(rent, 'Solna'), '240000.50');
    const add = canvas.getByRole('button', { name: 'Add figure' });
    for (const [when, amount] of [
      ['2024', '31'],
      ['2025', '34'],
    ] as const) {
      await userEvent.click(add);
      const row = canvas.getAllByRole('group', { name: /^Figure \d/ }).at(-1)!;
      await userEvent.type(within(row).getByRole('textbox', { name: 'When' }), when);
      await userEvent.type(amountOf(row, 'Amount'), amount);
    }
    // Taken away by the keyboard, the focus stays with the rows.
    canvas.getByRole('button', { name: 'Remove figure 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(add).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          figures: [
            {
              criterion: 'Rent',
              unit: 'kr a year',
              better: 'lower',
              amounts: [
                { option: 'Hamngatan', amount: 340_000 },
                { option: 'Solna', amount: 240_000.5 },
              ],
            },
          ],
          history: { label: '', unit: '', values: [{ when: '2025', amount: 34 }] },
        }),
      ),
    );
  },
};

/** Figures stay with their option and criterion when others come and go. */
export const FiguresFollow: Story = {
  args: {
    defaultValues: {
      ...offices,
      figures: [
        {
          criterion: 'Commute',
          unit: 'min',
          better: 'lower',
          amounts: [{ option: 'Solna', amount: 45 }],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const commute = () => canvas.getByRole('group', { name: 'Commute' });
    await expect(amountOf(commute(), 'Solna')).toHaveValue('45');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hamngatan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rent' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Rent' })).toBeNull());
    await expect(amountOf(commute(), 'Solna')).toHaveValue('45');
    await expect(amountOf(commute(), 'Sveavägen')).toHaveValue('');
  },
};

/** An error in a figure is shown at it, and the summary names its row. */
export const FiguresInvalid: Story = {
  args: { defaultValues: offices },
  play: async ({ canvas, args }) => {
    const rent = await canvas.findByRole('group', { name: 'Rent' });
    await userEvent.type(amountOf(rent, 'Solna'), '240000');
    await userEvent.click(canvas.getByRole('button', { name: 'Add figure' }));
    const row = canvas.getByRole('group', { name: 'Figure 1' });
    await userEvent.type(within(row).getByRole('textbox', { name: 'When' }), 'last year');
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    const better = within(rent).getByRole('combobox', { name: 'Which is better?' });
    await waitFor(() => expect(better).toHaveFocus());
    await expect(better).toHaveAccessibleDescription(/Choose whether lower or higher is better/);
    await expect(canvas.getByRole('link', { name: 'Rent: Which is better?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Figure 1: When' }));
    const when = within(row).getByRole('textbox', { name: 'When' });
    await expect(when).toHaveFocus();
    await expect(when).toHaveAccessibleDescription(/Write a year, quarter, month or day/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What a description gives is read as it is typed; it is used once somebody says so. */
export const Facts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'A second shop');
    const read = () => canvas.findByRole('list', { name: 'We read' });
    const below = canvas.getByRole('heading', { name: 'Options and criteria' });
    const place = below.getBoundingClientRect().top;
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Description' }),
      'Where to: Villeurbanne, Part-Dieu or Bron? Villeurbanne costs 2,100 euros a month, Part-Dieu 4,800 euros. Our budget is 9,000 euros.',
    );
    const facts = await read();
    await waitFor(() =>
      expect(
        within(facts)
          .getAllByRole('listitem')
          .map((one) => one.textContent),
      ).toEqual([
        'Villeurbanne',
        'Part-Dieu',
        'Bron',
        'Cost: Villeurbanne 2,100 euros and Part-Dieu 4,800 euros',
        '9,000 euros',
      ]),
    );
    // Nothing below has moved, and nothing is filled in.
    await expect(below.getBoundingClientRect().top).toBe(place);
    await expect(canvas.queryByRole('group', { name: 'Cost' })).toBeNull();
    // By keyboard: one is removed, the next has the focus.
    within(facts).getByRole('button', { name: 'Remove Bron' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(facts).getByRole('button', { name: /^Remove Cost: / })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use these' }));
    const cost = await canvas.findByRole('group', { name: 'Cost' });
    await expect(amountOf(cost, 'Villeurbanne')).toHaveValue('2,100');
    // What belongs to no option stays, to be confirmed or dismissed.
    await userEvent.click(within(await read()).getByRole('button', { name: 'Remove 9,000 euros' }));
    await expect(canvas.queryByRole('list', { name: 'We read' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^SWOT/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          options: ['Villeurbanne', 'Part-Dieu'],
          criteria: ['Cost', 'Time', 'Risk', 'Benefit'],
          dismissedFacts: ['9,000 euros'],
          figures: [
            {
              criterion: 'Cost',
              unit: 'euros',
              better: 'lower',
              amounts: [
                { option: 'Villeurbanne', amount: 2_100 },
                { option: 'Part-Dieu', amount: 4_800 },
              ],
            },
          ],
        }),
      ),
    );
  },
};
