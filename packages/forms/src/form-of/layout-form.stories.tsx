import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod';

import { decisionLayout } from '../decision-form/decision-form.js';
import { refusal } from '../testing/samples.js';
import { narrow } from '../testing/form-stories.js';
import { LayoutForm, runWords } from './layout-form.js';
import { defineLayout, extendLayout } from './layout.js';

/** A form another team writes: its schema and its words, none of ours. */
const journey = z.object({
  place: z.string().min(1, 'Say where to'),
  contact: z.email('That is no address'),
  leave: z.iso.date('Choose a day'),
  travellers: z.number({ error: 'Say how many' }).max(9, 'No more than nine'),
  pace: z.enum(['slow', 'fast'], 'Choose a pace'),
  stops: z.array(z.string().max(40)).min(1, 'Name a stop'),
  hasPets: z.boolean(),
  pets: z.string().max(300, 'Shorter, please').optional(),
});

const own = <const Text extends string>(text: Text) => ({ text });

const journeyLayout = defineLayout(journey, {
  sections: [
    {
      title: own('The journey'),
      description: own('What is not known yet can wait'),
      fields: [
        { name: 'place', label: own('Where to'), hint: own('A city or a region') },
        { name: 'contact', label: own('Email'), autoComplete: 'email' },
        {
          row: [
            { name: 'leave', label: own('First day') },
            { name: 'travellers', label: own('Travellers') },
          ],
        },
        {
          name: 'pace',
          label: own('Pace'),
          options: [
            { value: 'slow', label: own('Slow'), description: own('Two places a week') },
            { value: 'fast', label: own('Fast') },
          ],
        },
        { name: 'stops', label: own('Stops'), optional: false },
      ],
    },
    {
      fields: [
        { name: 'hasPets', label: own('With animals') },
        {
          name: 'pets',
          label: own('Which animals'),
          when: { field: 'hasPets', is: true },
        },
      ],
    },
  ],
});

const words = {
  submit: own('Book'),
  submitting: own('Booking'),
  reset: own('Start over'),
  summary: own('Look at these again'),
  draftSaved: own('Kept'),
  failure: { title: own('Not booked'), fallback: own('Nobody answered') },
};

interface StoryProps {
  onSubmit: (values: object) => Promise<void>;
  texts?: (text: string) => string | undefined;
  draftKey?: string;
}

function JourneyForm(props: StoryProps) {
  return <LayoutForm {...props} layout={journeyLayout} words={words} />;
}

const meta = {
  title: 'Forms/Form of one’s own',
  tags: ['!autodocs'],
  component: JourneyForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof JourneyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The errors are the schema's words, the summary leads to the fields, the first has the focus. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    const place = canvas.getByRole('textbox', { name: 'Where to' });
    await waitFor(() => expect(place).toHaveFocus());
    await expect(place).toHaveAccessibleDescription(
      /A city or a region.*Say where to|Say where to/,
    );
    const summary = canvas.getByText('Look at these again').parentElement?.parentElement;
    for (const text of [
      'That is no address',
      'Choose a day',
      'Say how many',
      'Choose a pace',
      'Name a stop',
    ])
      await expect(summary).toHaveTextContent(text);
    await userEvent.click(canvas.getByRole('link', { name: 'Stops' }));
    await expect(canvas.getByRole('textbox', { name: /^Stops/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The values sent are what the schema makes of them; a field under a condition comes and goes. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Where to' }), 'Nantes');
    const contact = canvas.getByRole('textbox', { name: 'Email' });
    await expect(contact).toHaveAttribute('type', 'email');
    await userEvent.type(contact, 'marta@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'First day' }), '5/4/2026');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Travellers' }), '2');
    await userEvent.click(canvas.getByRole('radio', { name: /^Slow/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Stops/ }), 'Rennes{Enter}');
    await expect(canvas.queryByRole('textbox', { name: /^Which animals/ })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'With animals' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Which animals/ }), 'A cat');
    // A section without a heading has the room of one with a heading.
    const startOf = (label: string) => canvas.getByText(label).getBoundingClientRect().left;
    await expect(startOf('Which animals')).toBe(startOf('Email'));
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        place: 'Nantes',
        contact: 'marta@example.com',
        leave: '2026-05-04',
        travellers: 2,
        pace: 'slow',
        stops: ['Rennes'],
        hasPets: true,
        pets: 'A cat',
      }),
    );
  },
};

const french: Record<string, string> = {
  'Where to': 'Destination',
  'Say where to': 'Dites où aller',
  'Look at these again': 'À revoir',
  Book: 'Réserver',
};

/** A message function of one's own is asked for every text, the schema's too. */
export const OwnLanguage: Story = {
  args: { texts: (text) => french[text] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réserver' }));
    const place = canvas.getByRole('textbox', { name: 'Destination' });
    await waitFor(() => expect(place).toHaveAccessibleDescription(/Dites où aller/));
    await expect(canvas.getByText('À revoir')).toBeVisible();
  },
};

/** A failure nobody answers is shown in one's own words too; a draft is kept as in every form. */
export const Refused: Story = {
  args: {
    draftKey: 'story.journey',
    onSubmit: fn(async () => {
      throw refusal('', { place: 'The road is closed', season: 'Too late in the year' });
    }),
  },
  play: async (context) => {
    await Sent.play?.({ ...context, args: { ...context.args } });
    const { canvas } = context;
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Not booked\s*Too late in the year/),
    );
    const place = canvas.getByRole('textbox', { name: 'Where to' });
    await expect(place).toHaveAccessibleDescription(/The road is closed/);
    await expect(await canvas.findByText('Kept')).toBeInTheDocument();
  },
};

const budgeted = decisionLayout.schema.extend({
  budget: z.int({ error: 'Say what it may cost' }).min(0).max(1000),
  sponsor: z.string().min(2, 'Name who pays'),
});

const budgetedLayout = extendLayout(decisionLayout, budgeted, [
  {
    title: own('Money'),
    fields: [
      {
        name: 'budget',
        label: own('Budget'),
        unit: { text: own('thousand euros'), value: 'amount' },
      },
      { name: 'sponsor', label: own('Sponsor') },
    ],
  },
]);

/** A documented form with fields and words of another team's below. */
export const Extended: Story = {
  render: ({ onSubmit }) => (
    <LayoutForm
      layout={budgetedLayout}
      words={runWords}
      onSubmit={onSubmit}
      defaultValues={{
        title: 'A second site',
        description: 'Whether a second site pays by spring',
        methods: ['swot'],
        budget: 400,
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    const sponsor = canvas.getByRole('textbox', { name: 'Sponsor' });
    await waitFor(() => expect(sponsor).toHaveFocus());
    await expect(sponsor).toHaveAccessibleDescription(/Name who pays/);
    await userEvent.type(sponsor, 'Marta');
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'A second site', budget: 400, sponsor: 'Marta' }),
      ),
    );
  },
};
