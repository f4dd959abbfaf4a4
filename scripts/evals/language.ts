import type { Language } from '@constella/api-client/contract';
import { francAll } from 'franc-min';

/** The languages there are, as franc names them. */
const codes: Readonly<Record<Language, string>> = {
  en: 'eng',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  it: 'ita',
  'pt-BR': 'por',
  'pt-PT': 'por',
  zh: 'cmn',
  'zh-TW': 'cmn',
  ja: 'jpn',
  ko: 'kor',
  ar: 'arb',
};
const only = [...new Set(Object.values(codes))];

/** Languages that are not written in Latin letters. */
const foreign = new Set<Language>(['zh', 'zh-TW', 'ja', 'ko', 'ar']);
/** What franc gives a language, the likeliest having 1, that is not to be told from the likeliest. */
const closeTo = 0.9;

/** Letters a Japanese text may have without kana. */
const shortHan = 40;

/** Letters that are enough to tell a language by; fewer where a letter is a word. */
const enough = (text: string): number =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text) ? 24 : 120;

/** Words and letters only one of two kinds of a language uses. */
const kinds: Partial<Record<Language, { readonly other: Language; readonly signs: RegExp }>> = {
  zh: { other: 'zh-TW', signs: /[這們來時為對國說會個還後實際應開關點產電網]/u },
  'zh-TW': { other: 'zh', signs: /[这们来时为对国说会个还后实际应开关点产电网]/u },
  'pt-BR': {
    other: 'pt-PT',
    signs:
      /\b(?:equipas?|utilizador(?:es)?|ficheiros?|gestão de topo|facto|contactos?|autocarro|telemóvel|ecrã|está a \w+r)\b/iu,
  },
  'pt-PT': {
    other: 'pt-BR',
    signs:
      /\b(?:equipes?|usuári[oa]s?|arquivos de|contatos?|você|vocês|ônibus|celular|tela|está \w+ndo)\b/iu,
  },
};

/** A text in another language than it should be. */
export interface Stranger {
  readonly language: string;
  readonly text: string;
}

/** The share of texts that are in a language, by their length, and the beginnings of the others. */
export function spokenShare(
  texts: readonly string[],
  locale: Language,
): { share: number | null; strangers: Stranger[] } {
  // Short ones tell nothing alone, and together they do.
  const long = texts.filter((text) => text.length >= enough(text));
  const rest = texts.filter((text) => text.length < enough(text)).join('\n');
  const all = [...long, ...(rest.length >= enough(rest) ? [rest] : [])];
  // A paragraph of many names is forgiven when the rest leaves no doubt.
  const isStrict = languageOf(all.join('\n'), locale, 1) !== locale;
  const read = all.map((text) => ({
    text,
    language: languageOf(text, locale, isStrict ? 1 : closeTo),
  }));
  const lengthOf = (some: typeof read) => some.reduce((sum, { text }) => sum + text.length, 0);
  const strange = read.filter(({ language }) => language !== locale);
  if (read.length === 0) return { share: null, strangers: [] };
  return {
    share: 1 - lengthOf(strange) / lengthOf(read),
    strangers: strange.map(({ text, language }) => ({
      language,
      text: text.slice(0, 60).replaceAll(/\s+/g, ' '),
    })),
  };
}

/** The language a text is in: the expected one, the other kind of it, or franc's name of another. */
function languageOf(text: string, expected: Language, least: number): string {
  const words = text.replaceAll(/https?:\/\/\S+|[\d[\]()*#_]/g, ' ');
  // Names stay in Latin letters among others.
  const own = foreign.has(expected) ? words.replaceAll(/\p{Script=Latin}+/gu, ' ') : words;
  const isEmpty = foreign.has(expected) && own.replaceAll(/\P{L}/gu, '').length < words.length / 5;
  if (isEmpty && least < 1 && /\P{Script=Latin}{4}/u.test(own.replaceAll(/\P{L}/gu, '')))
    return expected;
  const ranked = francAll(isEmpty ? words : own, { only, minLength: 10 });
  const found = ranked[0]?.[0] ?? 'und';
  // A few words of Han alone are Japanese as well.
  if (expected === 'ja' && found === 'cmn' && text.length < shortHan) return expected;
  const share = ranked.find(([code]) => code === codes[expected])?.[1] ?? 0;
  if (share < least) return found;
  const kind = kinds[expected];
  if (!kind) return expected;
  const signs = text.match(new RegExp(kind.signs, `${kind.signs.flags}g`))?.length ?? 0;
  return signs > 2 ? kind.other : expected;
}
