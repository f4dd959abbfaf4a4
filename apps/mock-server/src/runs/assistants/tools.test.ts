import { locales, type Locale } from '@constella/i18n';
import { describe, expect, it } from 'vitest';

import { createMemorySecrets } from '../../scenarios/memory-secrets.js';
import { seedState } from '../../seed/seed-state.js';
import { testNow } from '../../testing/test-server.js';
import { tools } from './index.js';

const rowsIn = async (locale: Locale) => {
  const { tools: rows } = await seedState({ now: testNow, secrets: createMemorySecrets(), locale });
  return new Map(rows.map((row) => [row.toolId, row]));
};

describe.each(locales)('the tools of the engine in %s', (locale) => {
  it('each have a row that says what they are called, do and take', async () => {
    const [rows, english] = [await rowsIn(locale), await rowsIn('en')];
    for (const { id, type = 'local', input } of tools) {
      const row = rows.get(id);
      expect(row).toMatchObject({ type, status: 'active', source: 'built-in' });
      // A text nobody wrote would be its own id, or English.
      for (const text of [row!.name, row!.description]) expect(text).not.toMatch(/^(server\.|$)/);
      expect(row!.description === english.get(id)!.description).toBe(locale === 'en');
      const takes = Object.keys((input as unknown as { shape: object }).shape);
      const parameters = row!.parameters as { type: string; properties: object };
      expect([parameters.type, Object.keys(parameters.properties)]).toEqual(['object', takes]);
    }
  });
});

it('no tool is registered twice', () => {
  expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
});
