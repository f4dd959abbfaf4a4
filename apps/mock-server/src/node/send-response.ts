import type { ServerResponse } from 'node:http';

/** Sends a web response through Node's; ends early, and quietly, when the reader leaves. */
export async function sendResponse(response: Response, target: ServerResponse): Promise<void> {
  target.statusCode = response.status;
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') target.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) target.setHeader('set-cookie', cookies);
  if (!response.body) {
    target.end();
    return;
  }
  const reader = response.body.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  target.once('close', leave);
  target.flushHeaders();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || target.destroyed) break;
      if (!target.write(value) && !target.destroyed) await drained(target);
    }
  } finally {
    target.off('close', leave);
    target.end();
  }
}

/** Waits until more can be written, or nothing can any more. */
function drained(target: ServerResponse): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      target.off('drain', go).off('close', go);
      done();
    };
    target.on('drain', go).on('close', go);
  });
}
