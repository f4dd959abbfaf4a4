import type { MatchRange } from '../private/list-box/match.js';

// How well a word of the query fits, from best to worst. The steps leave room for the finer
// differences inside one.
const scores = {
  start: 90,
  wordStart: 80,
  initials: 70,
  inside: 60,
  alsoStart: 50,
  alsoInside: 40,
  scattered: 30,
};

/** A word shorter than this is not looked for letter by letter: it would be found everywhere. */
const shortestScattered = 3;

const wordCharacter = /[\p{L}\p{N}]/u;
const startsWord = (text: string, at: number): boolean =>
  at === 0 || !wordCharacter.test(text.charAt(at - 1));

const indexAtWordStart = (text: string, word: string): number => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (startsWord(text, at)) return at;
  return -1;
};

/** Places of the first letters that spell the word ("ca" in "create agent"), or null. */
const initialsOf = (label: string, word: string): number[] | null => {
  const places: number[] = [];
  for (let at = 0; at < label.length && places.length < word.length; at += 1) {
    if (!startsWord(label, at) || !wordCharacter.test(label.charAt(at))) continue;
    if (label[at] === word[places.length]) places.push(at);
    else places.length = 0;
  }
  return places.length === word.length && word.length > 1 ? places : null;
};

/**
 * Places of the word's letters, in order and not far apart ("agnt" in "agent"), or null. The first
 * one begins a word, or any text would hold any word.
 */
const scatteredIn = (label: string, word: string): number[] | null => {
  if (word.length < shortestScattered) return null;
  const most = word.length * 2;
  for (
    let first = label.indexOf(word.charAt(0));
    first >= 0;
    first = label.indexOf(word.charAt(0), first + 1)
  ) {
    if (!startsWord(label, first)) continue;
    const places = [first];
    for (let letter = 1; letter < word.length; letter += 1) {
      const next = label.indexOf(word.charAt(letter), (places.at(-1) ?? first) + 1);
      if (next < 0 || next - first >= most) break;
      places.push(next);
    }
    if (places.length === word.length) return places;
  }
  return null;
};

/** How well one word fits a label, or the other words a command is found by; 0 for not at all. */
export const scoreWord = (label: string, also: string, word: string): number => {
  if (label.startsWith(word)) return scores.start;
  const inside = label.includes(word);
  if (inside && indexAtWordStart(label, word) >= 0) return scores.wordStart;
  if (initialsOf(label, word)) return scores.initials;
  if (inside) return scores.inside;
  if (also.includes(word))
    return indexAtWordStart(also, word) >= 0 ? scores.alsoStart : scores.alsoInside;
  const places = scatteredIn(label, word);
  if (!places) return 0;
  const gaps = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1 - word.length;
  return Math.max(1, scores.scattered - gaps);
};

const letters = (places: readonly number[]): MatchRange[] => {
  const ranges: [number, number][] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last && last[1] === place) last[1] = place + 1;
    else ranges.push([place, place + 1]);
  }
  return ranges;
};

/** Parts of a label the word was found in, as `scoreWord` found it. */
export const rangesOf = (label: string, also: string, word: string): readonly MatchRange[] => {
  const atWord = indexAtWordStart(label, word);
  if (atWord >= 0) return [[atWord, atWord + word.length]];
  const initials = initialsOf(label, word);
  if (initials) return letters(initials);
  const inside = label.indexOf(word);
  if (inside >= 0) return [[inside, inside + word.length]];
  if (also.includes(word)) return [];
  return letters(scatteredIn(label, word) ?? []);
};

/**
 * How well a label fits all words of a query, 0 when one of them fits nowhere. Among equals the
 * shorter label is the better: more of it was asked for.
 */
export const scoreLabel = (label: string, also: string, words: readonly string[]): number => {
  let sum = 0;
  for (const word of words) {
    const score = scoreWord(label, also, word);
    if (score === 0) return 0;
    sum += score;
  }
  return (sum / words.length) * 10 - Math.min(9, Math.floor(label.length / 8));
};
