import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { appStyle, layers, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const editor = appStyle({ minInlineSize: 0 });

export const toolBar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  paddingBlock: vars.space['6'],
  paddingInline: vars.space['12'],
  borderBlockEnd: hairline,
  position: 'sticky',
  insetBlockStart: vars.size.bar,
  zIndex: vars.layer.sticky,
  background: vars.surface.raised,
});

export const tool = appStyle({
  selectors: {
    '&[aria-pressed="true"]': { background: vars.surface.active, color: vars.text.strong },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const gap = appStyle({ flex: 1 });

export const linkForm = appStyle({ display: 'grid', gap: vars.space['12'] });

export const linkActions = appStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space['8'],
});

export const host = appStyle({ minInlineSize: 0 });

export const plain = appStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** The sheet a text stands on, read or written: as wide as its panel, its lines no longer than is read well. */
export const page = appStyle({
  ...type['16'],
  display: 'block',
  paddingBlock: vars.space['20'],
  paddingInline: `${vars.space['24']} max(${vars.space['24']}, calc(100% - 76ch))`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { paddingInline: vars.space['16'] } },
  // The panel cuts what stands out of it.
  selectors: { '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius['6'] } },
});

const inside = (selector: string, rule: StyleRule) =>
  globalStyle(
    selector
      .split(',')
      .map((part) => `${page}${part.trimEnd()}`)
      .join(', '),
    { '@layer': { [layers.app]: rule } },
  );

// Needed by the editor: without it, the second of two spaces is lost.
inside('[contenteditable]', { whiteSpace: 'break-spaces', minBlockSize: '12rem' });
// A paragraph in another script has its own direction.
inside(' p, h2, h3, h4, h5, h6', { unicodeBidi: 'plaintext' });
export const letterless = appStyle({});
inside(` .${letterless}`, { unicodeBidi: 'normal' });
inside(' > * + *', { marginBlockStart: vars.space['12'] });
inside(' > * + h3', {
  ...type['18'],
  fontWeight: vars.weight.strong,
  marginBlockStart: vars.space['24'],
});
inside(' > h3:first-child', { ...type['18'], fontWeight: vars.weight.strong });
inside(' > * + h4', {
  ...type['16'],
  fontWeight: vars.weight.strong,
  marginBlockStart: vars.space['20'],
});
inside(' ul, ol', { paddingInlineStart: vars.space['24'] });
inside(' ul', { listStyle: 'disc' });
inside(' ol', { listStyle: 'decimal' });
inside(' li + li, li > * + *', { marginBlockStart: vars.space['4'] });
inside(' strong', { fontWeight: vars.weight.strong, color: vars.text.strong });
inside(' a', { color: vars.text.link, textDecorationLine: 'underline' });
inside(' blockquote', {
  paddingInlineStart: vars.space['12'],
  borderInlineStart: `2px solid ${vars.border.default}`,
  color: vars.text.muted,
});
inside(' code', { fontFamily: vars.font.mono, fontSize: type['13'].fontSize });
inside(' pre', {
  padding: vars.space['12'],
  border: hairline,
  borderRadius: vars.radius['8'],
  background: vars.surface.sunken,
  overflowX: 'auto',
  direction: 'ltr',
  whiteSpace: 'pre',
});
inside(' [data-table]', { overflowX: 'auto' });
inside(' table', { ...type['14'], borderCollapse: 'collapse', minInlineSize: '50%' });
inside(' th, td', {
  minInlineSize: '4em',
  paddingBlock: vars.space['6'],
  paddingInline: vars.space['12'],
  border: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside(' th', { fontWeight: vars.weight.strong, background: vars.surface.sunken });
inside(' [data-side="center"]', { textAlign: 'center' });
inside(' [data-side="right"]', { textAlign: 'end' });
inside(' .selectedCell', { background: vars.surface.active });
inside(' hr', { border: 0, borderBlockStart: hairline });
inside(' span[data-image]', {
  paddingInline: vars.space['4'],
  borderRadius: vars.radius['4'],
  background: vars.surface.active,
});
