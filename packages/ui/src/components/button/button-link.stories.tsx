import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { ArrowRightIcon, ExternalLinkIcon } from '../../icons/index.js';
import { Inline } from '../layout/inline.js';
import { buttonSizes, buttonVariants } from './button.js';
import { ButtonLink } from './button-link.js';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { href: '/agents', children: 'Open agents' },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
    iconEnd: { control: false },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link for assistive technology and the browser, a button for the eye. */
export const Default: Story = {
  args: { variant: 'primary', iconEnd: <ArrowRightIcon /> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open agents' });
    await expect(link).toHaveAttribute('href', '/agents');
    await expect(link.getBoundingClientRect().height).toBe(32);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <ButtonLink key={variant} {...args} variant={variant}>
          {variant}
        </ButtonLink>
      ))}
    </Inline>
  ),
};

/** A new tab never learns where it came from. */
export const NewTab: Story = {
  args: { target: '_blank', href: 'https://example.com', iconEnd: <ExternalLinkIcon /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
  },
};
