import { componentStyle } from '@constella/ui/tokens';

/** The second line of an error: what to do next. */
export const detail = componentStyle({ display: 'block' });
