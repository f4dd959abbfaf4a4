import type { Task } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';

import { RunToolCall } from './run-tool-call';

const at = '2026-01-31T09:30:00.000Z';
const task = {
  id: 2,
  status: 'running',
  agents: [{ id: 5, name: 'Workshop assistant', type: 'processor', model: '', expertise: [] }],
} as unknown as Task;
const call = {
  id: 7,
  at,
  type: 'tool',
  callId: '1.0.mcp.3.write_ticket',
  agentId: 5,
  name: 'mcp.3.write_ticket',
  arguments: { title: 'The tap in the northern hall drips' },
} as const;

const meta = {
  title: 'Runs/Tool call',
  component: RunToolCall,
  args: { task, call: { ...call, milliseconds: 240, result: 'Ticket 8 is written.' } },
} satisfies Meta<typeof RunToolCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {};

/** The run waits: what would be sent, until when, and two buttons. */
export const Asks: Story = {
  args: { call: { ...call, approval: 'asked', until: '2026-01-31T09:35:00.000Z' } },
  parameters: {
    app: {
      handlers: () => [
        http.post('/api/tasks/:id/tool-decisions', () =>
          HttpResponse.json(
            { error: 'This call does not wait for an answer any more.' },
            { status: 409 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('alert');
    await expect(question).toHaveTextContent('Workshop assistant asks to call write_ticket');
    await expect(canvas.getByText(/The tap in the northern hall drips/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Allow once' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(await canvas.findByText(/does not wait/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { call: { ...call, approval: 'refused', error: 'The person did not allow this call.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You refused this call.')).toBeVisible();
  },
};

export const NobodyAnswered: Story = {
  args: { call: { ...call, approval: 'expired', error: 'Nobody answered.' } },
};
