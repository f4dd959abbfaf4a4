/** A line to a worker, or to the same work done on the page. */
export interface Line<Order> {
  send: (order: Order, transfer?: Transferable[]) => void;
  close: () => void;
}

/**
 * Speaks to a worker; where there is none (no `Worker`, a policy forbids it, its file cannot be
 * found) the same orders go to a stand-in on the page, those sent so far included.
 * @param start makes the worker; its address stands there in full, where bundlers look for it
 * @param onNews called with what the worker sends
 * @param standIn makes what takes the worker's place
 */
export function openWorker<Order, News>(
  start: () => Worker,
  onNews: (news: News) => void,
  standIn: () => Line<Order>,
): Line<Order> {
  let worker: Worker | null = null;
  let local: Line<Order> | null = null;
  let heard = false;
  let sent: Order[] = [];
  const replace = () => {
    worker?.terminate();
    worker = null;
    local ??= standIn();
    for (const order of sent) local.send(order);
    sent = [];
  };
  try {
    worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<News>) => {
      heard = true;
      sent = [];
      onNews(data);
    });
    // A worker that was heard has its file: what fails later is an error, not a missing worker.
    worker.addEventListener('error', (event) => {
      if (heard) return;
      event.preventDefault();
      replace();
    });
  } catch {
    replace();
  }
  return {
    send: (order, transfer = []) => {
      if (local) local.send(order, transfer);
      else {
        if (!heard) sent.push(order);
        // Kept for a stand-in as long as nothing was heard, so nothing is given away yet.
        worker?.postMessage(order, heard ? transfer : []);
      }
    },
    close: () => {
      worker?.terminate();
      local?.close();
    },
  };
}
