'use client';

import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import type { Client } from '../client-types.js';

const ApiContext = createContext<Client | null>(null);

/** Gives a client to everything below it. */
export function ApiProvider({ client, children }: { client: Client; children?: ReactNode }) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** The client of the nearest provider. @throws {Error} outside of one. */
export function useApi(): Client {
  const client = use(ApiContext);
  if (!client) throw new Error('useApi must be used inside <ApiProvider>');
  return client;
}
