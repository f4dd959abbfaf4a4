import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { appStyle, layers, media, type, vars } from '@constella/ui/tokens';

export const page = appStyle({
  ...type['16'],
  display: 'grid',
  gap: vars.space['16'],
  paddingBlock: vars.space['48'],
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { paddingBlock: vars.space['32'] } },
});

export const title = appStyle({ ...type['32'], '@media': { [media.small]: type['24'] } });
export const lead = appStyle({
  ...type['16'],
  color: vars.text.muted,
  marginBlockEnd: vars.space['8'],
});
export const muted = appStyle({ ...type['13'], color: vars.text.muted });

export const contents = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  padding: vars.space['16'],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius['8'],
});
export const contentsTitle = appStyle({ ...type['13'], fontWeight: vars.weight.strong });

const inside = (selector: string, rule: StyleRule) =>
  globalStyle(`${page} ${selector}`, { '@layer': { [layers.app]: rule } });

inside('> h2', {
  ...type['20'],
  marginBlockStart: vars.space['24'],
  scrollMarginBlockStart: vars.space['64'],
});
inside('> h3', { ...type['16'], scrollMarginBlockStart: vars.space['64'] });
inside(':is(ul, ol)', {
  display: 'grid',
  gap: vars.space['8'],
  paddingInlineStart: vars.space['32'],
});
// A group of questions of which a search finds none has no heading either.
inside('> h2:has(+ div > details[hidden]):not(:has(+ div > details:not([hidden])))', {
  display: 'none',
});
inside('> div:has(> details[hidden]):not(:has(> details:not([hidden])))', { display: 'none' });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li::marker', { color: vars.text.muted });
inside('strong', { fontWeight: vars.weight.strong, color: vars.text.strong });
inside('code', { fontSize: type['13'].fontSize, color: vars.text.strong, whiteSpace: 'nowrap' });

inside('> table', { ...type['14'], inlineSize: '100%', borderCollapse: 'collapse' });
inside(':is(th, td)', {
  paddingBlock: vars.space['8'],
  paddingInline: `0 ${vars.space['16']}`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: vars.weight.regular,
});
inside('thead th', { ...type['13'], color: vars.text.muted });
inside('thead th:first-child', { inlineSize: '30%' });
inside('thead th:last-child', { inlineSize: '32%' });
inside('td:last-child', { paddingInlineEnd: 0 });
const stacked = (selector: string, rule: StyleRule) =>
  inside(selector, { '@media': { [media.small]: rule } });
stacked(':is(table, tbody, tr, tbody th, td)', { display: 'block' });
stacked('thead', {
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: 1,
  overflow: 'hidden',
});
stacked('tr', {
  paddingBlock: vars.space['12'],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});
stacked(':is(tbody th, td)', { border: 0, padding: 0 });
stacked('td::before', {
  content: 'attr(data-column)',
  ...type['12'],
  display: 'block',
  marginBlockStart: vars.space['8'],
  color: vars.text.muted,
});
