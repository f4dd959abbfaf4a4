import { startOf } from '@constella/api-client/contract';
import { amountsIn, sentencesOf } from '@constella/i18n';

/** The brief of a run, as its coordinator's tool read it out of the person's words. */
export interface TaskBrief {
  readonly title: string;
  readonly description: string;
  /** Points the description asks for, one entry per thought, in its own words. */
  readonly points: readonly string[];
  /** Amounts, as written. */
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

/** Reads a task as a person would skim it: what is asked for, and the amounts in it. */
export function readBrief(title: string, description: string, locale: string): TaskBrief {
  const sentences = sentencesOf(description, locale);
  // One long sentence is a list in disguise more often than not.
  const [only] = sentences;
  const clauses =
    sentences.length === 1 && only && only.length > 60
      ? only.split(/\s*[,，、:：]\s+|[，、：]/).filter((clause) => clause.trim().length > 8)
      : sentences;
  const points = (clauses.length > 0 ? clauses : [description]).map((point) => shortened(point));
  const figures = sentences.flatMap((sentence) =>
    amountsIn(sentence, locale).map(({ written }) => written),
  );
  return {
    title,
    description,
    points: [...new Set(points)].slice(0, maxPoints),
    figures: [...new Set(figures)].slice(0, maxFigures),
  };
}
