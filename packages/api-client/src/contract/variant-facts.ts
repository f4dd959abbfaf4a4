import * as z from 'zod';

import { creativeWords, type CreativeKind } from './enums.js';
import { wordsIn } from './text/words.js';

/** The place of words that are still to come. */
export const textBlank = '[…]';

const count = z.int().min(0);

/** The countable facts of one variant of a brief; nothing here is a judgement. */
export const variantFactsSchema = z.object({
  words: count,
  /** Words a piece of its kind has. */
  range: z.object({ min: count, max: count }),
  fit: z.enum(['short', 'within', 'long']),
  /** Terms it has to say and does not. */
  missing: z.array(z.string()),
  /** Terms it must not say and does. */
  avoided: z.array(z.string()),
  /** Places that are still to be filled in. */
  blanks: count,
  /** The part of its words, and of another variant's, that both have: 0 for none, 1 for all. */
  alike: z.number().min(0).max(1),
});
/** The countable facts of one variant of a brief. */
export type VariantFacts = z.infer<typeof variantFactsSchema>;

/** The facts of a variant before anything is counted. */
export const uncounted: VariantFacts = {
  words: 0,
  range: { min: 0, max: 0 },
  fit: 'short',
  missing: [],
  avoided: [],
  blanks: 0,
  alike: 0,
};

/** Two variants with more of their words in common say the same. */
export const tooAlike = 0.6;

/** The goal variants are held against. */
export interface VariantGoal {
  readonly kind: CreativeKind;
  readonly mustContain: readonly string[];
  readonly mustAvoid: readonly string[];
  readonly locale: string;
}

const escaped = (term: string): string => term.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Finds a term in a text. Where words have edges it begins a word: "art" is not in "party". */
function has(text: string, term: string): boolean {
  const edge = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(term);
  const start = edge ? String.raw`(?<![\p{L}\p{N}])` : '';
  return new RegExp(`${start}${escaped(term.normalize('NFKC'))}`, 'iu').test(text);
}

/** The part of the words of two texts that both have. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - both;
  return all === 0 ? 0 : Math.round((both / all) * 100) / 100;
}

/** The countable facts of each variant, in their order. */
export function variantFacts(
  texts: readonly string[],
  { kind, mustContain, mustAvoid, locale }: VariantGoal,
): VariantFacts[] {
  const [min, max] = creativeWords[kind];
  const counted = texts.map((text) => wordsIn(text.replaceAll(textBlank, ' '), locale));
  const sets = counted.map((words) => new Set(words.map((word) => word.toLocaleLowerCase(locale))));
  return texts.map((text, at) => {
    const words = counted[at]?.length ?? 0;
    const own = sets[at] ?? new Set();
    const plain = text.normalize('NFKC');
    return {
      words,
      range: { min, max },
      fit: words < min ? 'short' : words > max ? 'long' : 'within',
      missing: mustContain.filter((term) => !has(plain, term)),
      avoided: mustAvoid.filter((term) => has(plain, term)),
      blanks: text.split(textBlank).length - 1,
      alike: Math.max(0, ...sets.flatMap((set, other) => (other === at ? [] : [shared(own, set)]))),
    };
  });
}
