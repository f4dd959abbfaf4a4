import { createClient } from '@constella/api-client';
import { rowsKey } from '@constella/api-client/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { recordSource } from './record-source';
import type { RecordTools } from './use-record-tools';

it('a row that is deleted takes its parts along, and nothing else', async () => {
  const queryClient = new QueryClient();
  const listed = [
    'company_profiles',
    'company_policies',
    'risk_items',
    'regulation_sources',
  ] as const;
  for (const name of listed) queryClient.setQueryData(rowsKey(name), []);
  const api = createClient({ fetch: () => Promise.resolve(Response.json({ ok: true })) });
  const row = { id: 4, revision: 1 } as never;
  await recordSource('company_profiles').remove?.({ api, queryClient } as RecordTools, row);
  const old = listed.filter((name) => queryClient.getQueryState(rowsKey(name))?.isInvalidated);
  expect(old).toEqual(['company_profiles', 'company_policies', 'risk_items']);
});
