import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';

import type { Word, Words } from './items-block';

/** Labels at entries of any list. */
const usual = {
  add: 'run.entry.add',
  edit: 'run.entry.edit',
  write: 'run.entry.write',
  remove: 'run.entry.remove',
  up: 'run.entry.up',
  down: 'run.entry.down',
  done: 'run.entry.done',
  only: 'run.entry.only',
  removed: 'run.entry.removed',
  save: 'run.entry.save',
  choose: 'run.entry.choose',
  chosen: 'run.entry.chosen',
  rate: 'run.entry.rate',
  refine: 'run.entry.refine',
  wish: 'run.entry.wish',
} as const satisfies Record<Word, MessageId>;

/** Names of an entry in its messages. */
export interface EntryNames {
  readonly title: string;
  /** @default the title */
  readonly item?: string;
  /** Its number from 1. */
  readonly at?: number;
}

/** Says what can be done with an entry, in a list's own words where it has some. */
export function useWords(own: Words = {}) {
  const intl = useIntl();
  return (word: Word, { title, item = title, at = 1 }: EntryNames = { title: '' }): string =>
    intl.formatMessage({ id: own[word] ?? usual[word] }, { title, item, at });
}
