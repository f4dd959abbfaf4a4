import type { ReactNode } from 'react';

import type { Moment } from '../timeline/event-time.js';

export interface Message {
  /** Identity across renders. */
  id: string;
  /** `user` is the reader, at the end side; `system` is a line between messages. */
  role: 'user' | 'assistant' | 'system';
  /** Who wrote it. @default the locale's "You", "Assistant" or "System" */
  author?: string;
  /** Whom it is for, where that is not everybody. */
  to?: string;
  /** 28 px, e.g. an `AgentTile` or `Avatar`. */
  avatar?: ReactNode;
  /** When: a Date, milliseconds since 1970, or an ISO text. */
  time?: Moment | null;
  /** Text, `Markdown`, `StreamText`, a `ToolCallCard`. */
  content: ReactNode;
  /** Text read out when it arrives. @default the content where it is a string, else the author */
  text?: string;
  /**
   * `writing` is not read out when it arrives: a `StreamText` inside does that itself. `sending` and
   * `failed` are said under the message.
   */
  state?: 'sending' | 'writing' | 'failed';
  /** Buttons under it: retry, copy, rate. */
  actions?: ReactNode;
}

/** Milliseconds of silence after which an author is named again. */
const silence = 5 * 60_000;

const authorOf = ({ role, author }: Message) => `${role} ${author ?? ''}`;

const millisecondsOf = ({ time }: Message) =>
  time === null || time === undefined ? Number.NaN : new Date(time).getTime();

/** Whether a message goes on where the same author left off a moment before. */
export function continues(message: Message, previous: Message | undefined): boolean {
  if (!previous || message.role === 'system' || authorOf(message) !== authorOf(previous))
    return false;
  if ((message.to ?? '') !== (previous.to ?? '')) return false;
  // Without times, messages of one author belong together.
  return !(Math.abs(millisecondsOf(message) - millisecondsOf(previous)) > silence);
}

/** How many messages came after the one with this id; all of them when it is gone. */
export function countAfter(messages: readonly Message[], id: string | undefined): number {
  if (id === undefined) return 0;
  return messages.length - 1 - messages.findLastIndex((message) => message.id === id);
}

/** Characters read out of one message; the rest can be read in the list. */
const longestSpoken = 300;

/** Text read out when a message arrives; nothing for the reader's own and for one still written. */
export function spokenText(
  { role, state, text, content }: Message,
  author: string,
  announced: (values: { author: string; text: string }) => string,
): string {
  if (role === 'user' || state === 'writing') return '';
  const words = text ?? (typeof content === 'string' ? content : '');
  if (words === '') return author;
  const short = words.length > longestSpoken ? `${words.slice(0, longestSpoken)}…` : words;
  return announced({ author, text: short });
}
