import type { Client } from '@constella/api-client';
import { useSyncExternalStore, createContext, use } from 'react';
import type { QueryClient } from '@tanstack/react-query';

import type { MessageStore } from './messages';
import type { Store } from './store';
import type { ThemeStore } from './theme';

/** A session that ended. */
export interface SessionEnd {
  /** Its user signed out here; or it ran out on the server, was ended there or in another tab. */
  why: 'left' | 'expired';
  userId: number;
}

/** Services the app is started with; tests and stories start it with their own. */
export interface AppServices {
  client: Client;
  queryClient: QueryClient;
  messages: MessageStore;
  theme: ThemeStore;
  /** Set when somebody who was signed in no longer is, until they see the sign-in screen. */
  sessionEnd: Store<SessionEnd | null>;
}

export const AppContext = createContext<AppServices | null>(null);

/** The app's services. Throws outside `<AppProviders>`. */
export function useApp(): AppServices {
  const services = use(AppContext);
  if (!services) throw new Error('useApp must be used inside <AppProviders>');
  return services;
}

/** The chosen theme and how to change it. */
export function useTheme() {
  const { theme } = useApp();
  return [useSyncExternalStore(theme.subscribe, theme.get, theme.get), theme.set] as const;
}
