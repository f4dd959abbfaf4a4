/** Characters one line may have before the stream is taken for broken. */
const longestLine = 1_000_000;

/** The `data` of each server-sent event of a body, as it arrives. */
export async function* serverSentData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true });
      // A lone \r may be half of a \r\n whose \n has not arrived.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      if (rest.length > longestLine) throw new RangeError('a line without end');
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
        else if (line === '' && data.length > 0) {
          yield data.join('\n');
          data = [];
        }
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
