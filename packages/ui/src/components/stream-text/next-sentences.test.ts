import { describe, expect, it } from 'vitest';

import { nextSentences } from './next-sentences.js';

const writing = { locale: 'en', isWriting: true };

describe('nextSentences', () => {
  it('waits for the end of a sentence', () => {
    expect(nextSentences('Three options are', 0, writing)).toEqual({ spoken: '', until: 0 });
    expect(nextSentences('Three options. Sta', 0, writing)).toEqual({
      spoken: 'Three options.',
      until: 15,
    });
    expect(nextSentences('Three options. Stay or go. Th', 15, writing).spoken).toBe('Stay or go.');
  });

  it('says what is left when the writing ends', () => {
    const text = 'Three options. Stay';
    expect(nextSentences(text, 15, { ...writing, isWriting: false })).toEqual({
      spoken: 'Stay',
      until: text.length,
    });
  });

  it('follows the sentences of other scripts', () => {
    const text = '共有三个方案。留在汉堡';
    expect(nextSentences(text, 0, { locale: 'zh', isWriting: true }).spoken).toBe('共有三个方案。');
  });

  it('leaves out marks', () => {
    const text = '## Why\n\n- **Faster** by `2` days, see [the lease](https://example.com).\n';
    expect(nextSentences(text, 0, { ...writing, isWriting: false }).spoken).toBe(
      'Why Faster by 2 days, see the lease.',
    );
  });

  it('has nothing to say about nothing', () => {
    expect(nextSentences('', 0, writing)).toEqual({ spoken: '', until: 0 });
    expect(nextSentences('  \n', 0, { ...writing, isWriting: false }).spoken).toBe('');
  });
});
