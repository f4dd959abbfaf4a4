import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { TravelPlanForm, type TravelPlanValues } from './travel-plan-form.js';

const meta = {
  title: 'Forms/Travel plan',
  component: TravelPlanForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof TravelPlanForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<TravelPlanValues>({
  filled: {
    destination: 'Lisbon',
    startDate: '2026-05-08',
    endDate: '2026-05-10',
    budget: 900,
    interests: ['food markets'],
  },
  sent: { destination: 'Lisbon', budget: 900, numberOfTravelers: 1, activityPace: 'moderate' },
  first: 'Destination',
  field: 'destination',
  missing: /Enter a destination/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;

/** A trip of 61 days, for a budget typed as money is: the error stands at its end, and goes with it. */
export const TooLong: Story = {
  args: {
    defaultValues: { destination: 'Lisbon', startDate: '2026-05-01', endDate: '2026-06-30' },
  },
  play: async ({ canvas, args }) => {
    const budget = canvas.getByRole('spinbutton', { name: 'Budget in US dollars' });
    await userEvent.type(budget, '2500');
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    const end = canvas.getByRole('textbox', { name: 'End date' });
    await waitFor(() => expect(end).toHaveAccessibleDescription(/at most 60 days/));
    await expect(budget).toHaveValue('$2,500');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(end);
    await userEvent.type(end, '6/29/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ endDate: '2026-06-29', budget: 2500 }),
      ),
    );
  },
};
