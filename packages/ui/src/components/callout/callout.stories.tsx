import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { Callout, calloutTones } from './callout.js';

const meta = {
  title: 'Components/Callout',
  component: Callout,
  args: {
    tone: 'warning',
    title: 'Llama 3.3 70B reached its quota.',
    children: 'The run goes on with Claude Sonnet 4.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {calloutTones.map((tone) => (
        <Callout key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};

/** The summary over a long form, which takes the focus and is read at once. */
export const ErrorSummary: Story = {
  args: {
    tone: 'danger',
    title: undefined,
    role: 'alert',
    tabIndex: -1,
    children: (
      <>
        2 fields need attention: <a href="#name">Name</a>, <a href="#capabilities">Capabilities</a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('2 fields need attention: Name, Capabilities');
    await expect(canvas.getByRole('link', { name: 'Name' })).toHaveStyle({
      color: getComputedStyle(alert).color,
    });
    alert.focus();
    await expect(alert).toHaveFocus();
  },
};

export const WithAction: Story = {
  args: {
    tone: 'info',
    title: 'Connection lost.',
    children: 'Messages catch up on return.',
    action: <Button size="small">Reconnect</Button>,
    onDismiss: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Whatever is said stays inside; without a word only the sign is left. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Callout {...args} key={text} title={text} onDismiss={fn()}>
          {text}
        </Callout>
      ))}
      <Callout {...args} title="">
        {null}
      </Callout>
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
