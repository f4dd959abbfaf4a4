import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { awaitWarning, expectWarning } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { Splitter, type SplitterProps, splitterOrientations, splitterStacks } from './splitter.js';

const pane = (text: string) => <div style={{ padding: 16, minBlockSize: 160 }}>{text}</div>;

const meta = {
  title: 'Components/Splitter',
  component: Splitter,
  args: {
    label: 'Form',
    start: pane('Form'),
    end: pane('Live result'),
    onSizeChange: fn(),
    onSizeCommit: fn(),
  },
  argTypes: {
    orientation: { control: 'inline-radio', options: splitterOrientations },
    stackBelow: { control: 'inline-radio', options: splitterStacks },
    start: { control: false },
    end: { control: false },
  },
} satisfies Meta<typeof Splitter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move it, Home and End go to the bounds; the separator says the size of what it names. */
export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const separator = canvas.getByRole('separator', { name: 'Form' });
    await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
    await expect(separator).toHaveAttribute('aria-valuetext', '50%');
    await userEvent.tab();
    await expect(separator).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '55');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(separator).toHaveAttribute('aria-valuenow', '45');
    await userEvent.keyboard('{Home}');
    await expect(separator).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{End}');
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
    await expect(args.onSizeCommit).toHaveBeenLastCalledWith(80);
    const controlled = document.getElementById(separator.getAttribute('aria-controls') ?? '');
    await expect(controlled).toHaveTextContent('Form');
    await expect(danglingIds(canvasElement)).toEqual([]);
    // Enter is not its key while it cannot be closed.
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
  },
};

/** Enter closes the first pane and brings it back as it was. */
export const Collapsible: Story = {
  args: { collapsible: true, defaultSize: 30, start: <Button>Save</Button> },
  play: async ({ args, canvas }) => {
    const separator = canvas.getByRole('separator');
    await userEvent.tab();
    await userEvent.tab();
    await expect(separator).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(separator).toHaveAttribute('aria-valuenow', '0');
    await expect(separator).toHaveAttribute('aria-valuetext', 'Collapsed');
    // Nobody finds what is closed.
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(separator).toHaveAttribute('aria-valuenow', '30');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(args.onSizeCommit).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '20');
    await userEvent.dblClick(separator);
    await expect(separator).toHaveAttribute('aria-valuenow', '0');
    await userEvent.dblClick(separator);
    await expect(separator).toHaveAttribute('aria-valuenow', '20');
  },
};

const drag = async (separator: HTMLElement, to: { clientX: number; clientY: number }) => {
  // A made-up pointer cannot be captured.
  separator.setPointerCapture = () => {};
  await fireEvent.pointerDown(separator, { button: 0, pointerId: 1 });
  await fireEvent.pointerMove(separator, { ...to, pointerId: 1 });
  await fireEvent.pointerUp(separator, { pointerId: 1 });
};

/** A drag follows the pointer and ends with one commit; a double press does without dragging. */
export const Pointer: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const separator = canvas.getByRole('separator');
    const box = canvasElement.querySelector('[data-orientation]')?.getBoundingClientRect();
    const place = (percent: number) => ({
      clientX: (box?.left ?? 0) + ((box?.width ?? 0) * percent) / 100,
      clientY: (box?.top ?? 0) + 10,
    });
    await drag(separator, place(30));
    await expect(separator).toHaveAttribute('aria-valuenow', '30');
    await expect(args.onSizeCommit).toHaveBeenCalledTimes(1);
    await drag(separator, place(99));
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
    await userEvent.dblClick(separator);
    await expect(separator).toHaveAttribute('aria-valuenow', '20');
  },
};

function Remembered(props: SplitterProps) {
  const [size, setSize] = useState(35);
  return <Splitter {...props} size={size} onSizeChange={setSize} />;
}

/** The application holds the size. */
export const Controlled: Story = {
  render: (args) => <Remembered {...args} />,
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    await expect(separator).toHaveAttribute('aria-valuenow', '35');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical', stackBelow: 'never' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    await expect(separator).toHaveAttribute('aria-orientation', 'horizontal');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(separator).toHaveAttribute('aria-valuenow', '55');
  },
};

/** Sizes and bounds that do not hold together, empty panes, words that do not break. */
export const BadInput: Story = {
  beforeEach: awaitWarning,
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Splitter
        {...args}
        label="No number"
        size={Number.NaN}
        onSizeChange={fn()}
        min={Number.NaN}
        max={Number.NaN}
      />
      <Splitter {...args} label="Crossed bounds" defaultSize={400} min={60} max={10} />
      <Splitter {...args} label="Empty" start={null} end={undefined} />
      <Splitter
        {...args}
        label="Long"
        start={pane('Donaudampfschifffahrt🚢'.repeat(20))}
        end={pane('محلل السوق '.repeat(30))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('separator').map((one) => one.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['50', '60', '50', '50']);
    await expectWarning('Splitter: between min 60 and max 10');
  },
};

/** The first pane is at the right; the left arrow makes it larger. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'النموذج', start: pane('النموذج'), end: pane('النتيجة') },
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(separator).toHaveAttribute('aria-valuenow', '55');
    const [first, second] = ['النموذج', 'النتيجة'].map(
      (text) => canvas.getByText(text).getBoundingClientRect().left,
    );
    await expect(first).toBeGreaterThan(second ?? 0);
  },
};
