import { intlTag, type Locale } from '@constella/i18n';

/** Twips. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

const margin = 1304;
const a4: Paper = { width: 11_906, height: 16_838, margin };
const letter: Paper = { width: 12_240, height: 15_840, margin };

/** Regions whose printers hold Letter. */
const letterRegions = new Set('US CA MX PR PH GT SV HN NI CR PA CO VE CL DO BO'.split(' '));

/**
 * The paper a reader prints on.
 * @param preferred the languages a browser names, some with a region: `en-GB`
 */
export function paperOf(locale: Locale, preferred: readonly string[] = []): Paper {
  const regions = [...preferred, intlTag(locale)].flatMap((tag) => {
    try {
      const { language, region } = new Intl.Locale(tag);
      return region !== undefined && language === new Intl.Locale(locale).language ? [region] : [];
    } catch {
      return [];
    }
  });
  return letterRegions.has(regions[0] ?? '') ? letter : a4;
}
