import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { controlLine, type } from '../../tokens/type.js';

export const root = componentStyle({ minInlineSize: 0 });

/** Carries the hairline, which must not scroll away with the tabs, and the buttons at the row's ends. */
export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  // The hairline is painted: a border would move the underline off it.
  backgroundImage: `linear-gradient(${vars.border.hairline}, ${vars.border.hairline})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  backgroundSize: '100% 1px',
  '@media': {
    // Painted gradients vanish there.
    [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
  },
});

const fade = vars.space['24'];

// Tabs are padded by 6 px for a comfortable target and pulled back by as much, so that the words,
// and with them the underline, stand on the edge of what is above and below.
export const list = componentStyle({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  gap: vars.space['20'],
  marginInline: `calc(-1 * ${vars.space['6']})`,
  paddingInline: vars.space['6'],
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  selectors: {
    // Where it scrolls nothing stands beyond the hairline.
    '&:is([data-more-before], [data-more-after])': { marginInline: 0 },
    '&[data-more-before]': {
      maskImage: `linear-gradient(90deg, transparent, currentcolor ${fade})`,
    },
    '&[data-more-after]': {
      maskImage: `linear-gradient(270deg, transparent, currentcolor ${fade})`,
    },
    '&[data-reads="rtl"][data-more-before]': {
      maskImage: `linear-gradient(270deg, transparent, currentcolor ${fade})`,
    },
    '&[data-reads="rtl"][data-more-after]': {
      maskImage: `linear-gradient(90deg, transparent, currentcolor ${fade})`,
    },
    '&[data-more-before][data-more-after]': {
      maskImage: `linear-gradient(90deg, transparent, currentcolor ${fade}, currentcolor calc(100% - ${fade}), transparent)`,
    },
  },
});

/** Moves the row on. */
export const scroll = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: vars.control.small,
  color: vars.text.muted,
  borderRadius: vars.radius['6'],
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&:disabled': { visibility: 'hidden' },
  },
  '@media': { [media.coarse]: { display: 'none' } },
});

export const tab = componentStyle({
  ...type['14'],
  lineHeight: controlLine,
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space['6'],
  marginInline: `calc(-1 * ${vars.space['6']})`,
  paddingInline: vars.space['6'],
  paddingBlock: '9px 11px',
  fontWeight: vars.weight.medium,
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  transition: `color ${vars.time.feedback} ${vars.ease.in}`,
  selectors: {
    '&:hover:not(:disabled), &[data-state="active"]': { color: vars.text.strong },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius['6'] },
    '&[data-state="active"]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space['6'],
      insetBlockEnd: 0,
      blockSize: 2,
      borderStartStartRadius: 2,
      borderStartEndRadius: 2,
      background: vars.accent.solid,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-state="active"]::after': { background: 'Highlight' } },
    },
  },
});

export const count = componentStyle({
  ...type['12'],
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

/** A margin, not padding: the ring of a focused panel keeps clear of the hairline. */
export const panel = componentStyle({ marginBlockStart: vars.space['16'] });
