import { appStyle, type } from '@constella/ui/tokens';

/** Public pages are read, not worked in: 16 px. */
export const page = appStyle({ ...type['16'], paddingBlockEnd: 56 });
