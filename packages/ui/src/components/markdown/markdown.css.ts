import { globalStyle, type StyleRule } from '@vanilla-extract/css';

import { componentRule, componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

export const text = componentStyle({
  display: 'grid',
  gap: vars.space['8'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: 22 / 14,
});

const inside = (selector: string, rule: StyleRule) =>
  globalStyle(
    selector
      .split(',')
      .map((part) => `${text} ${part.trim()}`)
      .join(', '),
    componentRule(rule),
  );

inside('h2, h3, h4, h5, h6', { ...type['14'], marginBlockStart: vars.space['8'] });
inside('h2:first-child, h3:first-child, h4:first-child', { marginBlockStart: 0 });
export const tableFrame = componentStyle({ overflowX: 'auto' });
inside('table', { ...type['13'], borderCollapse: 'collapse', minInlineSize: '50%' });
inside('th, td', {
  paddingBlock: vars.space['6'],
  paddingInline: vars.space['12'],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
  // Words and figures stay whole: the table scrolls. Addresses have no end.
  overflowWrap: 'break-word',
});
inside('td a, td code', { overflowWrap: 'anywhere' });
export const end = componentStyle({});
inside(`.${end}`, { textAlign: 'end' });
inside('th', { color: vars.text.muted, fontWeight: vars.weight.medium });
inside('ul, ol', {
  display: 'grid',
  gap: vars.space['4'],
  paddingInlineStart: vars.space['20'],
});
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
// In running text colour alone does not make a link.
inside('a', { textDecorationLine: 'underline' });
inside('li::marker', { color: vars.text.muted });
inside('strong', { fontWeight: vars.weight.strong, color: vars.text.strong });
inside('code', {
  fontFamily: vars.font.mono,
  fontSize: type['12'].fontSize,
  paddingInline: vars.space['4'],
  borderRadius: vars.radius['4'],
  background: vars.surface.active,
});
inside('pre', {
  padding: vars.space['12'],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius['8'],
  background: vars.surface.sunken,
  overflowX: 'auto',
  direction: 'ltr',
});
inside('pre code', { padding: 0, background: 'none' });
inside('blockquote', {
  paddingInlineStart: vars.space['12'],
  borderInlineStart: `2px solid ${vars.border.default}`,
  color: vars.text.muted,
});
