import { appStyle, media, vars } from '@constella/ui/tokens';

/** On a phone it stays in sight while the text goes by. */
export const inSight = appStyle({
  '@media': {
    [media.small]: {
      position: 'fixed',
      insetBlockEnd: vars.space['16'],
      insetInlineEnd: vars.space['16'],
      zIndex: vars.layer.sticky,
      background: vars.surface.overlay,
      boxShadow: vars.shadow.menu,
    },
  },
});
