import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { LifeReviewForm, type LifeReviewValues } from './life-review-form.js';

const meta = {
  title: 'Forms/Life review',
  component: LifeReviewForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof LifeReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<LifeReviewValues>({
  filled: { week: '2026-11-18', note: 'A visit from Tuesday to Thursday' },
  sent: { week: '2026-11-18', categories: [], note: 'A visit from Tuesday to Thursday' },
  first: /Week/,
  field: 'week',
  missing: /./,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Busy: Story = stories.busy;

/** A week that is none is refused, not taken for the last one. */
export const NoSuchDay: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Week/ }), '0000-00-00');
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await expect(await canvas.findAllByText('This is not a valid value')).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ServerError: Story = stories.serverError;
