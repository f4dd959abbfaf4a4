import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Inline } from '../layout/inline.js';
import { Avatar, avatarSizes } from './avatar.js';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23456' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23def'/%3E%3Cpath d='M1 8a3 3 0 0 1 6 0' fill='%23def'/%3E%3C/svg%3E";

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Marta Lindqvist' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Marta Lindqvist' })).toHaveTextContent('ML');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={12} align="center">
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

/** Initials in the manner of each script; a silhouette for a name without letters. */
export const Scripts: Story = {
  render: () => (
    <Inline gap={12} align="center">
      {['Ольга Петрова', '王小明', '김민준', 'محمد علي', '🦊 Fox', 'demo', ''].map((name) => (
        <Avatar key={name} name={name} size={40} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '王小明' })).toHaveTextContent('王');
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
  },
};

export const Picture: Story = {
  args: { src: picture, size: 40 },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Marta Lindqvist' });
    await expect(avatar.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** A picture that fails leaves the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken', size: 40 },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Marta Lindqvist' });
    await waitFor(() => expect(avatar.querySelector('img')).toBeNull());
    await expect(avatar).toHaveTextContent('ML');
  },
};

/** Silent where the name is written beside it. */
export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Names without letters, without end and without a picture. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Avatar {...args} key={text} name={text} src="data:image/png;base64,broken" />
      ))}
      <Avatar {...args} name="" />
      <Avatar {...args} name={null as unknown as string} />
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
