import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

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

export const ServerError: Story = stories.serverError;
