import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
// What several lines change must come after the box of one.
import '../private/control.css.js';

export const textArea = componentStyle({
  display: 'block',
  minBlockSize: 88,
  paddingBlock: 7,
  resize: 'vertical',
  // Wrapped text follows the script's own line, which needs more air in some of them.
  lineHeight: vars.line['14'],
  '@media': { [media.coarse]: { lineHeight: vars.line['16'] } },
  selectors: { '&::placeholder': { color: vars.text.muted, opacity: 1 } },
});
