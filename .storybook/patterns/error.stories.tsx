import { Alert, Button, Stack, TextField } from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { AgentsList } from './agents-list';

/**
 * An error says what happened, what was kept and what to do, at the place where it happened: in the
 * field, beside the action, in the room of the content. Nobody is sent away and nothing typed is lost.
 */
const meta = { title: 'Patterns/Error' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The content did not come: its place says so, and tries again. */
export const ContentFailed: Story = {
  parameters: { server: { scenario: 'error' } },
  render: () => <AgentsList />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** The second try succeeds: the list comes where the message stood. */
export const SecondTry: Story = {
  parameters: {
    server: {
      handlers: () => {
        let tries = 0;
        return [
          http.get('*/api/agents', () =>
            tries++ === 0 ? HttpResponse.json({ message: 'Down' }, { status: 503 }) : undefined,
          ),
        ];
      },
    },
  },
  render: () => <AgentsList />,
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByText('Contract reader')).toBeVisible());
  },
};

function Saving() {
  const [failed, setFailed] = useState(false);
  return (
    <Stack gap={12}>
      <TextField label="Name" defaultValue="Contract reader" />
      {failed && (
        <Alert
          tone="danger"
          title="The agent was not saved"
          actions={
            <Button size="small" onClick={() => setFailed(false)}>
              Try again
            </Button>
          }
        >
          The connection broke. What you typed is still here.
        </Alert>
      )}
      <div>
        <Button variant="primary" onClick={() => setFailed(true)}>
          Save
        </Button>
      </div>
    </Stack>
  );
}

/** An action failed: an alert beside it, read out when it comes; the values stand. */
export const ActionFailed: Story = {
  render: () => <Saving />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('still here');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Contract reader');
  },
};

/** A value is wrong: the field says what and how to mend it. */
export const FieldWrong: Story = {
  render: () => (
    <TextField
      label="E-mail"
      defaultValue="marta@"
      error="The part after @ is missing, such as example.org."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/after @ is missing/);
  },
};
