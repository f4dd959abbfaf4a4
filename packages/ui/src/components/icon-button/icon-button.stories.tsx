import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { descriptionOf } from '../../a11y/relations.js';
import { CopyIcon, MoreHorizontalIcon, TrashIcon, XIcon } from '../../icons/index.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { buttonSizes, buttonVariants } from '../button/button.js';
import { Inline } from '../layout/inline.js';
import { IconButton } from './icon-button.js';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Copy', icon: <CopyIcon />, onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is the name and, on hover and focus, the tooltip. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('tooltip')).toHaveTextContent('Copy'));
    // The name is said once: the tooltip does not describe what it repeats.
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
  },
};

const All = () => (
  <Inline>
    {buttonVariants.map((variant) => (
      <IconButton key={variant} variant={variant} label={variant} icon={<MoreHorizontalIcon />} />
    ))}
    {buttonSizes.map((size) => (
      <IconButton
        key={size}
        size={size}
        variant="secondary"
        label={size}
        icon={<XIcon size={size === 'small' ? 14 : 16} />}
      />
    ))}
    <IconButton round variant="secondary" label="Account" icon={<MoreHorizontalIcon />} />
    <IconButton busy label="Copying" icon={<CopyIcon />} />
    <IconButton disabled label="Delete" icon={<TrashIcon />} />
  </Inline>
);

export const Variants: Story = {
  render: All,
  play: async ({ canvas }) => {
    for (const [size, edge] of [
      ['small', 28],
      ['medium', 32],
      ['large', 40],
    ] as const) {
      const { width, height } = canvas.getByRole('button', { name: size }).getBoundingClientRect();
      await expect([width, height]).toEqual([edge, edge]);
    }
  },
};

export const Dark: Story = { render: All, globals: { theme: 'dark' } };

/** Keeps the focus; the tooltip gives the reason instead of the name. */
export const DisabledWithReason: Story = {
  args: { label: 'Delete', icon: <TrashIcon />, disabledReason: 'A run uses this agent' },
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(descriptionOf(button)).toContain('A run uses this agent');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() =>
      expect(page.getByRole('tooltip')).toHaveTextContent('A run uses this agent'),
    );
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.tab();
  },
};

/** The name is never drawn, whatever it is. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <IconButton {...args} key={text} label={text} disabledReason={text} />
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
