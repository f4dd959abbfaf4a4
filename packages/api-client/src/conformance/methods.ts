import type { Visitor } from './visitor.js';

/** A method a path lacks is refused with 405 and `Allow`; HEAD is GET without a body. */
export async function checkMethods(
  visitor: Visitor,
  path: string,
  methods: readonly string[],
  { head = true }: { head?: boolean } = {},
): Promise<void> {
  const { probe } = visitor;
  for (const method of ['PUT', 'POST', 'PATCH', 'DELETE']) {
    if (methods.includes(method)) continue;
    const reply = await visitor.send(method, path);
    if (!probe.status(reply, 405, `refuses ${method} with 405`)) continue;
    const allowed = (reply.headers.get('allow') ?? '').split(',').map((name) => name.trim());
    probe.check(
      reply,
      'names the methods it takes in Allow',
      methods.every((each) => allowed.includes(each)) && !allowed.includes(method),
      methods.join(', '),
      allowed.join(', '),
    );
  }
  if (!head || !methods.includes('GET')) return;
  const [get, without] = [await visitor.send('GET', path), await visitor.send('HEAD', path)];
  probe.equal(without, 'answers HEAD as GET', without.status, get.status);
  const tag = (reply: typeof get) => reply.headers.get('etag');
  probe.equal(without, 'has the ETag of GET', tag(without), tag(get));
}
