import { negotiateLocale, type Locale } from '@constella/i18n';

/** The language to answer a request in. */
export const localeOf = (request: Request): Locale =>
  negotiateLocale({ languages: request.headers.get('accept-language') ?? '' });
