import type { Locale } from '@constella/i18n';

import type { Texts } from '../../base/language/texts.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';

/** The seeded data a scenario changes, before the first request. */
export interface PreparationRoom {
  readonly store: Store;
  /** Whose account it is about. */
  readonly demo: RowOf<'users'>;
  /** The moment it is. */
  readonly now: number;
  /** The words of the data's language. */
  readonly texts: Texts;
  readonly locale: Locale;
}

/** Changes the seeded data. */
export type Preparation = (room: PreparationRoom) => void;
