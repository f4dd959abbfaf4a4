import { fallbackLocale, isLocale, type Locale } from './locales.js';

/** Facts known about the reader before the first paint. */
export interface NegotiationInput {
  /** The choice made earlier in the language menu, as stored. Anything but one of the twelve codes is ignored. */
  stored?: string | null;
  /**
   * The reader's languages: `navigator.languages`, best first, or on a server the `Accept-Language`
   * header. Weights (`fr;q=0.9`) are read in both.
   */
  languages: string | readonly string[];
}

/** More than any reader asks for; a header may be longer. */
const maxLanguagesLength = 1_000;

/** The languages of an `Accept-Language` header, or of a list in its words, best first. */
function languagesByWeight(languages: NegotiationInput['languages']): string[] {
  return (typeof languages === 'string' ? languages : languages.join(','))
    .slice(0, maxLanguagesLength)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/i.exec(text)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
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
 * The interface language: the stored choice, else the best of the reader's languages that has one, else
 * English. Chinese of Taiwan and Hong Kong is Traditional, every other Chinese Simplified;
 * Portuguese of Brazil is Brazilian, every other Portuguese European.
 */
export function negotiateLocale({ stored, languages }: NegotiationInput): Locale {
  if (stored && isLocale(stored)) return stored;
  for (const language of languagesByWeight(languages)) {
    const locale = localeForLanguage(language);
    if (locale) return locale;
  }
  return fallbackLocale;
}
