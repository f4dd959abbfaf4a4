// Storybook's panel shows each call of a play function, with what every element it is given says: to
// read that the page is laid out anew, and the log is sorted with each call. Nobody looks here.
import 'storybook/test';

interface Instrumenter {
  track: (
    method: string,
    call: (...args: unknown[]) => unknown,
    self: unknown,
    args: unknown[],
  ) => unknown;
}

const { __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__: instrumenter } =
  globalThis as unknown as Record<string, Instrumenter | undefined>;
if (!instrumenter) throw new Error('Storybook logs the calls of play functions elsewhere now');
instrumenter.track = (_method, call, self, args) => call.apply(self, args);
