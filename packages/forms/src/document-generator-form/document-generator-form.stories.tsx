import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { companySource } from '../testing/companies.js';
import { formStories, narrow } from '../testing/form-stories.js';
import { DocumentGeneratorForm, type DocumentGeneratorValues } from './document-generator-form.js';

const meta = {
  title: 'Forms/Legal document',
  component: DocumentGeneratorForm,
  args: { onSubmit: fn(async () => {}), companies: companySource() },
  decorators: [narrow],
} satisfies Meta<typeof DocumentGeneratorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<DocumentGeneratorValues>({
  filled: { purpose: 'Boxes and fillers', parties: ['Havsvik', 'Kartonage Nord'] },
  sent: { documentType: 'contract', purpose: 'Boxes and fillers' },
  first: 'Subject',
  field: 'purpose',
  missing: /.+/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
