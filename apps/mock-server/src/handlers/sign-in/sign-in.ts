import { writeAndSend, type Post } from '../../mail/mailer.js';
import { Refusal } from '../../base/refusal.js';
import type { CallInput, ServerContext, SignedIn } from '../http/context.js';
import { newToken, openSession, setCookie } from './sessions.js';
import { sessionUserView } from '../http/views.js';

/** Who asks, from where, and as whom so far. */
export type Caller = Pick<CallInput<'login'>, 'request' | 'connection' | 'signedIn'>;

/**
 * Signs a user in: in one durable write `change` gives the user and the session is rotated, then
 * the browser gets the new token.
 */
export async function signIn(
  context: ServerContext,
  { request, connection, signedIn: former }: Caller,
  change: (post: Post) => SignedIn['user'] | undefined,
): Promise<{ body: ReturnType<typeof sessionUserView> }> {
  const { token, hash } = await newToken(context);
  const signedIn = await writeAndSend(context, (post) => {
    const row = change(post);
    // Deleted while the password was checked.
    if (!row) throw new Refusal(401, 'server.login.wrong');
    const session = openSession(context, row, hash, {
      userAgent: request.headers.get('user-agent') ?? '',
      former: former?.session,
    });
    return { user: row, session };
  });
  setCookie(connection, token);
  return { body: sessionUserView(signedIn.user, signedIn.session) };
}
