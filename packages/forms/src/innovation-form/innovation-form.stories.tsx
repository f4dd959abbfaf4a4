import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { InnovationForm, type InnovationValues } from './innovation-form.js';

const meta = {
  title: 'Forms/Innovation',
  component: InnovationForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof InnovationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<InnovationValues>({
  filled: {
    innovationArea: 'Returns',
    businessGoals: 'Less waiting',
    targetUsers: 'Shop owners',
  },
  sent: { innovationArea: 'Returns', method: 'design_thinking', weeks: 26 },
  first: 'Innovation area',
  field: 'innovationArea',
  missing: /Enter the topic of the challenge/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
