import { componentStyle } from '@constella/ui/tokens';

/** Takes no room, and no gap of its parent, while it is empty. */
export const place = componentStyle({ selectors: { '&:empty': { display: 'none' } } });
