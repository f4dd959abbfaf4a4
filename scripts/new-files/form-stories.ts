import type { Spellings } from './new-files';

/** Parts that set the stories of a form apart, as written in them. */
export interface FormCase {
  filled: string;
  sent: string;
  first: string;
  field: string;
  /** @default that of a run */
  submit?: string;
}

/** A story per state of the form; a case says what sets it apart. */
export const formStories = (
  { kebab, pascal, words }: Spellings,
  { filled, sent, first, field, submit }: FormCase,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { ${pascal}Form, type ${pascal}Values } from './${kebab}-form.js';

const meta = {
  title: 'Forms/${words}',
  component: ${pascal}Form,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof ${pascal}Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<${pascal}Values>({
  filled: ${filled},
  sent: ${sent},
  first: '${first}',
  field: '${field}',
  missing: /This field is required/,
  ${submit ? `submit: '${submit}',` : ''}
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
`;
