import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { companySource } from '../testing/companies.js';
import { formStories, narrow } from '../testing/form-stories.js';
import { CompliancePolicyForm, type CompliancePolicyValues } from './compliance-policy-form.js';

const meta = {
  title: 'Forms/Compliance policy',
  component: CompliancePolicyForm,
  args: { onSubmit: fn(async () => {}), companies: companySource() },
  decorators: [narrow],
} satisfies Meta<typeof CompliancePolicyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<CompliancePolicyValues>({
  filled: { jurisdiction: 'Germany', integrations: ['audit'] },
  sent: { jurisdiction: 'Germany', policyType: 'dataPrivacy', companySize: '50-249' },
  first: 'Jurisdiction',
  field: 'jurisdiction',
  missing: /.+/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
