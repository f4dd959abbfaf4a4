import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { createClient } from '../client.js';
import { ApiProvider, useApi } from './api-context.js';
import type { Client } from '../client-types.js';

function Reader({ onRead }: { onRead?: (client: Client) => void }) {
  const client = useApi();
  onRead?.(client);
  return null;
}

it('gives its client to what is below', () => {
  const client = createClient();
  const read: Client[] = [];
  renderToString(
    <ApiProvider client={client}>
      <Reader onRead={(given) => read.push(given)} />
    </ApiProvider>,
  );
  expect(read).toEqual([client]);
});

it('says what is missing outside of a provider', () => {
  expect(() => renderToString(<Reader />)).toThrow('useApi must be used inside <ApiProvider>');
});
