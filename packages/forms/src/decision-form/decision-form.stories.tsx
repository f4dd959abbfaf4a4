import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { DecisionForm, type DecisionValues } from './decision-form.js';

const meta = {
  title: 'Forms/Decision',
  component: DecisionForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof DecisionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<DecisionValues>({
  filled: {
    title: 'A second site',
    description: 'Whether a second site pays by spring',
    methods: ['swot'],
    options: ['Gdańsk', 'Rotterdam'],
  },
  sent: { title: 'A second site', methods: ['swot'], options: ['Gdańsk', 'Rotterdam'] },
  first: 'Title',
  field: 'title',
  missing: /The title needs at least 3 characters/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;
