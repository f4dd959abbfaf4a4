import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Inline } from '../layout/inline.js';
import { dotStatuses, StatusDot } from './status-dot.js';

const meta = {
  title: 'Components/StatusDot',
  component: StatusDot,
  args: { status: 'busy', label: 'Busy' },
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  idle: 'Idle',
  busy: 'Busy',
  offline: 'Offline',
  error: 'Error',
  done: 'Completed',
  waiting: 'Waiting',
};

export const Playground: Story = {};

/** Every status differs in shape, not only in colour. */
export const Statuses: Story = {
  render: () => (
    <Inline gap={16}>
      {dotStatuses.map((status) => (
        <StatusDot key={status} status={status} label={words[status]} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const shapes = dotStatuses.map((status) => {
      const word = canvas.getByText(words[status]);
      return word.parentElement?.querySelector('svg')?.innerHTML;
    });
    // Idle and offline are both rings: a calm state, told apart by tone and word.
    await expect(new Set(shapes).size).toBe(dotStatuses.length - 1);
  },
};

/** The word stays for screen readers where the place has no room for it. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    const word = canvas.getByText('Busy');
    await expect(word).toBeInTheDocument();
    await expect(word.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** Endless and turned words beside the dot. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <StatusDot {...args} key={text} label={text} />
      ))}
      <StatusDot {...args} label="" />
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
