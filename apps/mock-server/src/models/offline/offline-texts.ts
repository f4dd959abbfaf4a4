import type { Locale } from '@constella/i18n';

import { once, withContent, type Texts } from '../../base/language/texts.js';

const loaded = new Map<Locale, Promise<unknown>>();

/** Texts with what the offline model says by itself, whichever assistant asks it. */
export const offlineTexts = async (texts: Texts): Promise<Texts> =>
  withContent(texts, [
    await once(loaded, texts.locale, () => import(`./content/${texts.locale}.json`)),
  ]);
