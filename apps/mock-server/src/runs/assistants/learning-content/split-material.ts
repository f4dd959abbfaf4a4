import { textBlank, wordsIn, type Language } from '@constella/api-client/contract';
import { eachSentence, withoutBullet } from '@constella/i18n';

import { inline } from '../../../prose/markdown.js';
import { grammarOf, languageOf, type Cue, type Grammar } from './grammar.js';

/** A sentence that says what something is, as it was written. */
export interface Definition {
  readonly term: string;
  readonly meaning: string;
  readonly sentence: string;
}

/** A sentence of the material, and the term that is asked for when it is left out. */
export interface Cloze {
  readonly term: string;
  readonly sentence: string;
  /** The sentence without the term. */
  readonly blanked: string;
}

/** A stretch of the material under a heading of its own; without one the title is empty. */
export interface Stretch {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Material taken apart. Everything in it stands there word for word. */
export interface SplitMaterial {
  readonly language: Language;
  readonly stretches: readonly Stretch[];
  readonly sentences: readonly string[];
  readonly definitions: readonly Definition[];
  readonly clozes: readonly Cloze[];
  /** What it is about, the most important first. */
  readonly terms: readonly string[];
  /** Whether a word is used as a name for something, as far as its place in the text tells. */
  readonly isNoun: (term: string) => boolean;
  /** Sentences that hold most of it, in their order. */
  readonly gist: readonly string[];
  readonly saying: (cue: Cue) => readonly string[];
}

/** Sentences that are read; a book has more, and nobody learns it in one go. */
const mostSentences = 1_500;
/** Characters of a sentence that can be read at a glance. */
const longestSentence = 320;

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Characters a line says something with: the signs of dense scripts count double. */
const widthOf = (line: string): number => line.length * (dense.test(line) ? 2 : 1);
const ended = /[.!?。！？؟:：;；,،，…]["'”»」』)）]*$/u;
const bulleted = (line: string): boolean => withoutBullet(line) !== line;

interface Line {
  readonly text: string;
  readonly isHeading: boolean;
  /** A new thought begins with it. */
  readonly isNew: boolean;
}

/** The lines of a text: which are headings, and which only go on because the page ended. */
function linesOf(text: string): Line[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.flatMap((line, at): Line[] => {
    if (line === '') return [];
    const [before = '', after = ''] = [lines[at - 1], lines[at + 1]];
    const next = after || lines.slice(at + 1).find((one) => one !== '') || '';
    const isMarked = /^#{1,6}\s/.test(line);
    const isShort =
      widthOf(line) <= 80 && !ended.test(line) && !bulleted(line) && /\p{L}/u.test(line);
    // Alone on its line, or much shorter than what follows: not the first line of a paragraph.
    const isHeading =
      isMarked ||
      (isShort &&
        before === '' &&
        widthOf(next) > widthOf(line) &&
        (after === '' || widthOf(line) < widthOf(after) * 0.6));
    const goesOn =
      before !== '' &&
      (widthOf(before) >= 55 || /^\p{Ll}/u.test(line)) &&
      !ended.test(before) &&
      !bulleted(line);
    return [{ text: inline(line), isHeading, isNew: !goesOn }];
  });
}

function stretchesOf(text: string, language: Language): Stretch[] {
  const found: { title: string; sentences: string[] }[] = [];
  let paragraph: string[] = [];
  let read = 0;
  const close = () => {
    const last = found.at(-1) ?? { title: '', sentences: [] };
    if (found.length === 0) found.push(last);
    const joined = paragraph.join(dense.test(paragraph.join('')) ? '' : ' ');
    for (const sentence of eachSentence(joined, language)) {
      if (read >= mostSentences) break;
      const said = sentence.replace(/[!！]+$/u, '').trim();
      if (/\p{L}/u.test(said) && !last.sentences.includes(said)) last.sentences.push(said);
      read += 1;
    }
    paragraph = [];
  };
  for (const { text: line, isHeading, isNew } of linesOf(text)) {
    if (isHeading || isNew) close();
    if (isHeading) found.push({ title: line.replace(/[:：]$/, ''), sentences: [] });
    else paragraph.push(withoutBullet(line));
  }
  close();
  return found.filter(({ title, sentences }) => sentences.length > 0 || title !== '');
}

/** A line of a glossary, in every language. */
const glossary =
  /^(?<term>[^:：–—=.,。，]{2,50}?)\s*(?:[:：]|\s[–—-]\s|\s=\s)\s*(?<meaning>.{4,})$/u;

function definitionOf(sentence: string, { defines, pointing }: Grammar): Definition | undefined {
  if (pointing.test(sentence) || sentence.length > longestSentence) return undefined;
  for (const pattern of [...defines, glossary]) {
    const { term = '', meaning = '' } = pattern.exec(sentence)?.groups ?? {};
    const words = term.trim().split(/\s+/).length;
    if (term !== '' && meaning !== '' && words <= 5 && !pointing.test(term))
      return { term: term.trim(), meaning: meaning.trim(), sentence };
  }
  return undefined;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** Where a term stands in a sentence as a word of its own; scripts without spaces have none to look for. */
const places = (term: string): RegExp =>
  dense.test(term) || /\p{Script=Hangul}/u.test(term)
    ? new RegExp(escaped(term), 'gu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term)}(?![\\p{L}\\p{N}])`, 'giu');

/** Endings that say what a Korean noun is to its sentence. */
const particles = /(?:에서|으로|까지|부터|에게|은|는|이|가|을|를|의|에|로|와|과|도|만)$/u;

/** A word as it is looked up: in capitals or not, one or several. */
const keyOf = (term: string, language: Language): string => {
  const key = term.toLocaleLowerCase(language);
  return /^(?:en|fr|es|pt)/.test(language) && key.length > 4
    ? key.replace(/(?<![s'’])s$/u, '')
    : key;
};

/** A word that can be asked for; undefined for one that says nothing on its own. */
function termOf(word: string, language: Language, { small }: Grammar): string | undefined {
  const bare =
    language === 'ko'
      ? word.replace(particles, (ending) => (word.length - ending.length >= 2 ? '' : ending))
      : word;
  const key = bare.toLocaleLowerCase(language);
  if (small.has(key) || /^\p{N}/u.test(key)) return undefined;
  // An abbreviation is a name, however short.
  if (/^\p{Lu}[\p{Lu}\p{N}]+$/u.test(bare)) return bare;
  const letters = key.match(/\p{L}/gu)?.length ?? 0;
  const least = dense.test(key)
    ? 2
    : /[\p{Script=Hangul}]/u.test(key)
      ? 2
      : /\p{Script=Arabic}/u.test(key)
        ? 4
        : 5;
  if (letters < least || /^\p{Script=Hiragana}+$/u.test(key)) return undefined;
  return bare;
}

/** Words of the sentences by their weight: said again, written as a name, long. */
function weights(
  sentences: readonly string[],
  language: Language,
  grammar: Grammar,
): Map<string, { readonly term: string; readonly weight: number; readonly isNoun: boolean }> {
  const counts = new Map<
    string,
    { term: string; count: number; isName: boolean; isNoun: boolean }
  >();
  for (const sentence of sentences)
    for (const [at, word, before] of wordsIn(sentence, language).map(
      (one, place, all) => [place, one, all[place - 1] ?? ''] as const,
    )) {
      const term = termOf(word, language, grammar);
      if (term === undefined) continue;
      const key = keyOf(term, language);
      const known = counts.get(key);
      const isName = at > 0 && /^\p{Lu}/u.test(word);
      counts.set(key, {
        // As it stands within a sentence, not with the capital a sentence begins with.
        term:
          known && (at === 0 || known.isName)
            ? known.term
            : at === 0 && !isName && language !== 'de'
              ? key
              : term,
        count: (known?.count ?? 0) + 1,
        isName: (known?.isName ?? false) || isName,
        isNoun:
          (known?.isNoun ?? false) ||
          (grammar.before
            ? isName || grammar.before.has(before.toLocaleLowerCase(language))
            : language !== 'de' || isName),
      });
    }
  return new Map(
    [...counts].map(([key, { term, count, isName, isNoun }]) => [
      key,
      {
        term,
        isNoun,
        weight:
          (Math.min(count, 6) * 2 + (isName ? 2 : 0) + Math.min(key.length, 12) / 6) *
          (isNoun ? 2 : 1),
      },
    ]),
  );
}

/** Takes a text apart, by nothing but its own words. */
export function splitMaterial(text: string, own: Language): SplitMaterial {
  const language = languageOf(text, own);
  const grammar = grammarOf(language);
  const stretches = stretchesOf(text, language);
  const sentences = [...new Set(stretches.flatMap((stretch) => stretch.sentences))];
  const definitions: Definition[] = [];
  for (const sentence of sentences) {
    const found = definitionOf(sentence, grammar);
    const key = found?.term.toLocaleLowerCase(language);
    if (found && !definitions.some(({ term }) => term.toLocaleLowerCase(language) === key))
      definitions.push(found);
  }
  const weighed = weights(sentences, language, grammar);
  const ranked = [...weighed.values()]
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ term }) => term);
  const defined = definitions.map(({ term }) => term).filter((term) => widthOf(term) <= 60);
  // The first of those that are alike stays, as it was defined.
  const known = new Set<string>();
  const terms = [...defined, ...ranked].filter((term) => {
    const key = keyOf(term, language);
    return !known.has(key) && known.add(key);
  });

  const weightIn = (term: string) => weighed.get(keyOf(term, language))?.weight ?? 0;
  const sayings = new Set(definitions.map(({ sentence }) => sentence));
  const used = new Map<string, number>();
  const clozes = sentences.flatMap((sentence): Cloze[] => {
    if (sayings.has(sentence) || grammar.pointing.test(sentence)) return [];
    const words = wordsIn(sentence, language);
    if (words.length < 5 || sentence.length > longestSentence) return [];
    const choices = [
      ...defined.filter((term) => places(term).test(sentence)),
      ...words
        .flatMap((word) => termOf(word, language, grammar) ?? [])
        .toSorted((one, other) => weightIn(other) - weightIn(one)),
    ];
    // Not the same word over and over: who knows it is the title has learned nothing.
    const term = choices.find((choice) => (used.get(keyOf(choice, language)) ?? 0) < 3);
    const [written] = term === undefined ? [] : (sentence.match(places(term)) ?? []);
    if (term === undefined || written === undefined) return [];
    used.set(keyOf(term, language), (used.get(keyOf(term, language)) ?? 0) + 1);
    return [{ term: written, sentence, blanked: sentence.replaceAll(places(term), textBlank) }];
  });

  const scored = sentences.map((sentence, at) => {
    const found = wordsIn(sentence, language);
    const sum = found.reduce(
      (all, word) => all + weightIn(termOf(word, language, grammar) ?? ''),
      0,
    );
    const opens = stretches.some((stretch) => stretch.sentences[0] === sentence) ? 1.25 : 1;
    return {
      sentence,
      at,
      score:
        (sum / Math.sqrt(Math.max(found.length, 6))) *
        opens *
        (grammar.pointing.test(sentence) ? 0.7 : 1),
    };
  });
  const most = Math.min(Math.max(Math.ceil(sentences.length / 4), 3), 12);
  const gist = scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at)
    .map(({ sentence }) => sentence);
  return {
    language,
    stretches,
    sentences,
    definitions,
    clozes,
    terms,
    isNoun: (term) => weighed.get(keyOf(term, language))?.isNoun ?? true,
    gist,
    saying: (cue) => sentences.filter((sentence) => grammar.cues[cue].test(sentence)),
  };
}

/** Whether a term stands in a sentence. */
export const mentions = (sentence: string, term: string): boolean => places(term).test(sentence);
