import { appStyle, media } from '@constella/ui/tokens';

/** As tall as the sections are, measured at 1440, 1024, 768 and 360 px. */
const room = (wide: number, medium: number, narrow: number, small: number) =>
  appStyle({
    blockSize: wide,
    '@media': {
      '(max-width: 1099px)': { blockSize: medium },
      [media.narrow]: { blockSize: narrow },
      [media.small]: { blockSize: small },
    },
  });

export const nearRoom = room(1490, 1510, 2475, 2650);
export const farRoom = room(2045, 2425, 2650, 3765);
