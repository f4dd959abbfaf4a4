import { describe, expect, it } from 'vitest';

import { withoutMarks, writtenSoFar } from './written-so-far';

describe('a text while it is written', () => {
  it.each([
    ['nothing whole yet', 'Lease the un', { whole: '', last: 'Lease the un' }],
    ['a heading and a beginning', '# Result\n\nLease', { whole: '# Result', last: 'Lease' }],
    ['a block that was ended just now', 'One.\n\n', { whole: 'One.', last: '' }],
  ])('is %s', (_case, text, parts) => {
    expect(writtenSoFar(text)).toEqual(parts);
  });

  it.each([
    ['### What you gave', 'What you gave'],
    ['- **Researcher**: weighs\n- **Plan', '• Researcher: weighs\n• Plan'],
    ['*Connect a model.*', 'Connect a model.'],
    ['2 * 3 * 4 is 24, and a_b stays', '2 * 3 * 4 is 24, and a_b stays'],
    ['1. First', '1. First'],
  ])('reads %j as %j', (block, read) => {
    expect(withoutMarks(block)).toBe(read);
  });
});
