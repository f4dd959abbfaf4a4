import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { companySource } from '../testing/companies.js';
import { formStories, narrow } from '../testing/form-stories.js';
import { RegulationMonitorForm, type RegulationMonitorValues } from './regulation-monitor-form.js';

const meta = {
  title: 'Forms/Regulation monitor',
  component: RegulationMonitorForm,
  args: { onSubmit: fn(async () => {}), companies: companySource() },
  decorators: [narrow],
} satisfies Meta<typeof RegulationMonitorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<RegulationMonitorValues>({
  filled: { regions: ['EU'], riskLevel: 'high' },
  sent: { regions: ['EU'], riskLevel: 'high', statuses: [] },
  first: /^Business units/,
  field: 'businessUnits',
  missing: /.+/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
