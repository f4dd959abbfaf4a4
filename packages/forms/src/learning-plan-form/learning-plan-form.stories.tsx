import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { LearningPlanForm, type LearningPlanValues } from './learning-plan-form.js';

const meta = {
  title: 'Forms/Learning plan',
  component: LearningPlanForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof LearningPlanForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<LearningPlanValues>({
  filled: {
    learningArea: 'language',
    learningGoal: 'personal',
    timeCommitment: 'moderate',
    learningStyle: 'auditory',
    customTopic: 'Portuguese for traveling',
  },
  sent: { learningArea: 'language', timeCommitment: 'moderate' },
  first: /^Learning area/,
  field: 'learningArea',
  missing: /Choose a learning area/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
