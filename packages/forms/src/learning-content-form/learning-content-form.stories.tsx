import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { LearningContentForm, type LearningContentValues } from './learning-content-form.js';

const meta = {
  title: 'Forms/Learning content',
  component: LearningContentForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof LearningContentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<LearningContentValues>({
  filled: { prompt: 'Confidence intervals, for reading studies', contentType: 'flashcards' },
  sent: { contentType: 'flashcards', difficulty: 'intermediate', formats: [] },
  first: 'What would you like to learn about?',
  field: 'prompt',
  missing: /Please enter what you would like to learn about/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
