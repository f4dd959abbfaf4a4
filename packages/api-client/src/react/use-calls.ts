'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi } from './api-context.js';
import { cachedClient } from './cached-client.js';
import type { Client } from '../client-types.js';

/**
 * The client of the nearest provider for calls that change something: what they answer is shown, and
 * what they make old is read anew. Queries take `useApi()`: a screen that only reads does without this.
 */
export function useCalls(): Client {
  const client = useApi();
  const queryClient = useQueryClient();
  return useMemo(() => cachedClient(client, queryClient), [client, queryClient]);
}
