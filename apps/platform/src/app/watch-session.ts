import { queries } from '@constella/api-client/react';
import { hashKey } from '@tanstack/react-query';

import type { AppServices } from '../base/app-context';

/**
 * Notices when somebody else is signed in than before, or nobody, in this tab or in another one. Who
 * had the page open is sent to sign in; nothing they had read is left for whoever comes next.
 */
export function watchSession({
  client,
  queryClient,
  sessionEnd,
}: Pick<AppServices, 'client' | 'queryClient' | 'sessionEnd'>): void {
  const { queryKey } = queries.user(client);
  const own = hashKey(queryKey);
  const tabs = new BroadcastChannel('constella.session');
  /** Whose pages these are. */
  let known = queryClient.getQueryData(queryKey)?.id ?? null;

  const tell = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tabs.postMessage(known);
  };

  tabs.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
    // Whose session it is now is the server's to say.
    if (data !== known) void queryClient.invalidateQueries({ queryKey });
  });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== own) return;
    const user = queryClient.getQueryData(queryKey);
    const next = user === undefined ? undefined : (user?.id ?? null);
    if (next === undefined || next === known) return;
    const before = known;
    if (before && next !== null) {
      // They find their own way in from the sign-in screen, past nothing of the one before.
      queryClient.setQueryData(queryKey, null);
      return;
    }
    known = next;
    if (before && !sessionEnd.get()) sessionEnd.set({ why: 'expired', userId: before });
    if (next !== null)
      queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== own });
    tell();
  });
  tell();
}
