import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { ResearchForm, type ResearchValues } from './research-form.js';

const meta = {
  title: 'Forms/Research',
  component: ResearchForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof ResearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = 'Does remote work lower office rents?';
const stories = formStories<ResearchValues>({
  filled: { question, aim: 'effect', kinds: ['article'], references: '10.1257/aer.20141368' },
  sent: { question, aim: 'effect', kinds: ['article'], references: '10.1257/aer.20141368' },
  first: 'What do you want to find out?',
  field: 'question',
  missing: /Enter the question/,
});

export const Empty: Story = stories.empty;

/** The values sent are those the schema makes; what was typed stays. */
export const Filled: Story = stories.filled;

/** Nothing is sent; the first wrong field has the focus and says what is missing. */
export const Invalid: Story = stories.invalid;

/** One request at a time, however often the button is pressed. */
export const Busy: Story = stories.busy;

/** The server's reason stands at its field, and what was typed stands as it was. */
export const ServerError: Story = stories.serverError;
