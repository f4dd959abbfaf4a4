import {
  createFormatter,
  type Formatter,
  type Locale,
  locales,
  type MessageId,
  type MessageValues,
} from '@constella/i18n';

/** A text of the real catalogues. */
export type Say = (locale: Locale, id: MessageId, values?: MessageValues) => string;

/** Reads what the examples are taken from, in all languages. */
export async function readCatalogues(): Promise<Say> {
  const formatters = new Map<Locale, Formatter>(
    await Promise.all(
      locales.map(
        async (locale) =>
          [
            locale,
            await createFormatter(locale, [
              'agents',
              'company',
              'components',
              'errors',
              'run',
              'validation',
            ]),
          ] as const,
      ),
    ),
  );
  return (locale, id, values) => formatters.get(locale)?.(id, values) ?? id;
}
