import { ProviderError } from '../provider.js';

/** Bytes a body may have: no list of models and no answer comes near. */
export const longestBody = { list: 16_000_000, answer: 4_000_000, refusal: 64_000 } as const;

/**
 * The text of a body. What is longer is not read to its end: the connection is let go of.
 *
 * @throws {ProviderError} `broken` for a body longer than `most` bytes.
 */
export async function readBody({ body }: Response, most: number): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      length += value.byteLength;
      if (length > most) throw new ProviderError('broken', `a body of more than ${most} bytes`);
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
