import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { companySource } from '../testing/companies.js';
import { formStories, narrow } from '../testing/form-stories.js';
import { TrainingForm, type TrainingValues } from './training-form.js';

const meta = {
  title: 'Forms/Training',
  component: TrainingForm,
  args: { onSubmit: fn(async () => {}), companies: companySource() },
  decorators: [narrow],
} satisfies Meta<typeof TrainingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<TrainingValues>({
  filled: { topic: 'Safe payments', audience: 'Everybody who pays' },
  sent: { topic: 'Safe payments', duration: 30, includeAssessment: true },
  first: 'Topic',
  field: 'topic',
  missing: /Enter a topic/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
