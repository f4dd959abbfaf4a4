import { appStyle, vars } from '@constella/ui/tokens';

export const checks = appStyle({
  display: 'grid',
  gap: vars.space['4'],
  listStyle: 'disc',
  paddingInlineStart: vars.space['16'],
});

export const title = appStyle({ padding: `${vars.space['20']} ${vars.space['24']}` });

/** One sheet of paper: sections are divided by hairlines, lines no longer than can be read. */
export const section = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  padding: `${vars.space['16']} ${vars.space['24']} ${vars.space['20']}`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  overflowWrap: 'anywhere',
});

export const head = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
});

export const body = appStyle({ maxInlineSize: vars.size.reading });

export const field = appStyle({ inlineSize: '100%' });
