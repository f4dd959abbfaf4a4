export { readabilityMeasures, readabilityOf } from './readability.js';
export type { Readability, ReadabilityMeasure } from './readability.js';
export { lengthFit, measureText, wordRange } from './scores.js';
export type { TextGoal, TextMeasures } from './scores.js';
export { startOf } from './start-of.js';
export { countTriggers, triggerAt, usesTrigger } from './triggers.js';
export { countWords, keywordsOf, wordsIn } from './words.js';
