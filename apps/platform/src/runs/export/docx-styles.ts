import { direction, intlTag, type Locale } from '@constella/i18n';
import {
  AlignmentType,
  LevelFormat,
  LineRuleType,
  type IFontAttributesProperties,
  type INumberingOptions,
  type IStylesOptions,
} from 'docx';

/** The faces of scripts Latin fonts have no signs for, as every system names one. */
const eastAsian: Partial<Record<Locale, string>> = {
  zh: 'Microsoft YaHei',
  'zh-TW': 'Microsoft JhengHei',
  ja: 'Yu Gothic',
  ko: 'Malgun Gothic',
};

/** The tag spelling is checked by; word processors know no digits in it. */
const spellingTag = (locale: Locale): string => (locale === 'ar' ? 'ar-SA' : intlTag(locale));

/**
 * Spelling is checked by the script of a word: what a document's own language does not cover is the
 * reader's, or English.
 */
function languages(written: Locale, reader: Locale) {
  const among = (fits: (locale: Locale) => boolean, otherwise: Locale) =>
    spellingTag([written, reader].find(fits) ?? otherwise);
  return {
    value: among((locale) => !eastAsian[locale] && direction(locale) === 'ltr', 'en'),
    eastAsia: among((locale) => eastAsian[locale] !== undefined, 'zh'),
    bidirectional: among((locale) => direction(locale) === 'rtl', 'ar'),
  };
}

const ink = '1F2937';
/** Color of parts beside the text: header, footer, quotations. */
export const muted = '566070';

const heading = (size: number, before: number, font: IFontAttributesProperties) => ({
  run: { font, size, bold: true, color: ink },
  paragraph: { spacing: { before, after: 80 }, keepNext: true, keepLines: true },
});

/** Faces, sizes and languages of a document. */
export function docxStyles(written: Locale, reader: Locale): IStylesOptions {
  const eastAsia = eastAsian[written] ?? eastAsian[reader] ?? 'Microsoft YaHei';
  const font = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia };
  const beside = (id: string) => ({
    id,
    name: id.toLowerCase(),
    basedOn: 'Normal',
    run: { size: 17, color: muted },
    paragraph: { spacing: { after: 40 } },
  });
  return {
    default: {
      document: {
        run: {
          font,
          size: 22,
          language: languages(written, reader),
        },
        paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { font, size: 40, bold: true, color: ink },
        paragraph: { spacing: { after: 80 }, keepNext: true },
      },
      heading1: heading(30, 320, font),
      heading2: heading(26, 240, font),
      heading3: heading(24, 200, font),
      heading4: heading(22, 160, font),
      heading5: heading(22, 160, font),
      heading6: heading(22, 160, font),
    },
    paragraphStyles: [beside('Header'), beside('Footer')],
  };
}

/** Levels a list may be deep. */
const deepest = 8;
/** Twips. */
const step = 400;
const bullets = ['•', '◦', '▪'];
const numerals = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];

/** Where the text of a list begins. */
export const listIndent = (depth: number) => step * (Math.min(depth, deepest) + 1);
/** A depth as far as word processors number them. */
export const listLevel = (depth: number): number => Math.min(depth, deepest);

const levels = (start: number | undefined) =>
  Array.from({ length: deepest + 1 }, (_none, level) => ({
    level,
    start: start ?? 1,
    format: start === undefined ? LevelFormat.BULLET : (numerals[level % 3] ?? LevelFormat.DECIMAL),
    text: start === undefined ? (bullets[level % 3] ?? '•') : `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: listIndent(level), hanging: 320 } } },
  }));

/** The reference of items of bulleted lists. */
export const bulleted = 'bullets';

/**
 * Bullets, and for every numbered list a numbering of its own: lists that share one go on counting
 * where the one before ended.
 *
 * @param starts the first number of every list, by what its items refer to
 */
export const docxNumbering = (starts: ReadonlyMap<string, number>): INumberingOptions => ({
  config: [
    { reference: bulleted, levels: levels(undefined) },
    ...[...starts].map(([reference, start]) => ({ reference, levels: levels(start) })),
  ],
});
