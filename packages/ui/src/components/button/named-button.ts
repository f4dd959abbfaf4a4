import type { ReactNode } from 'react';

/** A picture alone says nothing to who cannot see it: beside an icon there are words or a name. */
export type NamedButton =
  | { icon?: undefined; iconEnd?: undefined }
  | { children: ReactNode }
  | { 'aria-label': string }
  | { 'aria-labelledby': string };
