// Runs inline in the document head, before the first paint (see vite/boot-script.ts).
import type { Locale } from '@constella/i18n';

import { applyLocale, applyTheme, initialLocale } from './document';
import { readTheme } from '../base/preferences';
import { watchStart, type StartTexts } from './watch-start';

declare global {
  /** The `boot` texts of every language, written in when this file is bundled. */
  const bootTexts: Record<Locale, StartTexts>;
}

const locale = initialLocale();
// A page drawn while building (vite/prerender.ts) in a language that is not the reader's waits unseen.
if ((document.documentElement.dataset['drawn'] ?? locale) !== locale)
  document.documentElement.dataset['drawn'] = '';
applyLocale(locale);
applyTheme(readTheme());
watchStart(bootTexts[locale]);
