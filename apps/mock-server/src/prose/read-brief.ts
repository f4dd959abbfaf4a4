import { startOf } from '@constella/api-client/contract';

import { isMeasure, numeralsOf } from './figures.js';
import { unspaced } from './magnitudes.js';
import { sentencesOf } from './sentences.js';

/** What a run is about, as its coordinator's tool read it out of the person's words. */
export interface TaskBrief {
  readonly title: string;
  readonly description: string;
  /** What the description asks for, one entry per thought, in its own words. */
  readonly points: readonly string[];
  /** Numbers with their units, as written. */
  readonly figures: readonly string[];
}

/** Points taken out of a description; more would not fit a message people read. */
const maxPoints = 6;
/** Characters of a point. */
const maxPoint = 140;
const maxFigures = 8;

/** A text of at most so many characters, cut at a word, with an ellipsis where something is missing. */
export function shortened(text: string, max = maxPoint): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = startOf(line, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > (max - 1) / 2 ? cut.slice(0, space) : cut).replace(/[\s,，、:]+$/, '')}…`;
}

/** Reads a task as a person would skim it: what is asked for, and the numbers in it. */
export function readBrief(title: string, description: string, locale: string): TaskBrief {
  const sentences = sentencesOf(description, locale);
  // One long sentence is a list in disguise more often than not.
  const [only] = sentences;
  const clauses =
    sentences.length === 1 && only && only.length > 60
      ? only.split(/\s*[,，、:：]\s+|[，、：]/).filter((clause) => clause.trim().length > 8)
      : sentences;
  const points = (clauses.length > 0 ? clauses : [description]).map((point) => shortened(point));
  return {
    title,
    description,
    points: [...new Set(points)].slice(0, maxPoints),
    figures: figuresSaid(sentences, locale),
  };
}

/** What makes a date, a version or a chapter of a number rather than an amount. */
const saysWhich = /^(?:[年月号號版章条條년월호조항장]|日(?!間)|일(?!간))/u;
/** A word as short is a unit only where it is a measure. */
const shortWord = /\s(?<word>\p{L}{1,3})$/u;
const isUnspaced = new RegExp(`^${unspaced}`, 'u');
const wordSegmenters = new Map<string, Intl.Segmenter>();

/** Numbers with what they count, as written, none twice. */
function figuresSaid(sentences: readonly string[], locale: string): string[] {
  const said = sentences.flatMap((sentence) =>
    numeralsOf(sentence, locale).flatMap(({ from, to, unit, isYear, isOrdinal }) => {
      if (isYear || isOrdinal || saysWhich.test(unit)) return [];
      const written = sentence.slice(from, to).trim();
      // What follows is written on.
      if (isUnspaced.test(unit))
        return [written.slice(0, written.lastIndexOf(unit)) + firstWord(unit, locale)];
      const word = shortWord.exec(written)?.groups?.['word'] ?? '';
      return [word && !isMeasure(word) ? written.slice(0, -word.length).trim() : written];
    }),
  );
  return [...new Set(said)].slice(0, maxFigures);
}

function firstWord(text: string, locale: string): string {
  if (/^[元円圓원]/u.test(text)) return text.charAt(0);
  let segmenter = wordSegmenters.get(locale);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    wordSegmenters.set(locale, segmenter);
  }
  const [first] = segmenter.segment(text);
  return first?.segment ?? text;
}
