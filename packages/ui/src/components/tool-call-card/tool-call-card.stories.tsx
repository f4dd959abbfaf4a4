import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { TableIcon } from '../../icons/index.js';
import { KeyValue } from '../key-value/key-value.js';
import { Stack } from '../layout/stack.js';
import { ToolCallCard, toolCallStates } from './tool-call-card.js';

const meta = {
  title: 'Components/ToolCallCard',
  component: ToolCallCard,
  args: {
    name: 'carrier_rates.lookup',
    summary: '3 origins, 14 destinations',
    outcome: '42 rows',
    duration: 318,
    arguments: { origins: ['Hamburg', 'Gdańsk', 'Rotterdam'], destinations: 14 },
    result: { rows: 42, currency: 'EUR' },
  },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 520 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof ToolCallCard>;

export default meta;
type Story = StoryObj<typeof ToolCallCard>;

/** Details nobody opened are not in the page. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'carrier_rates.lookup3 origins, 14 destinationsDone 42 rows318 ms',
    );
    await expect(canvas.queryByText('Arguments')).not.toBeInTheDocument();
    await userEvent.tab();
    const summary = canvas.getByText('carrier_rates.lookup').parentElement!;
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await waitFor(() => expect(canvas.getByText('Arguments')).toBeVisible());
    await expect(canvas.getByText(/"rows": 42/)).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      {toolCallStates.map((state) => (
        <ToolCallCard
          key={state}
          name="sheet.npv"
          state={state}
          duration={state === 'completed' ? 1240 : null}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Waiting', 'Running', 'Done', 'Failed'])
      await expect(canvas.getByText(word)).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    outcome: undefined,
    result: undefined,
    error: 'The carrier did not answer within 30 s.',
    defaultOpen: true,
  },
};

/** How far it came does not hide that it failed. */
export const FailedOnTheWay: Story = {
  args: { state: 'failed', outcome: '12 of 42 rows', result: undefined, error: 'Timed out.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 of 42 rows')).toHaveTextContent('Failed 12 of 42 rows');
  },
};

/** Details that are always shown, as the caller draws them. */
export const OwnDetails: Story = {
  args: { icon: <TableIcon size={14} /> },
  render: ({ name, summary, outcome, duration, icon }) => (
    <ToolCallCard {...{ name, summary, outcome, duration, icon }} collapsible={false}>
      <KeyValue
        items={[
          { label: 'Origins', value: 'Hamburg, Gdańsk, Rotterdam' },
          { label: 'Result', value: '42 rows, 14:07' },
        ]}
      />
    </ToolCallCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Origins')).toBeVisible();
  },
};

const circle: Record<string, unknown> = { name: 'itself' };
circle['self'] = circle;

export const BadInput: Story = {
  render: () => (
    <Stack gap={8}>
      <ToolCallCard name="" duration={NaN} />
      <ToolCallCard
        name={'very.long.tool.name.'.repeat(20)}
        summary={'words '.repeat(40)}
        duration={1e12}
      />
      <ToolCallCard name="أداة.بحث 🦄" arguments={circle} result={12n} defaultOpen />
      <ToolCallCard name="text" arguments="" result={'x'.repeat(20_000)} defaultOpen />
      <ToolCallCard name="nothing" arguments={null} result={undefined} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('NaN');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelectorAll('details')).toHaveLength(2);
  },
};

/** The tool's name stays left to right; everything else follows the script. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { summary: '3 مصادر و14 وجهة', outcome: undefined, defaultOpen: true },
};
