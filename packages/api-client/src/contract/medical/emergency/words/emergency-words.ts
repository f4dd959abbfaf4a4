/**
 * The words one language has for emergencies. Alternatives stand between `|`; `*` is any ending, `@` any
 * word, `%` a year, `#` a number from 10 to 99. Accents, capitals and the kind of apostrophe do not matter.
 */
export interface EmergencyWords {
  /** Letters the words of one sign may be apart. */
  readonly window: number;
  /** Letters a denial reaches over. */
  readonly reach: number;
  /**
   * A line a sign: `category: words + words`, which stand near each other in any order. `category!`
   * names an illness instead of what is felt, so that a fear of it is no sign.
   */
  readonly signs: string;
  /** Denies what follows. */
  readonly not: string;
  /** Denies what stands right before. */
  readonly notAfter: string;
  /** Looks like a denial and is none. */
  readonly notNot: string;
  /** Where a denial ends. */
  readonly but: string;
  /** Carries a denial on. */
  readonly or: string;
  /** Says that something was long ago. */
  readonly past: string;
  /** Says that it is so today, whatever was long ago. */
  readonly now: string;
  /** Says that somebody fears or asks about an illness. */
  readonly fear: string;
  /** Denials that deny nothing where the sentence compares: "never such a pain". */
  readonly never: string;
  /** Says that a sentence compares with what was before. */
  readonly compares: string;
}
