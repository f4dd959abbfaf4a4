import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { WritingForm, type WritingValues } from './writing-form.js';

const meta = {
  title: 'Forms/Writing',
  component: WritingForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof WritingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<WritingValues>({
  filled: { audience: 'Shop owners', purpose: 'Win readers', keyPoints: 'Ready in ten minutes' },
  sent: { audience: 'Shop owners', tone: 'professional', length: 'medium' },
  first: 'Audience',
  field: 'audience',
  missing: /Enter who will read it/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
