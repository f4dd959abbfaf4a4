import { expect, it } from 'vitest';

import { sentencesOf } from './sentences.js';

it.each([
  ['en', 'It rains. ', 9_000],
  ['zh', '星座物流。', 9_000],
  // Longer than what is looked at together.
  ['en', `A ${'word '.repeat(1_500)}ends. `, 3],
])('are the same in one line as apart (%s)', (locale, sentence, times) => {
  const apart = sentencesOf(Array<string>(times).fill(sentence).join('\n'), locale);
  expect(apart).toHaveLength(times);
  expect(sentencesOf(sentence.repeat(times), locale)).toEqual(apart);
});
