import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { companySource } from '../testing/companies.js';
import { formStories, narrow } from '../testing/form-stories.js';
import { RiskAssessmentForm, type RiskAssessmentValues } from './risk-assessment-form.js';

const meta = {
  title: 'Forms/Risk assessment',
  component: RiskAssessmentForm,
  args: { onSubmit: fn(async () => {}), companies: companySource() },
  decorators: [narrow],
} satisfies Meta<typeof RiskAssessmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<RiskAssessmentValues>({
  filled: { title: 'Harvest', scope: 'The orchard', categories: ['operational'] },
  sent: { title: 'Harvest', categories: ['operational'], appetite: 'medium' },
  first: 'Title',
  field: 'title',
  missing: /Enter a title/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
