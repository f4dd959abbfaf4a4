import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { ArrowRightIcon, ChevronDownIcon, DownloadIcon, PlusIcon } from '../../icons/index.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { Button, buttonSizes, buttonVariants } from './button.js';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Create agent', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
    iconEnd: { control: false },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Create agent' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

const width = (element: Element | undefined) => element?.getBoundingClientRect().width;

const States = () => (
  <Stack gap={12}>
    {buttonVariants.map((variant) => (
      <Inline key={variant} gap={6}>
        <Button variant={variant}>{variant}</Button>
        <Button variant={variant} disabled>
          {variant}
        </Button>
        <Button variant={variant} disabledReason="Needs 2 agents; you have 1">
          {variant}
        </Button>
        <Button variant={variant} busy>
          {variant}
        </Button>
        <Button variant={variant} icon={<PlusIcon />}>
          {variant}
        </Button>
      </Inline>
    ))}
  </Stack>
);

/** Rest, disabled, disabled with a reason, busy, with an icon. */
export const Variants: Story = {
  render: States,
  play: async ({ canvas, canvasElement }) => {
    for (const variant of buttonVariants) {
      const [rest, disabled, reason, busy] = canvas.getAllByRole('button', { name: variant });
      await expect(width(busy)).toBe(width(rest));
      await expect(width(disabled)).toBe(width(rest));
      await expect(width(reason)).toBe(width(rest));
    }
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { render: States, globals: { theme: 'dark' } };

export const Sizes: Story = {
  render: () => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heights = buttonSizes.map(
      (size) => canvas.getByRole('button', { name: size }).getBoundingClientRect().height,
    );
    await expect(heights).toEqual([28, 32, 40]);
  },
};

export const WithIcons: Story = {
  render: () => (
    <Inline>
      <Button icon={<DownloadIcon />} iconEnd={<ChevronDownIcon size={14} />}>
        Export
      </Button>
      <Button variant="primary" iconEnd={<ArrowRightIcon />}>
        Continue
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    const icon = button.querySelector('svg');
    const fromEdge =
      (icon?.getBoundingClientRect().left ?? 0) - button.getBoundingClientRect().left;
    // Border 1, padding 12, three pixels further out.
    await expect(fromEdge).toBe(10);
    await expect(button.getBoundingClientRect().height).toBe(32);
  },
};

/** Keeps width, name and focus; pressing does nothing and a form is not sent again. */
export const Busy: Story = {
  args: { busy: true, variant: 'primary', type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onClick?.(event);
      }}
    >
      <input aria-label="Name" />
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Create agent' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox'), 'Reader{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Focusable, and the reason is its tooltip and its description. */
export const DisabledWithReason: Story = {
  args: { disabledReason: 'Needs 2 agents; you have 1' },
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Create agent' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(descriptionOf(button)).toContain('Needs 2 agents; you have 1');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('tooltip')).toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(danglingIds(canvasElement)).toEqual([]);
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: { children: 'Zusammenarbeitsaufgabe mit allen ausgewählten Agenten erstellen' },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Button {...args} icon={<PlusIcon />}>
        {args.children}
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(240);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Inline>
      <Button icon={<DownloadIcon />}>تصدير الكل</Button>
      <Button variant="primary" iconEnd={<ArrowRightIcon />}>
        متابعة
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button', { name: 'متابعة' }).querySelector('svg');
    await expect(getComputedStyle(arrow as Element).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    const button = canvas.getByRole('button', { name: 'تصدير الكل' });
    const icon = button.querySelector('svg');
    const fromEdge =
      button.getBoundingClientRect().right - (icon?.getBoundingClientRect().right ?? 0);
    await expect(fromEdge).toBe(10);
  },
};

/** Endless and turned labels break inside the button. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Button {...args} key={text} icon={<PlusIcon />} disabledReason={text}>
          {text}
        </Button>
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
