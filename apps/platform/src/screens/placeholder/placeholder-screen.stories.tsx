import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PlaceholderScreen } from './placeholder-screen';

const app = { path: '/enterprise', title: 'shell.title.enterprise' };
const meta = {
  title: 'Screens/Coming soon',
  tags: ['!autodocs'],
  component: PlaceholderScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof PlaceholderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Agents' })).toHaveAttribute(
      'href',
      '/agents',
    );
  },
};

export const Visitor: Story = {
  parameters: { app: { path: '/faq', title: 'placeholder.title.faq', scenario: 'anonymous' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to home page' })).toBeVisible();
  },
};
