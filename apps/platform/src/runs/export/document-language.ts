import type { Locale } from '@constella/i18n';

import type { ResultDocument } from '../result-document';

/** Letters that are looked at: the beginning of a long text says enough. */
const sample = 20_000;
/** Fewer of them in what was written than this, and tables and headings are asked, too. */
const few = 24;
/** Fewer of them in all than this tell less than a result that names its own language. */
const little = 400;

const words = (list: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${list.replaceAll(' ', '|')})(?!\p{L})`, 'giu');

const portuguese = words('os que não para uma em do da com são ao na');

/** Words every text of a language has, and those of the others hardly. */
const commonWords: Partial<Record<Locale, RegExp>> = {
  en: words('the of and to is for with that are be'),
  de: words('der die das und nicht ist für mit wird ein eine zu werden'),
  es: words('el los las y para una del por es con se que'),
  fr: words('le les des et est pour une dans du qui la sont'),
  it: words('il gli che di per della è sono una con non nel'),
  'pt-BR': portuguese,
  'pt-PT': portuguese,
};

/** Signs that one way of writing Chinese has and the other one does not. */
const chinese: Partial<Record<Locale, RegExp>> = {
  zh: /[这国们为时个对发会说开关区东乐书车门问间应业质务决险]/g,
  'zh-TW': /[這國們為時個對發會說開關區東樂書車門問間應業質務決險]/g,
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The languages one script is written in here. */
function candidates(text: string): readonly Locale[] {
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(text, /\p{Script=Han}/gu);
  const hangul = count(text, /\p{Script=Hangul}/gu);
  const arabic = count(text, /(?=\p{L})\p{Script=Arabic}/gu);
  // A sign is a word or half of one; letters are a fifth of it.
  const rest = (count(text, /\p{L}/gu) - kana - han - hangul - arabic) / 3;
  const most = Math.max(kana + han, hangul, arabic, rest);
  if (most === 0) return [];
  if (most === arabic) return ['ar'];
  if (most === hangul) return ['ko'];
  if (most === kana + han) return kana * 8 > han ? ['ja'] : ['zh', 'zh-TW'];
  return ['en', 'de', 'es', 'fr', 'it', 'pt-BR', 'pt-PT'];
}

/** Of languages of one script the one whose signs or words there are most of. */
function likeliest(text: string, among: readonly Locale[], likely: readonly Locale[]): Locale {
  const weight = (locale: Locale) => count(text, commonWords[locale] ?? chinese[locale] ?? /(?!)/g);
  const [first] = [...likely.filter((one) => among.includes(one)), ...among];
  return among.reduce(
    // By a hair nothing is decided: names and quotations are of any language.
    (best, one) => (weight(one) > weight(best) * 1.5 + 1 ? one : best),
    first ?? 'en',
  );
}

/**
 * The language a document was written in, which the reader's need not be.
 * @param reader who hardly wrote in another one where the text does not tell
 */
export function documentLanguage(
  { title, blocks, locale }: ResultDocument,
  reader: Locale,
): Locale {
  const own = blocks.flatMap((block) =>
    block.kind === 'text' ? [block.markdown] : block.kind === 'list' ? block.items : [],
  );
  const cells = blocks.flatMap((block) =>
    block.kind === 'heading'
      ? [block.text]
      : block.kind === 'table'
        ? block.rows.flat().filter((cell) => typeof cell === 'string')
        : [],
  );
  const written = [title, ...own].join('\n').slice(0, sample);
  const text =
    count(written, /\p{L}/gu) < few ? [written, ...cells].join('\n').slice(0, sample) : written;
  if (locale && count(written, /\p{L}/gu) < little) return locale;
  const among = candidates(text);
  if (among.length === 0) return locale ?? reader;
  return likeliest(text, among, [...(locale ? [locale] : []), reader]);
}
