import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { controlLine, type } from '../../tokens/type.js';

/** Edge of the marker. */
const mark = 24;
const hairline = vars.border.control;

export const list = componentStyle({ minInlineSize: 0 });

export const listOf = {
  horizontal: componentStyle({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space['12'],
    '@media': { [media.small]: { gap: vars.space['4'] } },
  }),
  vertical: componentStyle({ display: 'grid' }),
};

export const step = componentStyle({ position: 'relative', minInlineSize: 0 });

/** The line to the next step: done when this one is. */
const line = {
  content: '',
  background: vars.border.default,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
} as const;

export const stepOf = {
  horizontal: componentStyle({
    display: 'flex',
    flex: '1 1 auto',
    // Never less than the marker and its line.
    minInlineSize: mark + 16,
    gap: vars.space['12'],
    '@media': {
      [media.small]: { flexShrink: 1e6, minInlineSize: mark + 8, gap: vars.space['4'] },
    },
    selectors: {
      '&:last-child': { flexGrow: 0, minInlineSize: mark },
      // The lines, of the other steps and its own, give way before its words do.
      '&[data-current]': { flexShrink: 1 },
      '&:not(:last-child)::after': {
        ...line,
        flex: '1 1e6 24px',
        minInlineSize: 4,
        blockSize: 1,
        marginBlockStart: mark / 2,
      },
      '&[data-state="done"]:not(:last-child)::after': { background: vars.accent.solid },
    },
  }),
  vertical: componentStyle({
    paddingBlockEnd: vars.space['20'],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::after': {
        ...line,
        position: 'absolute',
        insetBlock: `${mark + 6}px 6px`,
        insetInlineStart: mark / 2,
        inlineSize: 1,
      },
      '&[data-state="done"]:not(:last-child)::after': { background: vars.accent.solid },
    },
  }),
};

/** Part pressed or read: marker and words. */
export const body = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['8'],
  minInlineSize: mark,
  borderRadius: vars.radius['6'],
  color: vars.text.default,
  textAlign: 'start',
  textDecoration: 'none',
});

export const pressable = componentStyle({
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.accent.text, textDecoration: 'none' } },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});

export const marker = componentStyle({
  ...type['12'],
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: mark,
  blockSize: mark,
  border: `1px solid ${hairline}`,
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const markerOf = {
  upcoming: componentStyle({ color: vars.text.muted }),
  current: componentStyle({
    borderColor: 'transparent',
    background: vars.accent.solid,
    color: vars.accent.onSolid,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
      },
    },
  }),
  done: componentStyle({ borderColor: vars.accent.border, color: vars.accent.text }),
  // Its own shape too: colour alone says nothing to many.
  error: componentStyle({
    borderRadius: vars.radius['6'],
    borderColor: vars.danger.border,
    color: vars.danger.text,
  }),
};

export const words = componentStyle({ display: 'grid', minInlineSize: 0 });

export const title = componentStyle({
  ...type['13'],
  lineHeight: controlLine,
  paddingBlock: 2,
  fontWeight: vars.weight.medium,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const titleOf = {
  upcoming: componentStyle({ color: vars.text.muted }),
  current: componentStyle({ color: vars.text.strong }),
  done: componentStyle({}),
  error: componentStyle({ color: vars.danger.text }),
};

export const description = componentStyle({
  ...type['12'],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

/** On a phone a track of markers and the words of the current step; the others are still read. */
export const fold = componentStyle({
  '@media': {
    [media.small]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      margin: -1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
