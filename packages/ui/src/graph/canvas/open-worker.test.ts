import { describe, expect, it, vi } from 'vitest';

import { openWorker } from './open-worker.js';

class FakeWorker extends EventTarget {
  sent: [unknown, Transferable[]][] = [];
  postMessage = (order: unknown, transfer: Transferable[]) => this.sent.push([order, transfer]);
  terminate = vi.fn<() => void>();
}

const open = (worker: FakeWorker | null) => {
  const local = { send: vi.fn<(order: string) => void>(), close: vi.fn<() => void>() };
  const news = vi.fn<(news: string) => void>();
  const line = openWorker<string, string>(
    () => {
      if (!worker) throw new Error('a policy forbids it');
      return worker as unknown as Worker;
    },
    news,
    () => local,
  );
  return { line, local, news };
};

describe('openWorker', () => {
  it('speaks to the worker and gives things away once it was heard', () => {
    const worker = new FakeWorker();
    const { line, local, news } = open(worker);
    const { buffer } = new Float32Array(1);
    line.send('one', [buffer]);
    worker.dispatchEvent(new MessageEvent('message', { data: 'hello' }));
    line.send('two', [buffer]);
    expect(worker.sent).toEqual([
      ['one', []],
      ['two', [buffer]],
    ]);
    expect(news).toHaveBeenCalledWith('hello');
    expect(local.send).not.toHaveBeenCalled();
  });

  it('works on the page where there is no worker', () => {
    const { line, local } = open(null);
    line.send('one');
    expect(local.send).toHaveBeenCalledWith('one', []);
    line.close();
    expect(local.close).toHaveBeenCalled();
  });

  it('says everything again to the page when the worker has no file', () => {
    const worker = new FakeWorker();
    const { line, local } = open(worker);
    line.send('one');
    line.send('two');
    worker.dispatchEvent(new Event('error'));
    line.send('three');
    expect(local.send.mock.calls.map(([order]) => order)).toEqual(['one', 'two', 'three']);
    expect(worker.terminate).toHaveBeenCalled();
  });
});
