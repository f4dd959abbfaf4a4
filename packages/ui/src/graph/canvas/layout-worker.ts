import { createRunner, type LayoutOrder } from './run-settling.js';

/** The part of a worker's global scope used here; the library's types are those of a page. */
interface WorkerScope {
  addEventListener: (type: 'message', take: (event: MessageEvent<LayoutOrder>) => void) => void;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}

const scope = globalThis as unknown as WorkerScope;

// Not a timer: nested ones wait at least 4 ms.
const { port1, port2 } = new MessageChannel();
let next: (() => void) | undefined;
port1.addEventListener('message', () => next?.());
port1.start();

const take = createRunner({
  slice: 12,
  later: (callback) => {
    next = callback;
    port2.postMessage(null);
  },
  send: (news) => scope.postMessage(news, [news.positions.buffer]),
});

scope.addEventListener('message', ({ data }) => take(data));
