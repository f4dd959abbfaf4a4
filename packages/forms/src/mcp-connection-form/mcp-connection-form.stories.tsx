import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStories, narrow } from '../testing/form-stories.js';
import { McpConnectionForm, type McpConnectionValues } from './mcp-connection-form.js';

const meta = {
  title: 'Forms/MCP connection',
  component: McpConnectionForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof McpConnectionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<McpConnectionValues>({
  filled: { name: ' Tickets ', transport: 'http', url: 'https://tools.example.com/mcp' },
  sent: {
    name: 'Tickets',
    transport: 'http',
    url: 'https://tools.example.com/mcp',
    location: '',
    allowPrivate: false,
  },
  first: 'Name',
  field: 'name',
  missing: /This field is required/,
  submit: 'Save and connect',
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
