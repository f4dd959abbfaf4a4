import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { CreativeForm, type CreativeValues } from './creative-form.js';

const meta = {
  title: 'Forms/Creative brief',
  component: CreativeForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof CreativeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<CreativeValues>({
  filled: { subject: 'Café in the old pharmacy', tones: ['warm'], mustContain: ['Mill Street'] },
  sent: { kind: 'slogan', subject: 'Café in the old pharmacy', tones: ['warm'], count: 6 },
  first: 'What is it for?',
  field: 'subject',
  missing: /Enter what it is for/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
