import { appStyle, vars } from '@constella/ui/tokens';

export const name = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minInlineSize: 0,
});

export const star = appStyle({ display: 'inline-flex', flex: 'none', color: vars.text.muted });
