import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { awkwardTexts, expectSound } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Needs 2 agents; you have 1', children: <Button>Start run</Button> },
  argTypes: { children: { control: false } },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const visible = () => waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());

/** The focus opens it at once and Escape closes it; the button is described while it is open. */
export const OnFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Start run' });
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await visible();
    await expect(button).toHaveAccessibleDescription('Needs 2 agents; you have 1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await visible();
  },
};

/** The pointer opens it after a moment; it stays while the pointer is on it. */
export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await screen.findByRole('tooltip');
    await userEvent.hover(tooltip);
    await visible();
  },
};

/** The trigger's name says it already: it is shown, but not read twice. */
export const NotDescribing: Story = {
  args: { describes: false, content: 'Start run' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await visible();
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
  },
};

/** Nothing to say: nothing happens. */
export const Empty: Story = {
  args: { content: '' },
  play: async () => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** The end side is the left one from right to left. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { content: 'يلزم وكيلان', side: 'end', children: <Button>بدء التشغيل</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() =>
      expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(
        canvas.getByRole('button').getBoundingClientRect().left,
      ),
    );
  },
};

/** Endless and turned words stay in the window. */
export const BadInput: Story = {
  args: { content: awkwardTexts.join(' ') },
  play: async () => {
    await userEvent.tab();
    await visible();
    await expectSound(screen.getByRole('tooltip').parentElement as HTMLElement);
  },
};
