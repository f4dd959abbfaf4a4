import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

const hairline = `1px solid ${vars.border.hairline}`;

export const orientation = {
  horizontal: componentStyle({ inlineSize: '100%', border: 0, borderBlockStart: hairline }),
  vertical: componentStyle({
    alignSelf: 'stretch',
    inlineSize: 0,
    minBlockSize: 16,
    border: 0,
    borderInlineStart: hairline,
  }),
};

export const labelled = componentStyle({
  ...type['12'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['12'],
  color: vars.text.muted,
  '::before': { content: '', flex: 1, borderBlockStart: hairline },
  '::after': { content: '', flex: 1, borderBlockStart: hairline },
});
