import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layers, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

/** Where a form's parts become one column: its own width counts, not the window's. */
const oneColumn = '(max-width: 479px)';

/** A long form: sections in one hairline panel. */
export const panel = {
  panel: componentStyle({
    containerType: 'inline-size',
    background: vars.surface.raised,
    border: hairline,
    borderRadius: vars.radius['12'],
  }),
  /** The panel, reaching both edges of a small screen. */
  bleed: componentStyle({
    containerType: 'inline-size',
    background: vars.surface.raised,
    border: hairline,
    borderRadius: vars.radius['12'],
    '@media': {
      [media.small]: {
        marginInline: `calc(${vars.size.gutter} * -1)`,
        borderInlineWidth: 0,
        borderRadius: 0,
      },
    },
  }),
  /** Inside a sheet or dialog, which is a surface already. */
  none: componentStyle({ containerType: 'inline-size' }),
};

/** The summary of errors, above the first section. */
export const summary = componentStyle({
  display: 'grid',
  gap: vars.space['8'],
  padding: `${vars.space['20']} ${vars.space['24']} 0`,
  '@container': { [oneColumn]: { padding: `${vars.space['16']} ${vars.space['16']} 0` } },
  selectors: { '&:empty': { display: 'none' } },
});

export const section = componentStyle({
  padding: `${vars.space['20']} ${vars.space['24']}`,
  '@container': { [oneColumn]: { padding: vars.space['16'] } },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
  selectors: { '& + &': { borderBlockStart: hairline } },
});

/**
 * Fields without a heading: a section in a form that is made of sections, whatever surface that has,
 * and nothing of their own among other things.
 */
export const untitled = componentStyle({
  selectors: { ':not(form) > &': { display: 'contents' } },
});

export const headingLine = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['4'],
});

export const heading = componentStyle({ ...type['14'], letterSpacing: 'normal' });

export const meta = componentStyle({
  ...type['14'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const hint = componentStyle({ ...type['13'], marginBlockStart: 1, color: vars.text.muted });

/** Two fields beside each other where there is room. */
export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space['16'],
  '@container': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A short form: fields one under another. */
export const stack = componentStyle({ display: 'grid', gap: vars.space['16'] });

/** Stays at the end of the window while a long form is scrolled. */
export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: vars.space['12'],
  padding: `${vars.space['12']} ${vars.space['24']}`,
  background: vars.surface.raised,
  borderBlockStart: hairline,
  borderEndStartRadius: `calc(${vars.radius['12']} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius['12']} - 1px)`,
  '@container': { [oneColumn]: { padding: `${vars.space['12']} ${vars.space['16']}` } },
});

// Nothing may cover a number to call in an emergency.
globalStyle(`form:has(a[href^="tel:"]) ${bar}`, {
  '@layer': { [layers.components]: { position: 'static' } },
});

// What gets the focus stays clear of it.
globalStyle(`html:has(${bar})`, {
  '@layer': { [layers.components]: { scrollPaddingBlockEnd: 96 } },
});

export const barLine = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space['8'],
  '@container': {
    [oneColumn]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
});

/** A small screen has no room to spare at its end: the buttons are all that stays there. */
export const draftHint = componentStyle({
  ...type['13'],
  flex: 1,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [oneColumn]: { display: 'none' } },
});
