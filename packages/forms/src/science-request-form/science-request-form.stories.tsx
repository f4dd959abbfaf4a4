import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { ScienceRequestForm, type ScienceRequestValues } from './science-request-form.js';

const meta = {
  title: 'Forms/Science request',
  component: ScienceRequestForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof ScienceRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<ScienceRequestValues>({
  filled: {
    queryDescription: 'Is every even number above two the sum of two primes?',
    domain: 'mathematics',
    queryType: 'theoremProof',
    relatedFields: ['number theory'],
  },
  sent: { domain: 'mathematics', queryType: 'theoremProof', timeframe: 'shortTerm' },
  first: 'Research question',
  field: 'queryDescription',
  missing: /Describe the research question/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
