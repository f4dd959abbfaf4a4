import { startOf } from '@constella/api-client/contract';

import { magnitudesOf, unspaced } from './magnitudes.js';
import type { TaskBrief } from './scene.js';

/** Points taken out of a description; more would not fit a message people read. */
const maxPoints = 6;
/** Characters of a point. */
const maxPoint = 140;
const maxFigures = 8;

const segmenters = new Map<string, Intl.Segmenter>();

/** A full stop that ends no sentence: of "e.g.", "z. B.", "excl.", "Mio.". */
const abbreviated =
  /(?<!\p{L})(?:(?:\p{Ll}\.\s?)+\p{L}|approx|bzw|ca|dr|excl|exkl|incl|inkl|mio|mrd|mr|mrs|prof|tsd|vs|zzgl)\.\s+$/iu;
/** The sign or the number an entry of a list begins with. */
const bullet = /^(?:[-*–—]\s+|[•·▪●‣・]\s*|\p{Nd}{1,2}(?:[.)]\s+|[、）]\s*))/u;

/** A line without what makes it an entry of a list. */
export const withoutBullet = (line: string): string => line.replace(bullet, '');

/** Sentences put together again where a sign within one was taken for its end. */
function* wholeSentences(
  segments: Iterable<{ segment: string }>,
): Generator<string, void, undefined> {
  let last: string | undefined;
  for (const { segment } of segments)
    if (
      last !== undefined &&
      (abbreviated.test(last) || (/https?:\/\/[!-~]*$/.test(last) && /^[!-~]/.test(segment)))
    )
      last += segment;
    else {
      if (last !== undefined) yield last;
      last = segment;
    }
  if (last !== undefined) yield last;
}

/** The sentences of a text one after another, without the spaces and signs around them. */
export function* eachSentence(text: string, locale: string): Generator<string, void, undefined> {
  let segmenter = segmenters.get(locale);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
    segmenters.set(locale, segmenter);
  }
  for (const line of text.split(/[\n\r;；؛]+/))
    for (const whole of wholeSentences(segmenter.segment(line))) {
      const sentence = withoutBullet(whole.trim()).replace(/[\s.。]+$/, '');
      if (sentence.length > 1) yield sentence;
    }
}

/** All of them. */
export const sentencesOf = (text: string, locale: string): string[] => [
  ...eachSentence(text, locale),
];

/** A text cut at a word, with an ellipsis where something is missing. */
export function shortened(text: string, max = maxPoint): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = startOf(line, max);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,，、:]+$/, '')}…`;
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
    figures: figuresOf(description, locale),
  };
}

const unit = /[%٪‰€$£¥₩元円圓원]|(?:km|kg|cm|mm|GB|MB|EUR|USD|CNY|min)(?!\p{L})|\p{L}{4,14}/u
  .source;
/** It says when, not how much. */
const year = /^(?:19|20)\d\d$/;
const patterns = new Map<string, RegExp>();

/** A number with its unit, as written. A digit that belongs to a name (Q4, B2B) is no figure. */
function figureIn(locale: string): RegExp {
  let pattern = patterns.get(locale);
  if (!pattern) {
    const { words, besideMoney } = magnitudesOf(locale);
    const magnitude = `(?:${words.join('|')}){1,2}|(?:${besideMoney.join('|')})(?!\\p{L})`;
    pattern = new RegExp(
      `(?<!\\p{Nd}|(?!${unspaced})\\p{L})(?:[€$£¥₩]\\s?)?\\p{Nd}(?:[\\p{Nd}.,٫٬\\u00a0]*\\p{Nd})?(?:\\s?(?:${magnitude}))?(?:\\s?(?:${unit}))?`,
      'gu',
    );
    patterns.set(locale, pattern);
  }
  return pattern;
}

function figuresOf(text: string, locale: string): string[] {
  const found = (text.match(figureIn(locale)) ?? []).map((part) => part.trim());
  return [...new Set(found)].filter((part) => !year.test(part)).slice(0, maxFigures);
}
