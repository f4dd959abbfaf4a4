import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { frameBatch } from './frame-batch';

describe('what comes within a frame', () => {
  let frames: (() => void)[] = [];
  beforeEach(() => {
    frames = [];
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => {
      frames[id - 1] = () => undefined;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const frame = () => frames.splice(0).forEach((run) => run());
  const page = new EventTarget();
  const press = () => page.dispatchEvent(new Event('keydown'));

  it('is dealt with together, in order', () => {
    const deal = vi.fn();
    const items = frameBatch<number>(deal, page);
    [1, 2, 3].forEach(items.add);
    expect(deal).not.toHaveBeenCalled();
    frame();
    items.add(4);
    frame();
    expect(deal.mock.calls).toEqual([[[1, 2, 3]], [[4]]]);
  });

  it('is dealt with at once when asked, and only once', () => {
    const deal = vi.fn();
    const items = frameBatch<number>(deal, page);
    items.add(1);
    items.flush();
    frame();
    vi.runAllTimers();
    expect(deal.mock.calls).toEqual([[[1]]]);
  });

  it('does not wait for frames a hidden page never gets', () => {
    const deal = vi.fn();
    frameBatch<number>(deal, page).add(1);
    vi.runAllTimers();
    expect(deal.mock.calls).toEqual([[[1]]]);
  });

  it('is forgotten when it is dropped', () => {
    const deal = vi.fn();
    const items = frameBatch<number>(deal, page);
    items.add(1);
    items.drop();
    frame();
    vi.runAllTimers();
    expect(deal).not.toHaveBeenCalled();
  });

  it('waits while somebody types until the key is drawn, and then for the next key or a pause', () => {
    const deal = vi.fn();
    const items = frameBatch<number>(deal, page);
    press();
    items.add(1);
    frame();
    expect(deal).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(deal.mock.calls).toEqual([[[1]]]);
    items.add(2);
    frame();
    vi.advanceTimersByTime(100);
    expect(deal).toHaveBeenCalledTimes(1);
    press();
    frame();
    vi.advanceTimersByTime(0);
    // A few times a second: not after each key.
    expect(deal).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(150);
    press();
    frame();
    vi.advanceTimersByTime(0);
    expect(deal.mock.calls.at(-1)).toEqual([[2]]);
    items.add(3);
    vi.advanceTimersByTime(250);
    expect(deal.mock.calls.at(-1)).toEqual([[3]]);
    items.add(4);
    frame();
    expect(deal.mock.calls.at(-1)).toEqual([[4]]);
    items.drop();
  });
});
