import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Inline } from '../layout/inline.js';
import { Badge, badgeTones } from './badge.js';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  neutral: 'Draft',
  accent: 'Running',
  success: 'Completed',
  danger: 'Failed',
  warning: 'Past due',
  info: 'Test mode',
  highlight: 'Recommended',
  outline: 'Yours',
};

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline gap={6}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of Object.values(words)) await expect(canvas.getByText(word)).toBeVisible();
  },
};

/** A dot in the text's colour, or the shape of a status. */
export const WithDot: Story = {
  render: () => (
    <Inline gap={6}>
      <Badge tone="accent" dot="busy">
        Running
      </Badge>
      <Badge tone="danger" dot="error">
        Failed
      </Badge>
      <Badge tone="success" dot>
        Active
      </Badge>
    </Inline>
  ),
};

/** A text that is too long is cut inside the badge and never leaves its place. */
export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 120 }}>
      <Badge tone="info">Zahlungsmethode abgelaufen</Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Zahlungsmethode abgelaufen').parentElement;
    await expect(badge?.getBoundingClientRect().width).toBeLessThanOrEqual(120);
  },
};

/** Whatever it says, it stays in its place; without a word it is a mark. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Badge {...args} key={text} dot>
          {text}
        </Badge>
      ))}
      <Badge {...args}>{null}</Badge>
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};

/** Beside long words in a row the words give way, not the badge. */
export const InARow: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, inlineSize: 200 }}>
      <Badge {...args}>Unreleased</Badge>
      <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{awkwardTexts[1]}</span>
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Unreleased');
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
};
