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
