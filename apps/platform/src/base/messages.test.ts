import type { Locale, Messages, Namespace } from '@constella/i18n';
import { describe, expect, it } from 'vitest';

import { createMessageStore } from './messages';

/** Catalogues that arrive when the test says so. */
function slowCatalogues() {
  const pending: (() => void)[] = [];
  const asked: string[] = [];
  return {
    asked,
    arrive: () => {
      for (const next of pending.splice(0)) next();
      return new Promise((resolve) => setTimeout(resolve));
    },
    load: (locale: Locale, namespaces: readonly Namespace[]) =>
      new Promise<Messages>((resolve) => {
        asked.push(`${locale}: ${namespaces.join(' ')}`);
        const [namespace] = namespaces;
        pending.push(() => resolve({ [`${namespace}.it`]: locale }));
      }),
  };
}

describe('message store', () => {
  it('loads a namespace once', async () => {
    const { asked, load, arrive } = slowCatalogues();
    const store = createMessageStore('en', load);
    const first = store.require(['shell', 'ui']);
    await arrive();
    await first;
    await store.require(['ui']);
    expect(asked).toEqual(['en: shell', 'en: ui']);
  });

  it('says that texts are there only when they are, whoever asked first', async () => {
    const { load, arrive } = slowCatalogues();
    const store = createMessageStore('en', load);
    const first = store.require(['shell']);
    let isThere = false;
    const second = store.require(['shell']).then(() => (isThere = true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(isThere).toBe(false);
    await arrive();
    await Promise.all([first, second]);
    expect(store.get().messages).not.toEqual({});
  });

  it('switches only when every text required so far is there', async () => {
    const { load, arrive } = slowCatalogues();
    const store = createMessageStore('en', load);
    const required = store.require(['shell', 'run']);
    await arrive();
    await required;
    const change = store.setLocale('ar');
    expect(store.get().locale).toBe('en');
    await arrive();
    await change;
    expect(store.get()).toEqual({
      locale: 'ar',
      messages: { 'shell.it': 'ar', 'run.it': 'ar' },
    });
  });

  it('loses nothing to a slower load that missed it', async () => {
    const loads: { namespace: string; end: (isThere: boolean) => void }[] = [];
    const store = createMessageStore(
      'en',
      (locale, [namespace = '']) =>
        new Promise<Messages>((resolve, reject) => {
          const text = { [`${namespace}.it`]: locale } as Messages;
          const end = (isThere: boolean) => (isThere ? resolve(text) : reject(new Error('away')));
          loads.push({ namespace, end });
        }),
    );
    const end = async (from: number, missing?: string) => {
      for (const load of loads.slice(from)) load.end(load.namespace !== missing);
      await new Promise((resolve) => setTimeout(resolve));
    };
    void store.require(['run']);
    const both = store.require(['ui', 'shell']);
    // Asks for all three in its turn, since there are more by now.
    loads[0]?.end(true);
    await new Promise((resolve) => setTimeout(resolve));
    const slow = loads.splice(4);
    await Promise.all([expect(both).rejects.toThrow('away'), end(1, 'shell')]);
    const again = store.require(['shell']);
    await end(4);
    await again;
    for (const load of slow) load.end(load.namespace !== 'shell');
    await new Promise((resolve) => setTimeout(resolve));
    expect(Object.keys(store.get().messages).toSorted()).toEqual(['run.it', 'shell.it', 'ui.it']);
  });

  it('does not keep back what is there for what cannot be fetched', async () => {
    let away = true;
    const store = createMessageStore('en', (locale, [namespace]) =>
      away && namespace === 'landing'
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ [`${namespace}.it`]: locale } as Messages),
    );
    const landing = store.require(['landing', 'product']);
    await store.require(['shell']);
    await expect(landing).rejects.toThrow('offline');
    expect(Object.keys(store.get().messages)).toEqual(['product.it', 'shell.it']);
    away = false;
    await store.require(['landing']);
    expect(store.get().messages).toHaveProperty(['landing.it']);
  });

  it('ends in the language asked for last, whichever arrives first', async () => {
    const { load, arrive } = slowCatalogues();
    const store = createMessageStore('en', load);
    const first = store.setLocale('de');
    const second = store.setLocale('fr');
    await arrive();
    await arrive();
    await Promise.all([first, second]);
    expect(store.get().locale).toBe('fr');
  });

  it('keeps the language when the other one cannot be fetched', async () => {
    const store = createMessageStore('en', (locale) =>
      locale === 'ja' ? Promise.reject(new Error('offline')) : Promise.resolve({}),
    );
    await store.require(['shell']);
    await expect(store.setLocale('ja')).rejects.toThrow('offline');
    expect(store.get().locale).toBe('en');
    await store.setLocale('ko');
    expect(store.get().locale).toBe('ko');
  });
});
