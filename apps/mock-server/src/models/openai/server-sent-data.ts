import { createEventStreamParser } from '@constella/api-client';

/** Characters one line may have before the stream is taken for broken. */
const longestLine = 1_000_000;

/** The `data` of each server-sent event of a body, as it arrives. */
export async function* serverSentData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const parser = createEventStreamParser();
  const reader = body.getReader();
  let unfinished = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // Services leave the blank line after their last event out.
      const piece = done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true });
      const end = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
      unfinished = end < 0 ? unfinished + piece.length : piece.length - end;
      if (unfinished > longestLine) throw new RangeError('a line without end');
      for (const { data } of parser.push(piece)) yield data;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
