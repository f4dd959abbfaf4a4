import { describe, expect, it } from 'vitest';

import { styleProblems } from './style-rules';

const found = (source: string, file = 'packages/ui/src/components/x/x.css.ts') =>
  styleProblems(file, source).length;

describe('style rules', () => {
  it.each([
    ['marginLeft: 4,', 1],
    ['  left: 0,', 1],
    ["textAlign: 'right',", 1],
    ['borderTopLeftRadius: 4,', 1],
    ["color: '#fff',", 1],
    ["background: 'oklch(50% 0 0)',", 1],
    ["'&:dir(rtl)': { rotate: '90deg' },", 1],
    ['marginInlineStart: 4,', 0],
    ['insetInlineEnd: 0,', 0],
    ['color: vars.text.strong,', 0],
    ['// left: the comment explains', 0],
    ['// style-rule: a canvas needs device pixels\nleft: 0,', 0],
  ])('%s gives %i', (source, count) => {
    expect(found(source)).toBe(count);
  });

  it('lets the tokens make colours', () => {
    expect(found("a: 'oklch(50% 0 0)',", 'packages/ui/src/tokens/scales.ts')).toBe(0);
  });
});
