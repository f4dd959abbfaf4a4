import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { Markdown } from '../markdown/markdown.js';
import { StreamText } from './stream-text.js';

const answer =
  'Three options are on the table: stay with Hamburg only, add Gdańsk, or hand EU orders to a partner in Rotterdam. From Gdańsk, 71% of current orders arrive in two days or less. Labour per order is 38% lower.';

const meta = {
  title: 'Components/StreamText',
  component: StreamText,
  args: { text: answer },
  argTypes: { format: { control: false } },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 420 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof StreamText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Complete from the start: shown, and not read out. */
export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(answer)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Writing: Story = { args: { text: answer.slice(0, 96), writing: true } };

export const NothingYet: Story = { args: { text: '', writing: true, minLines: 3 } };

const parts = ['Three options are on ', 'the table. Stay or ', 'go. Which', ' one?'];

function Growing() {
  const [count, setCount] = useState(0);
  return (
    <Stack gap={12}>
      <StreamText text={parts.slice(0, count).join('')} writing={count <= parts.length} />
      <Button onClick={() => setCount(count + 1)}>Next</Button>
    </Stack>
  );
}

/** Pieces of words come; sentences are announced. */
export const AnnouncedInSentences: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const status = canvas.getByRole('status');
    await next();
    await expect(canvas.getByText('Three options are on')).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    await next();
    await expect(status).toHaveTextContent(/^Three options are on the table\.$/);
    await next();
    await next();
    await next();
    await waitFor(() => expect(status).toHaveTextContent(/Which one\?$/), { timeout: 4000 });
    await expect(status).not.toHaveTextContent('Three options');
  },
};

function Wrapping() {
  const [length, setLength] = useState(60);
  return (
    <Stack gap={12}>
      <StreamText text={answer.slice(0, length)} writing announce={false} />
      <Button onClick={() => setLength(answer.length)}>All</Button>
    </Stack>
  );
}

/** Words that have been read stay where they are when more come. */
export const NothingJumps: Story = {
  render: () => <Wrapping />,
  play: async ({ canvas, canvasElement }) => {
    const place = () => {
      const words = canvasElement.querySelector('p')!.firstChild!;
      const range = document.createRange();
      range.setStart(words, 0);
      range.setEnd(words, 55);
      return [...range.getClientRects()].map(({ x, y, width }) => [x, y, width]);
    };
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(place()).toEqual(before);
  },
};

/** Formatted as it grows; the caret stands at the end of the last block. */
export const Formatted: Story = {
  args: {
    text: '**Add Gdańsk.** It wins on\n\n- delivery time\n- cost per',
    writing: true,
    format: (text) => <Markdown text={text} />,
  },
  play: async ({ canvasElement }) => {
    const last = [...canvasElement.querySelectorAll('li')].at(-1)!;
    await expect(getComputedStyle(last, '::after').content).toBe('""');
    await expect(getComputedStyle(last.previousElementSibling!, '::after').content).toBe('none');
  },
};

export const BadInput: Story = {
  render: () => (
    <Stack gap={16}>
      <StreamText text="" />
      <StreamText text={'Donaudampfschifffahrt'.repeat(40)} writing minLines={NaN} />
      <StreamText text={'🦄 مرحبا بالعالم. '.repeat(12)} writing />
      <StreamText
        text={'A sentence. '.repeat(5000)}
        announce={false}
        format={(text) => text.length}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { text: 'أمامنا ثلاثة خيارات: البقاء في هامبورغ أو إضافة غدانسك', writing: true },
};
