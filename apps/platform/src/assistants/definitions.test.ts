// Definitions are data: whatever one names has to be there, for every assistant and without a browser.
import { assistants } from '@constella/api-client/contract';
import { loadMessages, locales, namespaceOf, namespaces } from '@constella/i18n';
import { describe, expect, it } from 'vitest';

import { entries } from './index';

/** Texts every screen has that shows a result, the one of a run somebody shares among them. */
const everywhere = ['ui', 'shell', 'workspace', 'run', 'errors'];

const isId = (text: string) =>
  /^\w+(\.[\w-]+)+$/.test(text) && namespaces.some((one) => one === namespaceOf(text));

/** Every text a definition names, however deep. */
const textsIn = (value: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof value === 'string') return isId(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((each) => textsIn(each, seen));
};

const catalogues = await Promise.all(
  locales.map(async (locale) => ({ locale, texts: await loadMessages(locale, namespaces) })),
);
/** A choice's texts are named by what they begin with. */
const isSaid = (texts: object, id: string) =>
  id in texts || Object.keys(texts).some((other) => other.startsWith(`${id}.`));
const missing = (ids: readonly string[]) =>
  catalogues.flatMap(({ locale, texts }) =>
    ids.filter((id) => !isSaid(texts, id)).map((id) => `${locale}: ${id}`),
  );

it('every assistant of the contract that has an entry has one alone', () => {
  const ids = entries.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids.filter((id) => !(id in assistants))).toEqual([]);
});

describe.each(entries)('$id', ({ load, ...entry }) => {
  it('names texts that every language has', async () => {
    const { layout, ...parts } = await load();
    expect(missing(textsIn([entry, layout, parts]))).toEqual([]);
  });

  it('draws its result from texts that are fetched with it', async () => {
    const { result } = await load();
    const fetched: readonly string[] = [...entry.namespaces, ...everywhere];
    expect(textsIn(result).filter((id) => !fetched.includes(namespaceOf(id)))).toEqual([]);
  });
});
