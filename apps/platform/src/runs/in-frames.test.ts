import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { inFrames } from './in-frames';

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

  it('is dealt with together, in order', () => {
    const deal = vi.fn();
    const items = inFrames<number>(deal);
    [1, 2, 3].forEach(items.add);
    expect(deal).not.toHaveBeenCalled();
    frame();
    items.add(4);
    frame();
    expect(deal.mock.calls).toEqual([[[1, 2, 3]], [[4]]]);
  });

  it('is dealt with at once when asked, and only once', () => {
    const deal = vi.fn();
    const items = inFrames<number>(deal);
    items.add(1);
    items.flush();
    frame();
    vi.runAllTimers();
    expect(deal.mock.calls).toEqual([[[1]]]);
  });

  it('does not wait for frames a hidden page never gets', () => {
    const deal = vi.fn();
    inFrames<number>(deal).add(1);
    vi.runAllTimers();
    expect(deal.mock.calls).toEqual([[[1]]]);
  });

  it('is forgotten when it is dropped', () => {
    const deal = vi.fn();
    const items = inFrames<number>(deal);
    items.add(1);
    items.drop();
    frame();
    vi.runAllTimers();
    expect(deal).not.toHaveBeenCalled();
  });
});
