import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { AgentTile } from '../agent-tile/agent-tile.js';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { StreamText } from '../stream-text/stream-text.js';
import { asWritten, onDemand } from '../../story-checks.js';
import type { Message } from './message.js';
import { MessageList } from './message-list.js';

const at = (minute: number) => Date.UTC(2026, 10, 20, 14, minute);
const lead = {
  role: 'assistant',
  author: 'Synthesis lead',
  avatar: <AgentTile type="coordinator" size={28} />,
} as const;
const analyst = {
  role: 'assistant',
  author: 'Market analyst',
  avatar: <AgentTile type="processor" size={28} />,
} as const;

const run: Message[] = [
  {
    id: '1',
    role: 'user',
    time: at(5),
    content: 'Should we add a second fulfilment site in the EU?',
  },
  {
    id: '2',
    ...lead,
    to: 'everyone',
    time: at(6),
    content:
      'Three options are on the table: stay with Hamburg only, add Gdańsk, or hand EU orders to a partner in Rotterdam.',
  },
  {
    id: '3',
    ...analyst,
    to: 'Synthesis lead',
    time: at(7),
    content:
      'From Gdańsk, 71% of current EU orders arrive in two days or less, against 54% from Hamburg.',
  },
  {
    id: '4',
    ...analyst,
    to: 'Synthesis lead',
    time: at(8),
    content: 'Labour per order is 38% lower; carrier rates to Germany are 11% higher.',
  },
  {
    id: '5',
    role: 'system',
    content: 'Llama 3.3 70B reached its quota. The run goes on with Claude Sonnet 4.',
  },
  {
    id: '6',
    ...lead,
    time: at(9),
    state: 'writing',
    content: (
      <StreamText writing text="Over three years Gdańsk returns €1.31 M, breaking even in month" />
    ),
  },
];

const meta = {
  title: 'Components/MessageList',
  component: MessageList,
  args: { messages: run, timeZone: 'UTC', style: { blockSize: 420 } },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 560 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

const gapToEnd = (log: Element) => log.scrollHeight - log.scrollTop - log.clientHeight;

/** Roles, authors, and one name for what an author says at once. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Messages' });
    const articles = within(log).getAllByRole('article');
    await expect(articles.map((each) => each.getAttribute('aria-label'))).toEqual([
      'You',
      'Synthesis lead',
      'Market analyst',
      'Market analyst',
      'System',
      'Synthesis lead',
    ]);
    await expect(canvas.getAllByText('Market analyst')).toHaveLength(1);
    await userEvent.tab();
    await expect(log).toHaveFocus();
  },
};

const answer = (index: number): Message => ({
  id: `answer ${index}`,
  ...(index % 3 === 0 ? lead : analyst),
  content: `Finding ${index}. ${'Rates and times differ by site. '.repeat(1 + (index % 4))}`,
});

function Arriving({ count }: { count: number }) {
  const [messages, setMessages] = useState(() =>
    Array.from({ length: count }, (_, i) => answer(i)),
  );
  return (
    <Stack gap={12}>
      <MessageList messages={messages} style={{ blockSize: 320 }} />
      <Button onClick={() => setMessages([...messages, answer(messages.length)])}>Next</Button>
    </Stack>
  );
}

const arriving: Story['play'] = async ({ canvas }) => {
  const log = canvas.getByRole('log');
  const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(gapToEnd(log)).toBeLessThanOrEqual(1));
  await next();
  // At the end it stays there, and what came is read out.
  await waitFor(() => expect(gapToEnd(log)).toBeLessThanOrEqual(1));
  await expect(canvas.getByRole('status')).toHaveTextContent(/(analyst|lead): Finding \d+\./);
  // The reader scrolls up: nothing moves any more, and it says how many came.
  log.scrollTop = log.scrollTop - 200;
  const jump = await canvas.findByRole('button', { name: 'Jump to the newest message' });
  const before = log.scrollTop;
  await next();
  await next();
  await waitFor(() => expect(jump).toHaveTextContent('2 new messages'));
  await expect(Math.abs(log.scrollTop - before)).toBeLessThanOrEqual(1);
  await userEvent.click(jump);
  await waitFor(() => expect(gapToEnd(log)).toBeLessThanOrEqual(1));
  await expect(canvas.queryByRole('button', { name: /new message/ })).not.toBeInTheDocument();
  await expect(log).toHaveFocus();
};

export const Arrivals: Story = { render: () => <Arriving count={20} />, play: arriving };

/** Waits until what changed is laid out and followed, before the browser tells of a scroll. */
const laidOut = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

function Settling() {
  const [messages, setMessages] = useState(() => Array.from({ length: 20 }, (_, i) => answer(i)));
  const settle = () =>
    setMessages([...messages.slice(0, -1), { ...messages.at(-1)!, content: 'Settled.' }]);
  const write = () => setMessages([...messages, answer(4 * messages.length + 3)]);
  return (
    <Stack gap={12}>
      <MessageList messages={messages} style={{ blockSize: 320 }} />
      <Button onClick={settle}>Settle</Button>
      <Button onClick={write}>Write</Button>
    </Stack>
  );
}

/** A text that becomes shorter while the next one comes does not take the reader from the end. */
export const BecomesShorter: Story = {
  render: () => <Settling />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(gapToEnd(log)).toBeLessThanOrEqual(1));
    for (let round = 0; round < 5; round += 1) {
      canvas.getByRole('button', { name: 'Settle' }).click();
      await laidOut();
      canvas.getByRole('button', { name: 'Write' }).click();
      await laidOut();
    }
    await waitFor(() => expect(gapToEnd(log)).toBeLessThanOrEqual(1));
    await expect(canvas.queryByRole('button', { name: /new message/ })).not.toBeInTheDocument();
  },
};

/** Above 200 messages only those in sight are in the page; everything else is the same. */
export const ArrivalsInALongList: Story = {
  render: () => <Arriving count={1000} />,
  play: async (context) => {
    const articles = () => context.canvas.getAllByRole('article');
    await waitFor(() => expect(articles().at(-1)).toHaveAttribute('aria-posinset', '1000'));
    await expect(articles().at(-1)).toHaveAttribute('aria-setsize', '1000');
    await expect(articles().length).toBeLessThan(60);
    await arriving(context);
  },
};

/** The 201st message, which makes the list a long one, does not take the reader from where they are. */
export const BecomesLong: Story = {
  render: () => <Arriving count={199} />,
  play: async (context) => {
    await arriving(context);
    await waitFor(() => expect(context.canvas.getAllByRole('article').length).toBeLessThan(60));
  },
};

const million = onDemand(() => Array.from({ length: 1_000_000 }, (_, index) => answer(index)));

/** A million messages: the newest are listed, earlier ones on demand. */
export const Million: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: () => <MessageList messages={million()} style={{ blockSize: 320 }} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(canvas.getByText(/^Finding 999999\./)).toBeVisible());
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    log.scrollTop = 0;
    await expect(
      await canvas.findByRole('button', { name: 'Show earlier messages' }),
    ).toBeVisible();
  },
};

/** A message not sent says so in words, with what can be done. */
export const States: Story = {
  args: {
    messages: [
      { id: '1', role: 'user', content: 'On its way', state: 'sending' },
      {
        id: '2',
        role: 'user',
        content: 'Lost',
        state: 'failed',
        actions: <Button size="small">Send again</Button>,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending')).toBeVisible();
    await expect(canvas.getByText('Not sent')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
  },
};

export const BadInput: Story = {
  args: {
    messages: [
      { id: '1', role: 'assistant', content: null, time: NaN },
      { id: '2', role: 'assistant', author: '', content: '', time: 'yesterday' },
      { id: '3', role: 'user', content: 'Donaudampfschifffahrt'.repeat(30) },
      {
        id: '4',
        role: 'assistant',
        author: 'محلل السوق 🦄'.repeat(12),
        to: 'x'.repeat(200),
        content: 'مرحبا 🎉',
      },
      { id: '5', role: 'system', content: 'word '.repeat(200) },
    ],
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
};

/** The reader's own stand at the left. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    messages: [
      { id: '1', role: 'user', content: 'هل نضيف موقعًا ثانيًا؟' },
      {
        id: '2',
        ...analyst,
        author: 'محلل السوق',
        to: 'قائد التوليف',
        content: 'تصل 71٪ من الطلبات خلال يومين.',
      },
    ],
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log').getBoundingClientRect();
    const own = canvas.getByText('هل نضيف موقعًا ثانيًا؟').getBoundingClientRect();
    await expect(own.left - log.left).toBeLessThan(20);
  },
};
