import { splitSentences } from '../../prose/split-sentences.js';
import type { Check } from './check.js';

/** A number with its unit of money or percent, on either side. */
const figure =
  /(?:(?<before>[\p{Sc}]|\b(?:USD|EUR|GBP|CHF|CNY|JPY|KRW|BRL|AED|SAR)) ?)?(?<digits>\d(?:[\d.,'’٬٫\u00a0\u202f]{0,30}\d)?)(?:[ \u00a0\u202f]?(?<after>[%٪‰\p{Sc}]|(?:USD|EUR|GBP|CHF|CNY|JPY|KRW|BRL|AED|SAR)\b))?/gu;
const cited = /\[\d{1,3}\](?!\()/;
/** Days, times, versions and addresses have digits, and are no figures. */
const noFigures =
  /https?:\/\/\S+|\d{4}-\d{2}(?:-\d{2})?|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}:\d{2}|\d{1,9}(?:\.\d{1,9}){2,8}/g;

const latin = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.codePointAt(0)! % 16));
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
/** A round figure may be written with or without its decimals. */
const bare = (text: string) => digitsOf(text.replace(/[.,٫]0+$/, ''));

/** A year of people's memory. */
const isYear = (digits: string) => /^(?:19|20)\d{2}$/.test(digits);

/** Amounts, shares and large numbers nobody typed, computed or found, in sentences that cite nothing. */
export const figureSources: Check = ({ result, texts, given, numbers }) => {
  // A worksheet has what was typed, and texts of the library.
  if (result.offline) return { examined: 0, findings: [] };
  const known = new Set([
    ...[...latin(given).matchAll(figure)].flatMap(({ groups }) => [
      digitsOf(groups!['digits']!),
      bare(groups!['digits']!),
    ]),
    // As it is, and as a share.
    ...numbers.flatMap((one) => [bare(String(one)), bare(String(Math.round(one * 100)))]),
  ]);
  const found = new Set<string>();
  for (const text of texts)
    for (const sentence of splitSentences(latin(text).replaceAll(noFigures, ' '))) {
      if (cited.test(sentence)) continue;
      for (const { 0: written, groups } of sentence.matchAll(figure)) {
        const { before, digits, after } = groups as Record<string, string | undefined>;
        const plain = digitsOf(digits!);
        if (known.has(plain) || known.has(bare(digits!))) continue;
        const isCounted = (before ?? after) === undefined;
        if (isCounted && (plain.length < 4 || isYear(digits!))) continue;
        found.add(written.trim());
      }
    }
  return { examined: texts.length, findings: [...found] };
};
