/** The twelve interface languages, in the order the language menu shows them. */
export const locales = [
  'en',
  'zh',
  'ja',
  'de',
  'es',
  'fr',
  'it',
  'pt-BR',
  'pt-PT',
  'zh-TW',
  'ko',
  'ar',
] as const;

/** One of the twelve interface languages. */
export type Locale = (typeof locales)[number];

/** The language used when nothing else matches. */
export const fallbackLocale: Locale = 'en';

interface LocaleFacts {
  /** The language's name in that language. */
  name: string;
  /** The BCP 47 tag handed to `Intl`. */
  tag: string;
  /** Separator between the parts of an enumeration of names or facts. @default ', ' */
  separator?: string;
}

const facts: Record<Locale, LocaleFacts> = {
  en: { name: 'English', tag: 'en-US' },
  zh: { name: '简体中文', tag: 'zh-CN', separator: '，' },
  ja: { name: '日本語', tag: 'ja-JP', separator: '、' },
  de: { name: 'Deutsch', tag: 'de-DE' },
  es: { name: 'Español', tag: 'es-ES' },
  fr: { name: 'Français', tag: 'fr-FR' },
  it: { name: 'Italiano', tag: 'it-IT' },
  'pt-BR': { name: 'Português (Brasil)', tag: 'pt-BR' },
  'pt-PT': { name: 'Português (Portugal)', tag: 'pt-PT' },
  'zh-TW': { name: '繁體中文', tag: 'zh-TW', separator: '，' },
  ko: { name: '한국어', tag: 'ko-KR' },
  // Latin digits, so that formatted figures match the ones people type into number fields.
  ar: { name: 'العربية', tag: 'ar-u-nu-latn', separator: '، ' },
};

/** Whether a text is exactly one of the twelve codes. */
export function isLocale(code: string): code is Locale {
  return (locales as readonly string[]).includes(code);
}

/** The name of a language in that language: `Deutsch`, `العربية`. */
export function localeName(locale: Locale): string {
  return facts[locale].name;
}

/** The tag to give to `Intl` and to `Accept-Language`-like APIs: `zh` → `zh-CN`. */
export function intlTag(locale: Locale): string {
  return facts[locale].tag;
}

/** The value of the document's `dir` attribute. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The short form on the language button: `EN`, `ZH-TW`; an unknown language shows as `EN`. */
export function languageBadge(code: string): string {
  const known = locales.find((locale) => locale.toLowerCase() === code.toLowerCase());
  return (known ?? fallbackLocale).toUpperCase();
}

/** Separator between the parts of an enumeration: `', '`, in Chinese `'，'`. */
export function itemSeparator(locale: Locale): string {
  return facts[locale].separator ?? ', ';
}
