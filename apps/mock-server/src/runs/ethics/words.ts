import type { Locale } from '@constella/i18n';

import { libraryFiles } from '../assistants/shared/library.js';

/** Fields people need a professional's advice in. */
export const adviceFields = ['medical', 'legal', 'financial'] as const;

/** The words of a language that checks look for, as triggers. */
export interface EthicsWords {
  /** Attributes of people nobody may be ranked by. */
  readonly attributes: readonly string[];
  /** Words of advice, by the field it is of. */
  readonly advice: Readonly<Record<(typeof adviceFields)[number], readonly string[]>>;
}

const load = libraryFiles((name) => import(`./words/${name}.json`));

/** The words of a run's language, and English ones: many write a term in it. */
export const ethicsWords = (locale: Locale): Promise<EthicsWords[]> =>
  Promise.all([...new Set<Locale>([locale, 'en'])].map((one) => load<EthicsWords>(one)));
