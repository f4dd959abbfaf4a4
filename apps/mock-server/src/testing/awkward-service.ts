import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import {
  beginStream,
  chunk,
  refuse,
  streamText,
  type FakeAnswer,
  type FakeRequest,
} from './openai-fake.js';

/**
 * How a service that speaks the OpenAI protocol can make it hard for whoever asks it:
 *
 * - `slow`: it thinks before the first word, and between any two.
 * - `fragments`: what it sends is cut in the middle of characters and of lines.
 * - `brokenChunk`: one piece of its first text is no JSON.
 * - `brokenAnswer`: the first JSON it was asked for is cut off.
 * - `noQuota`: it has no credit left.
 */
export const habits = ['slow', 'fragments', 'brokenChunk', 'brokenAnswer', 'noQuota'] as const;
/** One way to be awkward. */
export type Habit = (typeof habits)[number];

/** Bytes of one piece: no more than a character of most scripts has. */
const pieceSize = 3;

/** A service that writes what it should, in its own way; `habit` may change meanwhile. */
export interface AwkwardService {
  habit: Habit | 'none';
  readonly answer: FakeAnswer;
}

/** Makes a service that knows what a good one would write. */
export function awkwardService(
  first: AwkwardService['habit'],
  /** Milliseconds a slow one takes for a word. */
  pace: number,
  textFor: (request: FakeRequest) => string,
): AwkwardService {
  const spoiled = new Set<Habit>();
  /** Whether it is the first time. */
  const once = (habit: Habit) => spoiled.size < spoiled.add(habit).size;
  const service: AwkwardService = {
    habit: first,
    async answer(request, response) {
      if (request.path.endsWith('/models')) {
        response.end(JSON.stringify({ data: [{ id: 'first' }, { id: 'second' }] }));
        return;
      }
      const text = textFor(request);
      switch (service.habit) {
        case 'slow':
          await streamSlowly(response, text, pace);
          return;
        case 'fragments':
          await streamInFragments(response, text);
          return;
        case 'brokenChunk':
          if (once('brokenChunk')) {
            beginStream(response);
            response.end(`${chunk('A beginning')}data: {"choices":[{"delta":{"con\n\n`);
            return;
          }
          break;
        case 'brokenAnswer':
          if (shapeOf(request) && once('brokenAnswer')) {
            streamText(response, text.slice(0, text.length / 2));
            return;
          }
          break;
        case 'noQuota':
          refuse(
            response,
            429,
            'You exceeded your current quota, please check your plan and billing details.',
            'insufficient_quota',
          );
          return;
        case 'none':
      }
      streamText(response, text);
    },
  };
  return service;
}

/** The name of the form the answer must have; `undefined` for a text. */
export function shapeOf({ body }: FakeRequest): string | undefined {
  const format = body['response_format'] as { json_schema?: { name: string } } | undefined;
  return format?.json_schema?.name;
}

async function streamSlowly(response: ServerResponse, text: string, pace: number): Promise<void> {
  beginStream(response);
  response.flushHeaders();
  await pause(pace * 5);
  for (const word of text.split(/(?<= )/)) {
    response.write(chunk(word));
    await pause(pace);
  }
  response.write(': still thinking\n\n');
  await pause(pace);
  response.end('data: [DONE]\n\n');
}

async function streamInFragments(response: ServerResponse, text: string): Promise<void> {
  beginStream(response);
  response.socket?.setNoDelay();
  const whole = Buffer.from(
    `${Array.from(text, chunk).join('')}data: [DONE]\n\n`.replaceAll('\n', '\r\n'),
  );
  // Whole texts in single bytes would take longer than all the rest: their beginning does.
  const cut = Math.min(whole.length, 3_000);
  for (let at = 0; at < cut; at += pieceSize) {
    response.write(whole.subarray(at, Math.min(at + pieceSize, cut)));
    await new Promise(setImmediate);
  }
  for (let at = cut; at < whole.length; at += 1_001) {
    response.write(whole.subarray(at, at + 1_001));
    await new Promise(setImmediate);
  }
  response.end();
}
