import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Inline } from '../layout/inline.js';
import { Text } from '../text/text.js';
import { Link, linkTones } from './link.js';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/models', children: 'All models' },
  argTypes: { tone: { control: 'inline-radio', options: linkTones } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All models' });
    await expect(link).toHaveAttribute('href', '/models');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { outlineWidth, outlineOffset } = getComputedStyle(link);
    await expect([outlineWidth, outlineOffset]).toEqual(['2px', '2px']);
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline gap={16}>
      {linkTones.map((tone) => (
        <Link key={tone} {...args} tone={tone}>
          {tone}
        </Link>
      ))}
    </Inline>
  ),
};

/** Among words a link needs more than a colour. */
export const InSentence: Story = {
  render: (args) => (
    <Text>
      Your plan allows 12 agents.{' '}
      <Link {...args} underlined href="/membership">
        Change the plan
      </Link>{' '}
      to add more.
    </Text>
  ),
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

/** An address of one endless word breaks. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Link {...args} key={text}>
          {text}
        </Link>
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
