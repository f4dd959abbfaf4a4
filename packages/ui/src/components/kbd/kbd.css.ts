import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';

export const kbd = componentStyle({
  display: 'inline-block',
  minInlineSize: 18,
  paddingInline: vars.space['4'],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['4'],
  background: vars.surface.page,
  color: vars.text.muted,
  fontFamily: vars.font.sans,
  // 11 px: a key is quieter than the smallest text of the scale, and it only repeats an action.
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  // Key names are written left to right in every script.
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
