import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { trackTyping } from './typing-state';

/** Something of the page that has the focus. */
class Place extends EventTarget {
  constructor(private readonly isField: boolean) {
    super();
  }
  matches() {
    return this.isField;
  }
}

describe('while somebody types', () => {
  const marks = new Set<string>();
  const root = {
    toggleAttribute: (name: string, isOn?: boolean) => {
      if (isOn) marks.add(name);
      else marks.delete(name);
      return isOn === true;
    },
  };
  const press = (place: Place) => place.dispatchEvent(new Event('keydown'));

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Element', Place);
    marks.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('the page says so until no key has come for a second', () => {
    const field = new Place(true);
    const end = trackTyping(root, field);
    expect([...marks]).toEqual([]);
    press(field);
    expect([...marks]).toEqual(['data-typing']);
    vi.advanceTimersByTime(900);
    press(field);
    vi.advanceTimersByTime(900);
    expect([...marks]).toEqual(['data-typing']);
    vi.advanceTimersByTime(100);
    expect([...marks]).toEqual([]);
    end();
  });

  it('keys elsewhere are not typing', () => {
    const button = new Place(false);
    const end = trackTyping(root, button);
    press(button);
    expect([...marks]).toEqual([]);
    end();
  });

  it('nothing is left of it once it is ended', () => {
    const field = new Place(true);
    const end = trackTyping(root, field);
    press(field);
    end();
    expect([...marks]).toEqual([]);
    press(field);
    expect([...marks]).toEqual([]);
  });
});
