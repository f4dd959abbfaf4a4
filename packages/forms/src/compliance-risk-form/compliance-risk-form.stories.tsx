import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { companySource } from '../testing/companies.js';
import { formStories, narrow } from '../testing/form-stories.js';
import { ComplianceRiskForm, type ComplianceRiskValues } from './compliance-risk-form.js';

const meta = {
  title: 'Forms/Compliance risk',
  component: ComplianceRiskForm,
  args: { onSubmit: fn(async () => {}), companies: companySource() },
  decorators: [narrow],
} satisfies Meta<typeof ComplianceRiskForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<ComplianceRiskValues>({
  filled: {
    industry: 'Furniture',
    regions: ['EU'],
    activities: 'We sell by post',
    domains: ['dataPrivacy'],
  },
  sent: { industry: 'Furniture', domains: ['dataPrivacy'], appetite: 'medium' },
  first: 'Industry',
  field: 'industry',
  missing: /Enter the industry/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
