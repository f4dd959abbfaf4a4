import type { Model } from '@constella/api-client/contract';

import { sleep } from '../base/clock.js';
import {
  ProviderError,
  type CompletionRequest,
  type ModelProvider,
  type ProviderErrorKind,
  type ToolCall,
} from '../models/provider.js';

/** The action of a scripted model: write a text, call tools, fail, or {@link hang}. */
export type Script = (
  request: CompletionRequest,
  call: number,
) => string | { fail: ProviderErrorKind } | { calls: readonly ToolCall[] } | Promise<string>;

/** The answer of a script that says nothing until it is stopped. */
export const hang = '…';

/** A provider that does what a test says, and remembers what it was asked. */
export function scriptedProvider(script: Script, models: readonly Model[] = []) {
  const asked: CompletionRequest[] = [];
  const provider: ModelProvider = {
    offline: false,
    models: () => Promise.resolve(models),
    async *complete(request, signal) {
      asked.push(request);
      const said = await script(request, asked.length);
      signal.throwIfAborted();
      if (said === hang) await sleep(1_000_000, signal);
      if (typeof said === 'object' && 'fail' in said) throw new ProviderError(said.fail);
      if (typeof said === 'object') {
        yield { type: 'end' as const, inputTokens: 10, outputTokens: 5, calls: said.calls };
        return;
      }
      for (const word of String(said).split(/(?<= )/)) yield { type: 'delta' as const, text: word };
      yield { type: 'end' as const, inputTokens: 10, outputTokens: 5 };
    },
  };
  return { provider, asked };
}

/** A door that is opened once. */
export function gate() {
  let open!: () => void;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open, opened };
}
