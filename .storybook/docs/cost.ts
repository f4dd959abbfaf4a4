import type { ComponentSize } from '../../scripts/size/component-sizes';
import sizes from '../../packages/ui/sizes.json';

/**
 * The size importing a component alone adds to a page that has React; unknown until `npm run size`.
 */
export const costOf = (name: string): ComponentSize | undefined =>
  (sizes as Record<string, ComponentSize | undefined>)[name];

/** Bytes as kilobytes of 1,000, as bundlers print them. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
