import { negotiateLocale, type Locale } from '@constella/i18n';

/** The languages of an `Accept-Language` header, best first. */
export function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 1_000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/i.exec(text)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The language to answer a request in. */
export const localeOf = (request: Request): Locale =>
  negotiateLocale({ languages: acceptedLanguages(request.headers.get('accept-language')) });
