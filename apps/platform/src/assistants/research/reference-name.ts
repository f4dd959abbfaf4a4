import type { Reference } from '@constella/api-client/contract';

import type { Intl } from '../../runs/blocks/block-base';

/** What a source is called: its title, or that nobody knows it. */
export const nameOf = ({ title, doi, url }: Reference, intl: Intl): string =>
  title || intl.formatMessage({ id: 'research.untitled' }, { of: doi || url || '…' });
