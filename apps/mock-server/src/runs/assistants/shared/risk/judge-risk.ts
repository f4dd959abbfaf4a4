import type { ContentId, Texts } from '../../../../base/language/texts.js';
import { shortened } from '../../../../prose/read-brief.js';
import { inline } from '../../../../prose/markdown.js';
import { pointsOf } from '../../../../prose/points.js';
import { wordsOf } from '../../../../base/language/words.js';

/** A risk somebody or a model found. */
export interface FoundRisk {
  /** The id of a category or of a regulatory domain. */
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  /** Controls the library names against it. */
  readonly controls?: readonly string[];
}

/** How likely and how bad a risk is, and on what that rests. */
export interface Judged {
  readonly likelihood: number;
  readonly impact: number;
  readonly basis: 'stated' | 'judged' | 'unknown';
  readonly reason: string;
}

const middle = 3;
const above = 4;
const below = 2;

/** Lines or sentences of what somebody typed; none of nothing. */
export const linesOf = (typed: string | undefined, texts: Texts): string[] =>
  pointsOf(typed ?? '', texts.locale);

/** Text somebody typed, as part of a sentence. */
export const quoted = (typed: string): string =>
  shortened(inline(typed), 120).replace(/[.。]+$/, '') || shortened(typed, 120);

/** A sentence that was cut ends with its ellipsis: no stop follows it. */
export const withoutStopAfterCut = (text: string): string => text.replaceAll(/…[.。]/gu, '…');

/** Whether a text uses one of some words. In Latin script a word begins where letters begin. */
export function uses(text: string, words: readonly string[]): boolean {
  const low = ` ${text.toLowerCase()}`;
  return words.some((word) =>
    /^\p{Script=Latin}/u.test(word)
      ? low
          .split(word.toLowerCase())
          .slice(0, -1)
          .some((before) => !/\p{L}$/u.test(before))
      : low.includes(word.toLowerCase()),
  );
}

/** The first of some kinds whose words a text uses. */
export const kindOf = (
  text: string,
  kinds: readonly { readonly kind: string; readonly words: readonly string[] }[],
): string | undefined => kinds.find(({ words }) => uses(text, words))?.kind;

/**
 * Rates a risk by what was typed about it: words for often and rare, severe and slight, and whether
 * it happened before. What nothing is said of stands in the middle.
 */
export function judge(risk: FoundRisk, happened: readonly string[], texts: Texts): Judged {
  // The words of the library are nobody's rating.
  const said = (id: ContentId) => !risk.controls && uses(risk.title, wordsOf(texts, id));
  const before = happened.some((issue) => risk.title.includes(issue));
  const likelihood =
    before || said('content.risk.words.often')
      ? above
      : said('content.risk.words.rare')
        ? below
        : middle;
  const impact = said('content.risk.words.severe')
    ? above
    : said('content.risk.words.slight')
      ? below
      : middle;
  const basis = likelihood === middle && impact === middle && !before ? 'unknown' : 'stated';
  return {
    likelihood,
    impact,
    basis,
    reason: texts.say('content.risk.reason', {
      basis: before ? 'before' : basis,
      quote: risk.title,
    }),
  };
}
