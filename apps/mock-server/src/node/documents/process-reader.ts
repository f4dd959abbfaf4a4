import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { bounds } from '@constella/api-client/contract';

import {
  UnreadableDocument,
  type DocumentReader,
  type ReadDocument,
  type UnreadableReason,
} from '../../prose/documents/document-reader.js';
import { formOf, holdsEncrypted } from '../../prose/documents/file-kind.js';
import { readText } from '../../prose/documents/read-text-document.js';
import { FairQueue } from '../fair-queue.js';
import type { SentFile } from './document-process.js';

/** Milliseconds a file may take; the longest reports need some seconds. */
const longest = 30_000;
/** Megabytes of memory a file may take. */
const memory = 512;

const limits = {
  characters: bounds.attachmentText.max,
  unpacked: bounds.attachmentUnpacked.max,
};

type Answer = { readonly document: ReadDocument } | { readonly reason: UnreadableReason };

/**
 * Reads files of every kind: packed ones each in a process of its own that is ended when it takes too
 * much time or memory; two at a time, members in turn.
 */
export function createProcessReader({
  timeout = longest,
}: { timeout?: number } = {}): DocumentReader {
  const queue = new FairQueue({
    atOnce: 2,
    waiting: { sender: 10, all: 100 },
    kinds: ['file'],
  });
  return async ({ bytes, name }, { sender, signal }) => {
    if (bytes.length === 0) throw new UnreadableDocument('empty');
    const form = formOf(bytes);
    switch (form) {
      case 'text':
        return readText(bytes, name);
      case 'other':
        throw new UnreadableDocument('type');
      case 'ole':
        throw new UnreadableDocument(holdsEncrypted(bytes) ? 'encrypted' : 'type');
      case 'pdf':
      case 'zip':
        return queue.run({ kind: 'file', sender, signal }, () =>
          readInProcess({ form, bytes, limits }, { signal, timeout }),
        );
    }
  };
}

function readInProcess(
  file: SentFile,
  { signal, timeout }: { signal: AbortSignal; timeout: number },
): Promise<ReadDocument> {
  const child = fork(fileURLToPath(new URL('./document-process.ts', import.meta.url)), {
    execArgv: [
      '--conditions=@constella/source',
      '--import',
      import.meta.resolve('tsx'),
      `--max-old-space-size=${memory}`,
    ],
    // Nothing of the server's settings, keys among them, is in reach of a file.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise<ReadDocument>((done, fail) => {
    const give = (reason: UnreadableReason) => fail(new UnreadableDocument(reason));
    const timer = setTimeout(() => give('slow'), timeout);
    const leave = () => fail(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    child.once('message', (answer: Answer) =>
      'document' in answer ? done(answer.document) : give(answer.reason),
    );
    child.once('error', () => give('broken'));
    child.once('exit', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      // It is ended by the system when it takes more memory than there is for a file.
      give('tooMuch');
    });
    child.send(file, (error) => error && give('broken'));
  }).finally(() => child.kill('SIGKILL'));
}
