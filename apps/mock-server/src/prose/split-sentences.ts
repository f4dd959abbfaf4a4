/** Where a sentence ends; a text without an end is one. */
const ends = /(?<=[.!?؟…]\s)|(?<=[。！？])|\n/u;

/**
 * The sentences of a text of any length, as written. `sentencesOf` knows abbreviations and takes
 * bullets away.
 */
export const splitSentences = (text: string): string[] => text.split(ends);
