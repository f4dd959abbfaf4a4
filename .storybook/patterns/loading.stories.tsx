import { Button, Progress, Stack } from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { AgentsList } from './agents-list';

/**
 * Loading content keeps its place: skeletons in the final size where content will stand, a busy
 * button where somebody pressed, a bar where the end is known. Nothing spins in the middle of a
 * page.
 */
const meta = { title: 'Patterns/Loading' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server does not answer yet: skeletons keep the place of the rows, and it is said once aloud. */
export const Waiting: Story = {
  parameters: { server: { scenario: 'slow' } },
  render: () => <AgentsList />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Agents' })).toBeVisible();
  },
};

/** The same list from the same address, answered. */
export const Arrived: Story = {
  parameters: { server: { scenario: 'default' } },
  render: () => <AgentsList />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Contract reader')).toBeVisible());
  },
};

function Saving() {
  const [busy, setBusy] = useState(false);
  return (
    <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
      Save
    </Button>
  );
}

/** Whoever pressed sees it at the button: it keeps its width, its name and the focus. */
export const AtTheButton: Story = {
  render: () => <Saving />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const { width } = save.getBoundingClientRect();
    await userEvent.click(save);
    await expect(save).toHaveFocus();
    await expect(save).toHaveAccessibleName('Save');
    await expect(save.getBoundingClientRect().width).toBe(width);
  },
};

/** Where the end is known, how far it is; where it is not, that something goes on. */
export const WithAnEnd: Story = {
  render: () => (
    <Stack gap={16}>
      <Progress label="Reading sources" value={62} showLabel />
      <Progress label="Waiting for the model" showLabel />
    </Stack>
  ),
};
