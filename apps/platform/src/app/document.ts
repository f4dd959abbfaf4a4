import { direction, negotiateLocale, type Locale } from '@constella/i18n';

import { readPreference, type ThemeChoice } from '../base/preferences';

/** The stored language, else the browser's, else English. */
export const initialLocale = (): Locale =>
  negotiateLocale({ stored: readPreference('locale'), languages: navigator.languages });

/** Sets the document's language and direction. */
export function applyLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction(locale);
}

/** Sets the document's theme; without the attribute the style sheets follow the system. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}
