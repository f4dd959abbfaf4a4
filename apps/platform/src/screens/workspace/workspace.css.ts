import { appStyle, media, vars } from '@constella/ui/tokens';

/** Widest the workspace gets. */
const widest = 1440;

export const page = appStyle({
  maxInlineSize: widest,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});

/** On paper there is nothing to press. */
export const pressed = appStyle({ '@media': { print: { display: 'none' } } });

export const panel = appStyle({ marginBlockStart: 0 });

/** A tab that fills the width. */
export const wide = appStyle({ paddingBlock: vars.space['20'] });

/** The form keeps its place while a long result is read. */
export const formPane = appStyle({
  position: 'sticky',
  insetBlockStart: vars.size.bar,
  maxBlockSize: `calc(100vh - ${vars.size.bar})`,
  overflowY: 'auto',
  // What has the focus stands above the foot of the form.
  scrollPaddingBlockEnd: 144,
  paddingBlockStart: vars.space['16'],
  paddingInlineEnd: vars.space['12'],
  scrollbarGutter: 'stable',
  '@media': {
    [media.narrow]: {
      position: 'static',
      maxBlockSize: 'none',
      overflowY: 'visible',
      paddingInlineEnd: 0,
    },
    print: { display: 'none' },
  },
});

/** Panes stand below each other: only the one the tab is about is there. */
export const hiddenStacked = appStyle({ '@media': { [media.narrow]: { display: 'none' } } });

export const resultPane = appStyle({
  minInlineSize: 0,
  minBlockSize: '60vh',
  paddingBlock: `${vars.space['20']} ${vars.space['40']}`,
  paddingInlineStart: vars.space['16'],
  '@media': { [media.narrow]: { paddingInlineStart: 0, minBlockSize: 0 } },
});

export const skeletonPanes = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  gap: vars.space['24'],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
