import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { ResponsiveDemoScreen } from './responsive-demo-screen';

const at = (search = '') => ({
  path: '/responsive-demo',
  at: `/responsive-demo${search}`,
  title: 'shell.title.responsiveDemo',
});
const meta = {
  title: 'Screens/Responsive demo',
  tags: ['!autodocs'],
  component: ResponsiveDemoScreen,
  parameters: { layout: 'fullscreen', app: at() },
} satisfies Meta<typeof ResponsiveDemoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The components as they stand in a frame, each container with its width. */
export const Components: Story = {
  parameters: { app: at('?frame&containers=on') },
  play: async ({ canvas }) => {
    const figures = await canvas.findByText('Runs started');
    const container = figures.closest('dl')?.parentElement?.parentElement;
    await waitFor(() => expect(canvas.getByText(/^StatGroup: [\d,]+ px$/)).toBeVisible());
    const said = canvas.getByText(/^StatGroup:/).textContent?.replace(/\D/g, '');
    await expect(Number(said)).toBe(Math.round(container?.getBoundingClientRect().width ?? 0));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByText('1', { selector: '[class*="badge"]' })).toBeVisible();
  },
};
