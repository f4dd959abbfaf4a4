import { appStyle, media } from '@constella/ui/tokens';

/** As tall as the sections are, measured at 1440, 1024, 768 and 360 px. */
export const room = appStyle({
  blockSize: 3540,
  '@media': {
    '(max-width: 1099px)': { blockSize: 3930 },
    [media.narrow]: { blockSize: 5110 },
    [media.small]: { blockSize: 6400 },
  },
});
