import { describe, expect, it } from 'vitest';

import { readDecision } from './read-decision.js';

const words = {
  or: ['or', '还是', 'أو'],
  and: ['and'],
  compare: ['compare'],
  less: ['cost'],
  choose: ['choose between', 'choose', '选择', 'الاختيار بين'],
};

describe('options', () => {
  it.each([
    [
      'Choose between Gdańsk, a partner in Rotterdam or Hamburg only.',
      ['Gdańsk', 'a partner in Rotterdam', 'Hamburg only'],
    ],
    ['Choose Gdańsk or Rotterdam.', ['Gdańsk', 'Rotterdam']],
    ['选择宁波还是青岛。', ['宁波', '青岛']],
    ['الاختيار بين غدانسك أو روتردام.', ['غدانسك', 'روتردام']],
    // Part of a longer word.
    ['Chooser or picker.', ['Chooser', 'picker']],
  ])('%s', (description, options) => {
    expect(readDecision({ title: '', description }, words, 'en').options).toEqual(options);
  });
});
