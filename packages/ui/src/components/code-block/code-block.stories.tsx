import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Stack } from '../layout/stack.js';
import { asWritten, onDemand } from '../../story-checks.js';
import { CodeBlock } from './code-block.js';

const code = `import { Button, UiProvider } from '@constella/ui';

export function Start({ onStart }: { onStart: () => void }) {
  return (
    <UiProvider locale="en">
      <Button variant="primary" onClick={onStart}>Start run</Button>
    </UiProvider>
  );
}
`;
const longLine = `const sites = [${Array.from({ length: 60 }, (_, index) => `'site-${index}'`).join(', ')}];\n`;

const meta = {
  title: 'Components/CodeBlock',
  component: CodeBlock,
  args: { code, language: 'TypeScript' },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 640 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof CodeBlock>;

/** Stands in for the browser's clipboard, which asks the reader for permission. */
const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};
const copied: string[] = [];

/** The outcome goes after a moment; a picture taken meanwhile would be of either state. */
const outcomeGone = (status: HTMLElement) =>
  waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: 20_000 });

/** The copied text is announced, and is exactly the text. */
export const Copying: Story = {
  args: { lineNumbers: true },
  beforeEach: withClipboard(async (text) => void copied.push(text)),
  play: async ({ canvas }) => {
    copied.length = 0;
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(copied).toEqual([code]);
    await outcomeGone(canvas.getByRole('status'));
  },
};

/** The browser refuses: it says so and selects the text. */
export const CopyingRefused: Story = {
  beforeEach: withClipboard(() => Promise.reject(new Error('denied'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Copying was blocked; select the text instead',
      ),
    );
    await expect(getSelection()?.toString()).toContain('export function Start');
    getSelection()?.removeAllRanges();
    await outcomeGone(canvas.getByRole('status'));
  },
};

/** Long lines scroll by keyboard; wrapped they fit, and the tab stop goes. */
export const LongLines: Story = {
  args: { code: longLine, lineNumbers: true },
  play: async ({ canvas, canvasElement }) => {
    const pre = canvasElement.querySelector('pre')!;
    await waitFor(() => expect(pre).toHaveAttribute('tabindex', '0'));
    await expect(canvas.getByRole('group', { name: 'TypeScript code' })).toBe(pre);
    await expect(pre.scrollWidth).toBeGreaterThan(pre.clientWidth);
    const wrap = canvas.getByRole('button', { name: 'Wrap lines' });
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    wrap.focus();
    await userEvent.keyboard('{Enter}');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(pre.scrollWidth).toBe(pre.clientWidth);
    await waitFor(() => expect(pre).not.toHaveAttribute('tabindex'));
  },
};

/** Numbers stand beside the lines and are not part of the text. */
export const LineNumbers: Story = {
  args: { lineNumbers: true, title: 'start.tsx', language: undefined, defaultWrap: true },
  play: async ({ canvasElement }) => {
    const numbers = [...canvasElement.querySelectorAll('code > span > [aria-hidden]')];
    await expect(numbers.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 9 }, (_, index) => String(index + 1)),
    );
    await expect(getComputedStyle(numbers[0]!).userSelect).toBe('none');
  },
};

export const FewLines: Story = {
  args: { maxLines: 4 },
  play: async ({ canvas }) => {
    const pre = await canvas.findByRole('group', { name: 'TypeScript code' });
    await expect(pre.scrollHeight).toBeGreaterThan(pre.clientHeight);
  },
};

export const Plain: Story = { args: { plain: true, code: 'npm install @constella/ui' } };

export const BadInput: Story = {
  render: () => (
    <Stack gap={16}>
      <CodeBlock code="" lineNumbers />
      <CodeBlock code={'\n\n\n'} language="" />
      <CodeBlock code="{ 'مرحبا': '🦄', name: 'weiß' }" language="JSON" maxLines={NaN} />
      <CodeBlock code={'x'.repeat(100_000)} language={'Eine sehr lange Bezeichnung '.repeat(8)} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const million = onDemand(() =>
  Array.from({ length: 1_000_000 }, (_, index) => `line ${index + 1}`).join('\n'),
);

/** A million lines come in portions, of which only what is in sight is drawn. */
export const MillionLines: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: () => <CodeBlock code={million()} language="Log" lineNumbers maxLines={20} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('code > span')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 5,000 more' }));
    await expect(canvasElement.querySelectorAll('code > span')).toHaveLength(20);
  },
};

/** Code stays left to right, the bar follows the script. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { lineNumbers: true },
  play: async ({ canvas, canvasElement }) => {
    const pre = canvasElement.querySelector('pre')!;
    await expect(getComputedStyle(pre).direction).toBe('ltr');
    const number = pre.querySelector('[aria-hidden]')!.getBoundingClientRect();
    await expect(number.left - pre.getBoundingClientRect().left).toBeLessThan(40);
    const copy = canvas.getByRole('button', { name: 'نسخ الشيفرة' }).getBoundingClientRect();
    await expect(copy.left - pre.getBoundingClientRect().left).toBeLessThan(40);
  },
};
