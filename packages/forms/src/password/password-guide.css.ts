import { componentStyle, media, vars } from '@constella/ui/tokens';

export const guide = componentStyle({ display: 'grid', gap: vars.space['8'] });

export const rules = componentStyle({ display: 'grid', gap: vars.space['2'] });

const line = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space['6'] });

export const rule = {
  open: line,
  met: [line, componentStyle({ color: vars.success.text })].join(' '),
};

export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 12,
  blockSize: 12,
  selectors: {
    // An open rule is a small ring: the shape tells as much as the colour.
    '&:empty::before': {
      content: '""',
      inlineSize: 6,
      blockSize: 6,
      border: '1px solid currentColor',
      borderRadius: vars.radius.full,
    },
  },
});

export const strength = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
});

export const meter = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: vars.space['2'],
  flex: 1,
  maxInlineSize: 160,
});

const bar = (color: string) =>
  componentStyle({
    blockSize: 4,
    borderRadius: vars.radius.full,
    background: color,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  });

export const segment = {
  empty: bar(vars.surface.track),
  weak: bar(vars.danger.solid),
  fair: bar(vars.warning.solid),
  good: bar(vars.accent.solid),
  strong: bar(vars.success.solid),
};
