import { fallbackLocale, isLocale, type Locale } from './locales.js';

/** What is known about the reader before the first paint. */
export interface NegotiationInput {
  /** The choice made earlier in the language menu, as stored. Anything but one of the twelve codes is ignored. */
  stored?: string | null;
  /** The browser's languages, best first: `navigator.languages`. */
  languages: readonly string[];
}

const plainLanguages = ['en', 'ja', 'de', 'es', 'fr', 'it', 'ko', 'ar'] as const;

/** The interface language for one browser language, or undefined when there is none. */
export function localeForLanguage(language: string): Locale | undefined {
  const [primary, ...subtags] = language.trim().toLowerCase().replaceAll('_', '-').split('-');
  if (primary === 'zh') {
    // A script subtag (zh-Hant-TW, zh-Hans-HK) says outright what the region only implies.
    if (subtags.includes('hant')) return 'zh-TW';
    if (subtags.includes('hans')) return 'zh';
    return subtags.includes('tw') || subtags.includes('hk') ? 'zh-TW' : 'zh';
  }
  if (primary === 'pt') return subtags.includes('br') ? 'pt-BR' : 'pt-PT';
  return plainLanguages.find((locale) => locale === primary);
}

/**
 * The interface language: the stored choice, else the first browser language that has one, else
 * English. Chinese of Taiwan and Hong Kong is Traditional, every other Chinese Simplified;
 * Portuguese of Brazil is Brazilian, every other Portuguese European.
 */
export function negotiateLocale({ stored, languages }: NegotiationInput): Locale {
  if (stored && isLocale(stored)) return stored;
  for (const language of languages) {
    const locale = localeForLanguage(language);
    if (locale) return locale;
  }
  return fallbackLocale;
}
