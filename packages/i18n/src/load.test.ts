import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { describe, expect, it } from 'vitest';

import { createFormatter, formatterFor } from './formatter.js';
import { loadMessages } from './load.js';
import { locales } from './locales.js';
import { namespaces } from './namespaces.js';

const builtPackage = async () => {
  const result = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    build: { write: false },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('the build returned no output');
  return output.output.filter((file) => file.type === 'chunk');
};

describe('loadMessages', () => {
  it('returns the namespaces asked for and no other', async () => {
    const messages = await loadMessages('de', ['ui', 'validation']);
    const found = new Set(Object.keys(messages).map((id) => id.split('.')[0]));
    expect(found).toEqual(new Set(['ui', 'validation']));
    expect(messages['ui.close']).toBe('Schließen');
  });

  it('has a file for every locale and namespace', async () => {
    for (const locale of locales)
      expect(await loadMessages(locale, namespaces)).toBeTypeOf('object');
  });
});

describe('the built package', () => {
  it('keeps every locale and namespace in a chunk of its own, loaded only on demand', async () => {
    const chunks = await builtPackage();
    const entries = chunks.filter((chunk) => chunk.isEntry);
    const messageFiles = new Set(
      locales.flatMap((locale) => namespaces.map((name) => `messages/${locale}/${name}.js`)),
    );
    const statically = new Set<string>();
    const queue = entries.map((chunk) => chunk.fileName);
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (statically.has(name)) continue;
      statically.add(name);
      queue.push(...(chunks.find((chunk) => chunk.fileName === name)?.imports ?? []));
    }
    expect([...messageFiles].filter((name) => statically.has(name))).toEqual([]);
    const loaded = new Set(chunks.flatMap((chunk) => chunk.dynamicImports));
    expect([...messageFiles].filter((name) => !loaded.has(name))).toEqual([]);
    for (const name of messageFiles) {
      expect(chunks.find((chunk) => chunk.fileName === name)?.imports).toEqual([]);
    }
  });

  it('holds parsed messages and no parser', async () => {
    const chunks = await builtPackage();
    const english = chunks.find((chunk) => chunk.fileName === 'messages/en/ui.js');
    expect(english?.code).toMatch(/"ui\.selected": \[\{\s*"type": 6,/);
    expect(chunks.some((chunk) => chunk.code.includes('icu-messageformat-parser'))).toBe(false);
  });
});

describe('createFormatter', () => {
  it('formats plural and number arguments in the language', async () => {
    const english = await createFormatter('en', ['validation']);
    expect(english('validation.generic.minLength', { minimum: 1 })).toBe(
      'Enter at least 1 character',
    );
    expect(english('validation.generic.max', { maximum: 32000 })).toBe('Enter 32,000 or less');
    const arabic = await createFormatter('ar', ['validation']);
    expect(arabic('validation.generic.minLength', { minimum: 2 })).toBe('أدخل حرفين على الأقل');
  });

  it('accepts messages that are already parsed', () => {
    const format = formatterFor('en', { 'ui.close': [{ type: 0, value: 'Shut' }] });
    expect(format('ui.close')).toBe('Shut');
  });
});
